import { dueWords } from '#app/entities/task/due.ts'
import { type Lead, lacksContact } from '#db/model/entities/lead.ts'

/** How far the look-up of a lead's contact is, in words; '' if nothing is to be said. */
export function contactWords(lead: Lead, now: Date): string {
  const { contact, contactDueAt } = lead
  if (!lacksContact(lead)) return ''
  if (contact === 'pending') return 'Contact pending'
  if (contact === 'none') return 'No public contact was found'
  const isLater = contactDueAt !== null && contactDueAt > now.toISOString()
  return isLater
    ? `The site did not answer. It is tried again ${dueWords(contactDueAt, now)}`
    : 'The site did not answer'
}
