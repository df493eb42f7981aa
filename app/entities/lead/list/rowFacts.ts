import { isScored, type Lead } from '#db/model/entities/lead.ts'
import { scoreOf } from '#db/model/score.ts'
import type { Column } from './columns.ts'

/**
 * The facts that a row on a phone can show besides name, role, status and next task; the rest is on the
 * lead's page.
 */
export const rowFacts = ['industry', 'companySize', 'matchScore'] as const satisfies readonly Column[]
export type RowFact = (typeof rowFacts)[number]

const known = new Map<string, readonly RowFact[]>()

/**
 * The facts among these columns, in order: the same array for the same facts, so that rows render again only when they
 * show others.
 */
export function rowFactsIn(columns: readonly Column[]): readonly RowFact[] {
  const facts = columns.flatMap((column) => rowFacts.find((fact) => fact === column) ?? [])
  const key = facts.join()
  const before = known.get(key)
  if (before) return before
  known.set(key, facts)
  return facts
}

/** The values of these facts for a lead, in a few words; '' if there are none. */
export const alsoShown = (lead: Lead, facts: readonly RowFact[]): string =>
  facts
    .map((fact) => {
      if (fact !== 'matchScore') return lead[fact]
      return isScored(lead) && `${scoreOf(lead.matchScore)}% match`
    })
    .filter(Boolean)
    .join(' · ')
