import { isLoose, isWithin, lineOf, narrowest, tradesBelow, tree } from './trades.ts'

/** Trades that the texts of a product and of a search name, by where they do. */
export interface NamedTrades {
  /** In the target industry. */
  targets: string[]
  /** After "for", in the name or else in the description. */
  audience: string[]
  isInName: boolean
  /** Before what is sold: "hospital" of "Hospital beds". */
  before: string[]
  /** In the keywords of this one time, and in the product's own. */
  wished: string[]
  keywords: string[]
  /** Who sells the same. */
  sold: string[]
  /** Who buys what the product's words name, the most telling first. */
  needing: string[]
}

/** Who buys, by trade: 1 where the product names it, less where that follows from what it is. */
export type Buyers = ReadonlyMap<string, number>

/** Trades that a sentence names beside those of the target industry. */
const BESIDE = 0.8
/** What is left for the rest of a wide target ("Logistics") where the product tells which of it. */
const REST = 0.55
/** Where all of its parts buy alike. */
const REST_OF_ALIKE = 0.7
/** A part of a wide target that the product names or that needs it. */
const PART = 0.95
/** By needs alone. */
const NEEDED = 0.8

/**
 * Which trades buy a product: those of its target industry and those that its name and description name after "for",
 * narrowed to each other; else those that buy such things.
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

/** The trades that buy, each with its weight; the same one may come twice. */
function weighted(named: NamedTrades): Weighted[] {
  const { targets, audience, before, wished, needing } = named
  if (hasSome(targets)) return withinTargets(named)
  const meant = [...audience, ...before]
  if (hasSome(meant)) return each(narrowest(meant), 1)
  return hasSome(wished) ? each(narrowest(wished), 1) : each(needing, NEEDED)
}

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
  // "Health care" and "for veterinary clinics": the narrow trade is meant, wherever the tree has it.
  const isElsewhere = isWide && hasSome(outside) && meant.every(([, weight]) => weight === 1)
  const beside = isElsewhere ? PART : isInName ? BESIDE : 0
  return [
    ...meant.map(([id, weight]): Weighted => [id, isElsewhere ? REST : weight]),
    ...(beside > 0 ? each(outside, beside) : []),
    ...targets.map((id): Weighted => [id, hasSome(tradesBelow(id)) ? REST : REST_OF_ALIKE]),
  ]
}

const hasSome = (list: readonly unknown[]) => list.length > 0

/** Wide trades give way to their parts that the product names, or else to those that buy such things. */
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

/** What is left for the whole of a target where its parts have little in common: "Manufacturing". */
const LOOSE_WHOLE = 0.4

/**
 * How near a company's trades are to those that a product targets: 1 for a target, a part of it or a whole of which it
 * may be that part, less where their members often buy the same things, 0 for strangers.
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

/** How near a company's trade is to a buyer's: the same or a part of it, its whole, or beside it. */
export function nearnessOf(own: readonly { id: string; sure: number }[], buyers: Buyers): number {
  let best = 0
  for (const { id, sure } of own) {
    for (const [wanted, weight] of buyers) best = Math.max(best, sure * weight * stepsApart(id, wanted))
  }
  return best
}

/** Of a whole of few parts one may be meant. */
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

/** The trades that may be offered for a buyer's, beside it and its parts. */
export function besides(wanted: string): string[] {
  const parent = tree().trades.get(wanted)?.parent ?? ''
  const isAlike = tree().trades.get(parent)?.siblingsBuyAlike
  return parent ? [parent, ...(isAlike ? tradesBelow(parent).filter((id) => id !== wanted) : [])] : []
}
