import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { InvitedTo } from '#db/model/invitation.ts'
import { RegistrationState } from '#db/model/user.ts'

const Answer = v.object({ state: RegistrationState, invited: v.optional(v.nullable(InvitedTo), null) })
type Answer = v.InferOutput<typeof Answer>

/**
 * Whether a new person may create an account here, and who invites them to which team.
 * @param invitation the token of the link that they followed, or ''
 * @returns empty until the server has answered; without an answer, the registration itself reports the error
 */
export function useRegistration(invitation: string): Partial<Answer> {
  const [answer, setAnswer] = useState<Partial<Answer>>({})
  useEffect(() => {
    const query = new URLSearchParams({ invitation })
    call(Answer, 'GET', `/api/auth/registration?${query}`).then(setAnswer, () => setAnswer({}))
  }, [invitation])
  return answer
}
