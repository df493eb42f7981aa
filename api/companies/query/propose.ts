import { type Buyers, besides, buyersOf, type NamedTrades } from '#api/companies/trades/buyers.ts'
import { likelyTrades } from '#api/companies/trades/likely.ts'
import { isLoose, lineOf, narrowest, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { languages, wordsOf } from '#api/companies/trades/words.ts'
import type { Product } from '#db/model/entities/product.ts'
import { withoutAsides } from './asides.ts'
import { languagesOf, namedTrades } from './namedTrades.ts'

/** The number of trades that are proposed. */
const LEAST_PROPOSED = 3
const MOST_PROPOSED = 6

/** Trades with fewer of the first one's points come after the trades that often buy the same things as it. */
const LEAST_OF_FIRST = 0.05

/** The number of characters of a description that are read. */
const READ = 2_000

/** The fields of a product that the proposals are made from. */
type Described = Pick<Product, 'name' | 'description' | 'target_industry' | 'category' | 'keywords'> & {
  /** What the product does for a customer. */
  benefit?: string
}

/** How much each kind of hint says about who buys. */
const HINTS = {
  named: 10,
  subjects: 6,
  needing: 2,
  keywords: 2,
  served: 4,
  mentioned: 3,
  sold: 2,
} as const

/**
 * The trades that probably buy a product, best first: those at which most of its texts hint, by naming them or what they
 * need, whom they serve and what they do, and by words in which products for them are described, then trades that often
 * buy the same things.
 * @returns three to six ids; wide trades with many companies if the texts give no hint
 */
export function proposedBuyers(product: Described): string[] {
  const { hinted, sold } = hintsOf(product)
  const least = (hinted[0]?.got ?? 0) * LEAST_OF_FIRST
  const best = hinted.filter(({ got }) => got >= least).map(({ id }) => id)
  const others = best.flatMap((id) => [...tradesBelow(id), ...buyingAlike(id), ...besides(id)])
  const further = [...others, ...best.flatMap(siblings)].filter((id) => !isLoose(id) && !sold.includes(id))
  const all = [...best, ...further, ...hinted.map(({ id }) => id)]
  const proposed = [...new Set(all)].slice(0, MOST_PROPOSED)
  return proposed.length < LEAST_PROPOSED
    ? [...new Set([...proposed, ...USUAL])].slice(0, MOST_PROPOSED)
    : proposed
}

/** A trade at which texts hint, and how much: the points of all its hints. */
interface Hinted {
  id: string
  got: number
}

/** Trades with fewer points, or with fewer of the best one's, are probably named by chance. */
const LEAST_POINTS = 3
const LEAST_OF_BEST = 0.6
/** The number of trades that are searched if the texts only hint at who buys. */
const MOST_SEARCHED = 3

/**
 * The trades at which a product's texts hint clearly enough to search for them, with their weights from 0 to 1, the best
 * first; empty if they give no hint.
 */
export function hintedBuyers(product: Described): Buyers {
  const { hinted } = hintsOf(product)
  const most = hinted[0]?.got ?? 0
  const least = Math.max(LEAST_POINTS, most * LEAST_OF_BEST)
  const clear = hinted.filter(({ got }) => got >= least).slice(0, MOST_SEARCHED)
  return new Map(clear.map(({ id, got }) => [id, got / most]))
}

/** The trades at which a product's texts hint, best first, and those that sell the same. */
function hintsOf({ description, benefit = '', ...product }: Described): { hinted: Hinted[]; sold: string[] } {
  const whole = { ...product, description: `${description.slice(0, READ)}\n${benefit}`, asked: '' }
  const spoken = languagesOf(whole)
  const facts = { ...whole, description: withoutAsides(whole.description, spoken) }
  const named = namedTrades(facts, spoken)
  // A text of few words may be in another language than it seems, and who sells a thing may be its buyer after all.
  const attempts = [
    () => byHints(named),
    () => byHints(namedTrades(whole, spoken)),
    () => byHints(namedTrades(whole, languages)),
    () => [...new Set(named.sold)].map((id) => ({ id, got: 1 })),
  ]
  const hinted = firstWithSome(attempts)
  const said = new Set([...named.people, ...named.served.keys()])
  const narrow = new Set(narrowest(hinted.map(({ id }) => id).filter((id) => !isLoose(id) || said.has(id))))
  const telling = hinted.filter(({ id }) => narrow.has(id))
  const text = [facts.name, facts.description, facts.keywords].join('. ')
  const all = withLikely(telling.length > 0 ? telling : hinted, text, named.sold)
  return { hinted: all, sold: named.sold }
}

/** How much it says that a trade is likely to buy what is described like this, for a likelihood of 1. */
const LIKELY = 70
/** A text of fewer words says less: its likelihoods are those of a word or two. */
const ENOUGH_WORDS = 30
/** Less likely trades are not proposed. */
const LEAST_LIKELY = 0.01

/** Adds the trades that buy what other texts describe in such words. */
function withLikely(hinted: readonly Hinted[], text: string, sold: readonly string[]): Hinted[] {
  const points = new Map(hinted.map(({ id, got }) => [id, got]))
  const weight = LIKELY * Math.min(1, wordsOf(text).length / ENOUGH_WORDS) ** 1.5
  for (const { id, likelihood } of likelyTrades(text)) {
    if (likelihood < LEAST_LIKELY) break
    if (!sold.includes(id)) points.set(id, (points.get(id) ?? 0) + weight * likelihood)
  }
  return [...points].map(([id, got]) => ({ id, got })).sort((a, b) => b.got - a.got)
}

function firstWithSome(attempts: readonly (() => Hinted[])[]): Hinted[] {
  for (const attempt of attempts) {
    const found = attempt()
    if (found.length > 0) return found
  }
  return []
}

/** The trades at which a product's texts hint, those with most hints first, without those that sell the same. */
function byHints(named: NamedTrades): Hinted[] {
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
