import type { Lead } from '#db/model/entities/lead.ts'
import { scoreOf } from '#db/model/score.ts'
import type { Column } from './columns.ts'

/** What a row of a phone may show beyond name, role, status and what is next; the rest is on the lead's page. */
export const rowFacts = ['industry', 'companySize', 'matchScore'] as const satisfies readonly Column[]
export type RowFact = (typeof rowFacts)[number]

/** Those of the columns that rows show, in their order. */
export const rowFactsIn = (columns: readonly Column[]): RowFact[] =>
  columns.flatMap((column) => rowFacts.find((fact) => fact === column) ?? [])

/** What is known of a lead of these, in a few words; '' for nothing. */
export const alsoShown = (lead: Lead, facts: readonly RowFact[]): string =>
  facts
    .map((fact) => (fact === 'matchScore' ? `${scoreOf(lead.matchScore)}% match` : lead[fact]))
    .filter(Boolean)
    .join(' · ')
