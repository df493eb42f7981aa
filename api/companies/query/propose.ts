import { besides, buyersOf } from '#api/companies/trades/buyers.ts'
import { isLoose, narrowest, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { namedTrades } from './namedTrades.ts'
import type { ProductFacts } from './query.ts'

/** The number of trades that are proposed at most. */
const MOST_PROPOSED = 6

/** The number of characters of a description that are read. */
const READ = 2_000

/** The fields of a product that the proposals are made from. */
type Described = Pick<ProductFacts, 'name' | 'description' | 'target_industry' | 'category' | 'keywords'>

/**
 * The trades that probably buy a product, best first: those that its texts name or whose needs they name, then trades
 * that often buy the same things.
 * @returns one to six ids; wide trades with many companies if the texts give no hint
 */
export function proposedBuyers({ description, ...product }: Described): string[] {
  const named = namedTrades({ ...product, description: description.slice(0, READ), asked: '' })
  const derived = [...buyersOf(named)].sort(([, a], [, b]) => b - a).map(([id]) => id)
  const further = [
    ...named.audience,
    ...named.before,
    ...named.needing,
    ...named.keywords,
    ...named.mentioned,
  ]
  const direct = [...derived, ...further.filter((id) => !named.sold.includes(id))]
  const telling = narrowest(direct.filter((id) => !isLoose(id)))
  const best = telling.length > 0 ? telling : [...new Set(direct)]
  const alike = best.flatMap((id) => [...buyingAlike(id), ...besides(id)])
  const others = [...alike, ...best.flatMap(siblings)].filter(
    (id) => !isLoose(id) && !named.sold.includes(id),
  )
  const proposed = [...new Set([...best, ...others])].slice(0, MOST_PROPOSED)
  return proposed.length > 0 ? proposed : USUAL
}

const siblings = (id: string): readonly string[] => tradesBelow(tree().trades.get(id)?.parent ?? '')

/** Trades with many companies, for a product whose texts give no hint. */
const USUAL = ['retail', 'gastronomy', 'construction', 'making', 'transport', 'health']

/** The trades elsewhere in the tree that often buy the same things as a trade, the most alike first. */
const buyingAlike = (id: string): string[] =>
  [...(tree().trades.get(id)?.beside ?? [])].sort(([, a], [, b]) => b - a).map(([other]) => other)
