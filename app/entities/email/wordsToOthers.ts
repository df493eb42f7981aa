import type { Email } from '#db/model/entities/email.ts'
import { compared } from '#db/model/order.ts'
import type { Words } from './temporaryEmail.ts'

/** The maximum number of emails that a new one is compared with. */
const MOST = 100

/** The words of a team's newest emails to other leads. */
export const wordsToOthers = (emails: readonly Email[], leadId: number): Words[] =>
  emails
    .filter((email) => email.leadId !== leadId && !email.template)
    .toSorted((a, b) => compared(b.createdAt, a.createdAt))
    .slice(0, MOST)
    .map(({ subject, body }) => ({ subject, body }))
