import { tradesOfLabel } from './company.ts'
import { tree } from './trades.ts'

/** The number of dismissed companies from which on a trade counts as refused. */
const OFTEN = 2

/**
 * The trades of which people dismissed several companies for a product, and more than they approved.
 * @param decided the industries of the companies, as their publishers call them, and whether they were approved
 */
export function refusedTrades(
  decided: readonly { industry: string; approved: boolean }[],
): ReadonlySet<string> {
  const counts = new Map<string, { approved: number; dismissed: number }>()
  for (const { industry, approved } of decided) {
    for (const id of tradesOfLabel(industry)) {
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
