import { besides, buyersOf, type NamedTrades } from '#api/companies/trades/buyers.ts'
import { isLoose, lineOf, narrowest, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { languages } from '#api/companies/trades/words.ts'
import type { Product } from '#db/model/entities/product.ts'
import { withoutAsides } from './asides.ts'
import { languagesOf, namedTrades } from './namedTrades.ts'

/** The number of trades that are proposed. */
const LEAST_PROPOSED = 3
const MOST_PROPOSED = 6

/** The number of characters of a description that are read. */
const READ = 2_000

/** The fields of a product that the proposals are made from. */
type Described = Pick<Product, 'name' | 'description' | 'target_industry' | 'category' | 'keywords'> & {
  /** What the product does for a customer. */
  benefit?: string
}

/** How much each kind of hint says about who buys. */
const HINTS = {
  named: 5,
  subjects: 3,
  needing: 2,
  keywords: 2,
  served: 1.5,
  mentioned: 1.5,
  sold: 2,
} as const

/**
 * The trades that probably buy a product, best first: those at which most of its texts hint, by naming them or what they
 * need, whom they serve and what they do, then trades that often buy the same things.
 * @returns three to six ids; wide trades with many companies if the texts give no hint
 */
export function proposedBuyers(product: Described): string[] {
  const { best, named } = hintedBuyers(product)
  const others = best.flatMap((id) => [...tradesBelow(id), ...buyingAlike(id), ...besides(id)])
  const further = [...others, ...best.flatMap(siblings)].filter(
    (id) => !isLoose(id) && !named.sold.includes(id),
  )
  const proposed = [...new Set([...best, ...further])].slice(0, MOST_PROPOSED)
  return proposed.length < LEAST_PROPOSED
    ? [...new Set([...proposed, ...USUAL])].slice(0, MOST_PROPOSED)
    : proposed
}

/** The trades at which a product's texts hint, best first; empty if they give no hint. */
export function hintedBuyers({ description, benefit = '', ...product }: Described) {
  const whole = { ...product, description: `${description.slice(0, READ)}\n${benefit}`, asked: '' }
  const spoken = languagesOf(whole)
  const facts = { ...whole, description: withoutAsides(whole.description, spoken) }
  const named = namedTrades(facts, spoken)
  // A text of few words may be in another language than it seems, and who sells a thing may be its buyer after all.
  const attempts = [
    () => byHints(named),
    () => byHints(namedTrades(whole, spoken)),
    () => byHints(namedTrades(whole, languages)),
    () => named.sold,
  ]
  const hinted = firstWithSome(attempts)
  const said = new Set([...named.people, ...named.served.keys()])
  const telling = narrowest(hinted.filter((id) => !isLoose(id) || said.has(id)))
  return { best: telling.length > 0 ? telling : hinted, named }
}

function firstWithSome(attempts: readonly (() => readonly string[])[]): readonly string[] {
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

/** The trades at which a product's texts hint, those with most hints first, without those that sell the same. */
function byHints(named: NamedTrades): string[] {
  const points = new Map<string, number>()
  const add = (ids: Iterable<string>, weight: number) => {
    for (const id of ids) points.set(id, (points.get(id) ?? 0) + weight)
  }
  const isNamed = [named.targets, named.audience, named.before].some((ids) => ids.length > 0)
  if (isNamed) for (const [id, weight] of buyersOf(named)) add([id], HINTS.named * weight)
  add(new Set([...named.audience, ...named.people, ...named.before]), HINTS.named)
  for (const hint of ['subjects', 'needing', 'keywords', 'mentioned'] as const) add(named[hint], HINTS[hint])
  for (const [id, weight] of named.served) add([id], HINTS.served * weight)
  for (const id of named.sold)
    if (!named.targets.includes(id) && !named.audience.includes(id)) add([id], -HINTS.sold)
  return [...points]
    .filter(([, got]) => got > 0)
    .map(([id]) => ({ id, got: pointsInLine(points, id) }))
    .sort((a, b) => b.got - a.got)
    .map(({ id }) => id)
}

/** The points of a trade and of the wider trades that contain it: farmers hint at dairy farms, where cows do, too. */
const pointsInLine = (points: ReadonlyMap<string, number>, id: string) =>
  lineOf(id)
    .filter((one) => one === id || !isLoose(one))
    .reduce((sum, one) => sum + Math.max(0, points.get(one) ?? 0), 0)

/** The other parts of a trade's wider trade. */
function siblings(id: string): readonly string[] {
  const parent = tree().trades.get(id)?.parent
  return parent ? tradesBelow(parent) : []
}

/** Trades with many companies, for a product whose texts give no hint. */
const USUAL = ['retail', 'gastronomy', 'construction', 'making', 'transport', 'health']

/** The trades elsewhere in the tree that often buy the same things as a trade, the most alike first. */
const buyingAlike = (id: string): string[] =>
  [...(tree().trades.get(id)?.beside ?? [])].sort(([, a], [, b]) => b - a).map(([other]) => other)
