import type { Connection } from '#app/data/useConnection.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

/** What the last look-up of a company came to that found no contact. */
export const contactNotes: Record<Exclude<Suggestion['contact'], ''>, string> = {
  none: 'No public contact was found.',
  unreachable: 'The site did not answer. It will be tried again.',
}

/** How far a suggestion has come, for its row. */
export interface Stage {
  step: 'open' | 'waits' | 'looked up' | 'approved' | 'no contact'
  /** Stands in the place of its facts; '' for one that is still to be judged. */
  text: string
}

/**
 * @param status of the approval that it is part of, if there is one under way
 * @param leadName of the lead that was made of it
 */
export function stageOf(
  { approved, contact }: Pick<Suggestion, 'approved' | 'contact'>,
  { status, connection, leadName }: StageFacts,
): Stage {
  if (approved) {
    return { step: 'approved', text: leadName ? `Approved. Contact found: ${leadName}` : 'Approved.' }
  }
  if (status === 'queued' && connection !== 'online') {
    return { step: 'waits', text: 'Will be approved when you are back online' }
  }
  if (status) return { step: 'looked up', text: 'Looking up contacts…' }
  if (contact) return { step: 'no contact', text: contactNotes[contact] }
  return { step: 'open', text: '' }
}

interface StageFacts {
  status: Request['status'] | undefined
  connection: Connection
  leadName: string | undefined
}

/** What manual entry starts with for a company whose contact nobody found. */
export const knownOf = ({ companyName, website, industry, companySize, productId }: Suggestion) => ({
  company: companyName,
  companyUrl: website,
  industry,
  companySize,
  productId,
})
