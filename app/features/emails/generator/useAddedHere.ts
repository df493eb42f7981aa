import { useRouter } from '@tanstack/react-router'
import type { TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'

interface Added {
  email: TemporaryEmail
  /** Its id in My Emails. */
  id: number
}

/** The email that was added last, with the entry of the browser's history in which that happened. */
let last: (Added & { entry: string | undefined; leadId: number }) | undefined

/**
 * The email to a lead that was added in this entry of the browser's history. Whoever opens it in My Emails and
 * comes back finds it where it was. A new visit begins without it.
 */
export function useAddedHere(leadId: number) {
  const { history } = useRouter()
  const entry = () => history.location.state.__TSR_key
  return {
    addedHere: (): Added | undefined =>
      last?.leadId === leadId && last.entry === entry() ? last : undefined,
    rememberAdded: (email: TemporaryEmail, id: number) => {
      last = { email, id, entry: entry(), leadId }
    },
  }
}
