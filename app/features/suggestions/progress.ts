import type { Connection } from '#app/data/useConnection.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'

/** The result of the last look-up of a company, if it found no contact. */
export const contactNotes: Record<Exclude<Suggestion['contact'], ''>, string> = {
  none: 'No public contact was found.',
  unreachable: 'The site did not answer. It will be tried again.',
}

/** The stage of a suggestion, for its row. */
export interface Stage {
  step: 'open' | 'waits' | 'looked up' | 'approved' | 'no contact'
  /** Shown in place of its facts; '' if it still has to be reviewed. */
  text: string
}

/**
 * @param status of its approval, if one is running
 * @param leadName of the lead that was made from it
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

/** The initial content of manual entry for a company without a found contact. */
export const knownOf = ({ companyName, website, industry, companySize, productId }: Suggestion) => ({
  company: companyName,
  companyUrl: website,
  industry,
  companySize,
  productId,
})
