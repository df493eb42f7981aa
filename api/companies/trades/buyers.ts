import { isLoose, isWithin, lineOf, narrowest, tradesBelow, tree } from './trades.ts'

/** The trades that the texts of a product and of a search name, by the place in the text. */
export interface NamedTrades {
  /** In the target industry. */
  targets: string[]
  /** After "for", in the name or else in the description. */
  audience: string[]
  isInName: boolean
  /** After "for", also by the people of a trade: "Bauern". */
  people: string[]
  /** Before the thing that is sold: "hospital" in "Hospital beds". */
  before: string[]
  /** In the keywords of this search, and in the product's own. */
  wished: string[]
  keywords: string[]
  /** Trades that sell the same. */
  sold: string[]
  /** Trades that buy the things in the product's texts. */
  needing: string[]
  /** At the beginning of sentences of the description. */
  subjects: string[]
  /**
   * Trades whose guests, staff, tools or work the name or the description names, and how much the words for these say:
   * 1 for each word of this trade alone.
   */
  served: ReadonlyMap<string, number>
  /** Anywhere in the description. */
  mentioned: string[]
}

/** The trades that buy, with weights: 1 if the product names the trade, less if it is inferred from the product. */
export type Buyers = ReadonlyMap<string, number>

/** The weight of trades that a product's name adds to those of the target industry. */
const BESIDE = 0.8
/** The weight of the rest of a wide target ("Logistics") if the product says which part of it buys. */
const REST = 0.55
/** The same weight if all parts of the target buy alike. */
const REST_OF_ALIKE = 0.7
/** The weight of a part of a wide target that the product names or that needs the product. */
const PART = 0.95
/** The weight of a trade that is inferred from its needs alone. */
const NEEDED = 0.8
/** The weight of a trade that the description only mentions. */
const MENTIONED = 0.75

/**
 * The trades that buy a product: those of its target industry and those that its name and description name after "for",
 * each narrowed by the other. If there are none, the trades that buy such things.
 */
export function buyersOf(named: NamedTrades): Buyers {
  const buyers = new Map<string, number>()
  for (const [id, weight] of weighted(named)) buyers.set(id, Math.max(weight, buyers.get(id) ?? 0))
  for (const id of named.sold) {
    if (!named.targets.includes(id) && !named.audience.includes(id)) buyers.delete(id)
  }
  return buyers
}

type Weighted = [id: string, weight: number]

const each = (ids: readonly string[], weight: number): Weighted[] => ids.map((id) => [id, weight])

/** The trades that buy, with their weights. A trade may occur twice. */
function weighted(named: NamedTrades): Weighted[] {
  const { targets, audience, before, wished, needing } = named
  if (hasSome(targets)) return withinTargets(named)
  const meant = [...audience, ...before]
  if (hasSome(meant)) return each(narrowest(meant), 1)
  if (hasSome(wished)) return each(narrowest(wished), 1)
  return hasSome(needing) ? each(needing, NEEDED) : each(narrowest(mentionedFirst(named)), MENTIONED)
}

const mentionedFirst = ({ subjects, served, mentioned }: NamedTrades): readonly string[] =>
  [subjects, [...served.keys()], mentioned].map((ids) => ids.filter((id) => !isLoose(id))).find(hasSome) ?? []

function withinTargets({
  targets,
  audience,
  before,
  wished,
  keywords,
  isInName,
  needing,
}: NamedTrades): Weighted[] {
  const named = targets.filter((id) => audience.includes(id) || before.includes(id))
  const hinted = [...wished, ...audience, ...before, ...keywords]
  const meant = narrowed(hasSome(named) ? named : targets, hinted, needing)
  const outside = audience.filter((id) => !targets.some((other) => isWithin(id, other)))
  const isWide = targets.every((id) => hasSome(tradesBelow(id)))
  // "Health care" with "for veterinary clinics" means the narrow trade, even if it is elsewhere in the tree.
  const isElsewhere = isWide && hasSome(outside) && meant.every(([, weight]) => weight === 1)
  const beside = isElsewhere ? PART : isInName ? BESIDE : 0
  return [
    ...meant.map(([id, weight]): Weighted => [id, isElsewhere ? REST : weight]),
    ...(beside > 0 ? each(outside, beside) : []),
    ...targets.map((id): Weighted => [id, hasSome(tradesBelow(id)) ? REST : REST_OF_ALIKE]),
  ]
}

