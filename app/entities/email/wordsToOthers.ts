import type { Email } from '#db/model/entities/email.ts'
import type { Words } from './temporaryEmail.ts'

/** A letter is compared with so many at most. */
const MOST = 100

/** What a team's newest emails to other leads say. */
export const wordsToOthers = (emails: readonly Email[], leadId: number): Words[] =>
  emails
    .filter((email) => email.leadId !== leadId && !email.template)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MOST)
    .map(({ subject, body }) => ({ subject, body }))
