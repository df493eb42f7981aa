import { useState } from 'react'
import { isUnsaved, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'

/** Asks before words of the person are replaced that are not in My Emails. */
export function useReplacing(email: TemporaryEmail | undefined) {
  const [waiting, setWaiting] = useState<{ replace: () => void }>()
  return {
    isAsking: waiting !== undefined,
    /** Replaces the email, at once or after the person has said so. */
    ask(replace: () => void) {
      if (email && isUnsaved(email)) setWaiting({ replace })
      else replace()
    },
    confirm() {
      setWaiting(undefined)
      waiting?.replace()
    },
    cancel: () => setWaiting(undefined),
  }
}
