import { tradeIdsOf } from './company.ts'
import { tree } from './trades.ts'

/** The number of dismissed companies from which on a trade counts as refused. */
const OFTEN = 2

/** A company that a person approved or dismissed, with its publisher's label as the industry. */
export interface Decided {
  companyName: string
  industry: string
  /** ISO 3166 alpha-2. */
  country: string
  approved: boolean
}

/** The trades of which people dismissed several companies for a product, and more than they approved. */
export function refusedTrades(decided: readonly Decided[]): ReadonlySet<string> {
  const counts = new Map<string, { approved: number; dismissed: number }>()
  for (const { companyName: name, industry, country, approved } of decided) {
    for (const id of tradeIdsOf({ name, industry, country, description: '' })) {
      const count = counts.get(id) ?? { approved: 0, dismissed: 0 }
      if (approved) count.approved++
      else count.dismissed++
      counts.set(id, count)
    }
  }
  const refused = [...counts].filter(
    ([, { approved, dismissed }]) => dismissed >= OFTEN && dismissed > approved,
  )
  return new Set(refused.map(([id]) => id))
}

/** What a search says about refused trades; '' if there are none. */
export function refusedShown(refused: ReadonlySet<string>): string {
  const names = [...refused].map((id) => tree().trades.get(id)?.name ?? id)
  return names.length === 0 ? '' : `Last come those you dismissed more than once: ${names.join(', ')}.`
}
