import type { Connection } from '#app/data/useConnection.ts'
import { contactWords } from '#app/entities/lead/contact.ts'
import { isReachable, type Lead } from '#db/model/entities/lead.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

/** The result of an earlier look-up of a company that has no lead yet. */
export const contactNotes: Record<Exclude<Suggestion['contact'], ''>, string> = {
  none: 'No public contact was found.',
  unreachable: 'The site did not answer.',
}

/** The stage of a suggestion, for its row. */
export interface Stage {
  step: 'open' | 'waits' | 'looked up' | 'approved' | 'no contact'
  /** Shown in place of its facts; '' if it still has to be reviewed. */
  text: string
}

/**
 * @param status of its approval, if one is under way
 * @param lead the lead that was made from it
 */
export function stageOf(
  suggestion: Pick<Suggestion, 'approved' | 'contact'>,
  { status, connection, lead, now }: StageFacts,
): Stage {
  if (lead && lead.contact === 'pending' && status) {
    if (status === 'queued' && connection !== 'online')
      return { step: 'waits', text: 'Approved. Its contact is looked up when you are back online' }
    return { step: 'looked up', text: 'Approved. Looking up contacts…' }
  }
  if (lead) return { step: 'approved', text: `Approved. ${contactOf(lead, now)}`.trim() }
  if (suggestion.approved) return { step: 'approved', text: 'Approved.' }
  if (status === 'queued' && connection !== 'online') {
    return { step: 'waits', text: 'Will be approved when you are back online' }
  }
  if (status) return { step: 'looked up', text: 'Looking up contacts…' }
  if (suggestion.contact) return { step: 'no contact', text: contactNotes[suggestion.contact] }
  return { step: 'open', text: '' }
}

interface StageFacts {
  status: Request['status'] | undefined
  connection: Connection
  lead: Lead | undefined
  now: Date
}

const contactOf = (lead: Lead, now: Date): string =>
  isReachable(lead)
    ? `Contact found: ${lead.fullName || lead.email || lead.phoneNumber}`
    : contactWords(lead, now)
