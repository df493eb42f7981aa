import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { RegistrationState } from '#db/model/user.ts'

const Answer = v.object({ state: RegistrationState })

/**
 * Whether someone new may make an account here.
 * @param invitation the token of the link that they followed, or ''
 * @returns undefined until the server says so; where it does not, registering itself tells why
 */
export function useRegistration(invitation: string): RegistrationState | undefined {
  const [state, setState] = useState<RegistrationState>()
  useEffect(() => {
    const query = new URLSearchParams({ invitation })
    call(Answer, 'GET', `/api/auth/registration?${query}`).then(
      (answer) => setState(answer.state),
      () => setState(undefined),
    )
  }, [invitation])
  return state
}