const hasSome = (list: readonly unknown[]) => list.length > 0

/** Prefers the parts of wide trades that the product names, or else those that buy such things. */
function narrowed(targets: string[], hinted: readonly string[], needing: readonly string[]): Weighted[] {
  const partsIn = (id: string) => {
    const isPart = (other: string) => other !== id && isWithin(other, id)
    const parts = narrowest(hinted.filter(isPart))
    return hasSome(parts) ? parts : narrowest(needing.filter((other) => isWithin(other, id)))
  }
  const found = targets.map((id) => ({ id, parts: partsIn(id) }))
  const isNarrowed = found.some(({ parts }) => hasSome(parts))
  return found.flatMap(({ id, parts }): Weighted[] => {
    if (!isNarrowed || parts.includes(id)) return [[id, 1]]
    const rest = tree().trades.get(id)?.siblingsBuyAlike || !hasSome(tradesBelow(id)) ? REST_OF_ALIKE : REST
    return [...each(parts, PART), [id, rest]]
  })
}

/** How near a loose trade is to a target that is a part of it: "Manufacturing". */
const LOOSE_WHOLE = 0.4

/**
 * How near a company's trades are to the targets of a product. It is 1 for a target, a part of it, or a wider trade
 * that contains it; less if that wider trade is loose, and for a trade that often buys the same things; 0 for any
 * other.
 */
export const nearnessToTargets = (own: readonly string[], targets: readonly string[]): number =>
  Math.max(0, ...targets.flatMap((target) => own.map((id) => toTarget(id, target))))

function toTarget(own: string, target: string): number {
  if (isWithin(own, target)) return 1
  const wider = lineOf(own)
  const beside = lineOf(target).flatMap((id) => {
    const weights = tree().trades.get(id)?.beside
    return wider.map((other) => weights?.get(other) ?? 0)
  })
  const most = Math.max(0, ...beside)
  if (most > 0 || !isWithin(target, own)) return most
  return isLoose(own) ? LOOSE_WHOLE : 1
}

/**
 * How near a company's trades are to those that buy: 1 for the same or a part of it, less for a wider trade or a
 * sibling.
 */
export function nearnessOf(own: readonly { id: string; sure: number }[], buyers: Buyers): number {
  let best = 0
  for (const { id, sure } of own) {
    for (const [wanted, weight] of buyers) best = Math.max(best, sure * weight * stepsApart(id, wanted))
  }
  return best
}

/** The company of a wider trade with so few parts may belong to the wanted part. */
const FEW_PARTS = 4
const WHOLE = 0.62
const BESIDES = 0.6

function stepsApart(own: string, wanted: string): number {
  if (isWithin(own, wanted)) return 1
  if (isWithin(wanted, own)) {
    const parts = tradesBelow(own).length
    if (lineOf(wanted).indexOf(own) !== 1) return 0.3
    return tree().trades.get(own)?.siblingsBuyAlike || parts <= FEW_PARTS ? WHOLE : 0.4
  }
  const parent = tree().trades.get(own)?.parent
  const isBeside =
    parent && parent === tree().trades.get(wanted)?.parent && tree().trades.get(parent)?.siblingsBuyAlike
  return isBeside ? BESIDES : 0
}

/** The trades that may be suggested in addition to a wanted trade and its parts. */
export function besides(wanted: string): string[] {
  const parent = tree().trades.get(wanted)?.parent ?? ''
  const isAlike = tree().trades.get(parent)?.siblingsBuyAlike
  return parent ? [parent, ...(isAlike ? tradesBelow(parent).filter((id) => id !== wanted) : [])] : []
}
