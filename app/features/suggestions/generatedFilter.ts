import { isUnread, type Lead, lacksContact } from '#db/model/entities/lead.ts'
import { scoreWord, type Thresholds } from '#db/model/score.ts'

/** The filter of generated leads: those for review by their match, or the approved ones. */
export const generatedFilters = ['all', 'high', 'medium', 'low', 'saved'] as const
export type GeneratedFilter = (typeof generatedFilters)[number]

export const filterLabels: Record<GeneratedFilter, string> = {
  all: 'All leads',
  high: 'High match',
  medium: 'Medium match',
  low: 'Low match',
  saved: 'Saved',
}

/**
 * The leads whose match has the filter's word by the person's thresholds; all leads for the other filters.
 */
export function matchFiltered(
  leads: readonly Lead[],
  filter: GeneratedFilter,
  thresholds: Thresholds,
): readonly Lead[] {
  if (filter === 'all' || filter === 'saved') return leads
  return leads.filter(({ matchScore }) => scoreWord(matchScore, thresholds) === filter)
}

/** Whether a lead was made from a company, and its contact was reviewed. */
export const isTakenOver = (lead: Lead): boolean =>
  lead.suggestionId !== null && !isUnread(lead) && !lacksContact(lead)
