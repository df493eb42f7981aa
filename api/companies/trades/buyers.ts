import { LEAST_TELLING, tradesOfLabel } from './company.ts'
import { foldedLabel, isWithin, lineOf, narrowest, tradesBelow, tree } from './trades.ts'
import { type Found, type Language, languages, spokenIn, wordsOf } from './words.ts'

/** What of a product and its search says who buys. */
export interface BuyerFacts {
  name: string
  description: string
  target_industry: string
  keywords: string
  category: string
  /** Asked for this one time. */
  asked: string
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

/** The word between what is sold and whom it is for. */
const forWhom: Record<Language, string> = {
  en: 'for|to help|used by|made for|built for',
  de: 'für|fuer',
  fr: 'pour|destinés? aux|à destination des',
  es: 'para',
  it: 'per',
  nl: 'voor',
  pl: 'dla',
}

/** Words before which "for whom" ends. */
const ENDS = /[.:;!?\n(–—]|,\s(?=\p{L}+(?:ed|ing|t)\b)|\s(?:with|mit|avec|con|met|z)\s/u

/**
 * Which trades buy a product: those of its target industry and those that its name and description name after "for",
 * narrowed to each other; else those that buy such things.
 */
export function buyersOf(facts: BuyerFacts): Buyers {
  const said = saidOf(facts)
  const buyers = new Map<string, number>()
  for (const [id, weight] of weighted(said, facts)) buyers.set(id, Math.max(weight, buyers.get(id) ?? 0))
  for (const id of said.sold) {
    if (!said.targets.includes(id) && !said.audience.includes(id)) buyers.delete(id)
  }
  return buyers
}

/** Trades that a product's texts name, by where they do. */
interface Said {
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
}

function saidOf({ name, description, target_industry: target, keywords, asked }: BuyerFacts): Said {
  const spoken = spokenIn(`${name}. ${description}. ${target}. ${keywords}`)
  const inName = tradesNamedIn(audienceIn(name, spoken), spoken)
  return {
    targets: targetsIn(target, spoken),
    audience: hasSome(inName) ? inName : tradesNamedIn(audienceIn(description, spoken), spoken),
    isInName: hasSome(inName),
    before: tradesBefore(name, spoken),
    wished: tradesIn(asked, spoken),
    keywords: tradesIn(keywords, spoken),
    sold: soldBy(name, spoken),
  }
}

type Weighted = [id: string, weight: number]

const each = (ids: readonly string[], weight: number): Weighted[] => ids.map((id) => [id, weight])

/** The trades that buy, each with its weight; the same one may come twice. */
function weighted(said: Said, facts: BuyerFacts): Weighted[] {
  const { targets, audience, before, wished } = said
  if (hasSome(targets)) return withinTargets(said, facts)
  const named = [...audience, ...before]
  if (hasSome(named)) return each(narrowest(named), 1)
  return hasSome(wished) ? each(narrowest(wished), 1) : each(needsOf(facts), NEEDED)
}

function withinTargets(said: Said, facts: BuyerFacts): Weighted[] {
  const { targets, audience, before, wished, keywords, isInName } = said
  const named = targets.filter((id) => audience.includes(id) || before.includes(id))
  const hinted = [...wished, ...audience, ...before, ...keywords]
  const meant = narrowed(hasSome(named) ? named : targets, hinted, needsOf(facts))
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

/** So many words of an audience may stand before whom it names: "small and independent hotels". */
const MOST_BEFORE = 3

/** The trades of audiences that name them at once; a trade that a later word happens to name is not meant. */
function tradesNamedIn(audiences: string[], spoken: readonly Language[]): string[] {
  return audiences.flatMap((text) => {
    const found = wordsFound(text, spoken)
    return found.some(({ start }) => start < MOST_BEFORE) ? found.flatMap(({ value }) => value) : []
  })
}

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

const anyIndustry =
  /^\W*(any|all|every|other|various|general|none|alle|tous|toutes|todos|tutti|wszystkie)?\b/i

/** The trades of a target industry: one of a publisher's industries, or in the person's own words. */
function targetsIn(target: string, spoken: readonly Language[]): string[] {
  const text = target.trim()
  if (!text || (anyIndustry.exec(text)?.[1] && wordsOf(text).length < 3)) return []
  const label = tree().labels.get(foldedLabel(text))
  if (label) return label
  // A word of its own in a comma's place keeps apart what it parts.
  const parted = text.replace(/[,;/|]/g, ' 0 ')
  const found = telling(wordsFound(parted, spoken)).flatMap(({ value }) => value)
  return hasSome(found) ? narrowest(found) : tradesOfLabel(text)
}

/** Without the words for any business right beside others: the "industry" of "beverage industry". */
const telling = (found: Found<string[]>[]): Found<string[]>[] =>
  found.filter(
    ({ value, start, end }) =>
      !value.every((id) => LEAST_TELLING.has(id)) ||
      !found.some((other) => other.end === start || other.start === end),
  )

/** The trades of which a text speaks, in its language; where it has none of them there in any. */
const tradesIn = (text: string, spoken: readonly Language[]): string[] => [
  ...new Set(wordsFound(text, spoken).flatMap(({ value }) => value)),
]

function wordsFound(text: string, spoken: readonly Language[]): Found<string[]>[] {
  for (const tongues of [spoken, ['en'] as const, languages]) {
    const found = tree().words.foundIn(text, tongues)
    if (found.length > 0) return found
  }
  return []
}

/** The trades that a search's own keywords mean, by their names or by what they sell; none for any shop or office. */
export function tradesWished(keywords: string): string[] {
  const named = tradesIn(keywords, spokenIn(keywords)).filter((id) => !LEAST_TELLING.has(id))
  if (hasSome(named)) return narrowest(named)
  return tree()
    .goods.foundIn(keywords, ['en'])
    .map(({ value }) => value)
}

const MOST_SENTENCES = 4

/** What stands after "for": "cafés and bakeries" of "Cups for cafés and bakeries with a print". */
function audienceIn(text: string, spoken: readonly Language[]): string[] {
  const between = spoken.map((language) => forWhom[language]).join('|')
  const pattern = new RegExp(`(?<=\\s)(?:${between})\\s+(.{3,140})`, 'giu')
  return text
    .split(/(?<=[.!?])\s+/)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => [...sentence.matchAll(pattern)].map(([, rest = '']) => rest.split(ENDS)[0] ?? ''))
}

/** Where a product's name ends, or who it is for begins. */
function headOf(name: string, spoken: readonly Language[]): string {
  const between = spoken.map((language) => forWhom[language]).join('|')
  return name.split(new RegExp(`\\s(?:${between})\\s`, 'iu'))[0] ?? ''
}

/** The buyers that a name puts before the thing itself: "hospital" of "Hospital beds". */
function tradesBefore(name: string, spoken: readonly Language[]): string[] {
  const head = headOf(name, spoken)
  const last = wordsOf(head).length
  return tree()
    .words.foundIn(head, spoken)
    .filter(({ end, value }) => end < last && value.length === 1)
    .flatMap(({ value }) => value)
}

/** Who sells the same: "cleaning company" of "Window cleaning", which ends in what it is. */
function soldBy(name: string, spoken: readonly Language[]): string[] {
  const head = headOf(name, spoken)
  const last = wordsOf(head).length
  return tree()
    .words.foundIn(head, spoken)
    .filter(({ end, value }) => end === last && value.length === 1)
    .flatMap(({ value }) => value)
}

const LEAST_NEED = 2

/**
 * The trades that buy what a product's words name, the most telling first: its name counts twice, and a phrase of
 * several words as many times.
 */
function needsOf({ name, description, keywords, category, asked }: BuyerFacts): string[] {
  const points = new Map<string, number>()
  const count = (text: string, weight: number) => {
    const seen = new Set<string>()
    for (const { value, start, end } of tree().needs.foundIn(text, languages)) {
      const once = `${value} ${wordsOf(text).slice(start, end).join(' ')}`
      if (seen.has(once)) continue
      seen.add(once)
      points.set(value, (points.get(value) ?? 0) + weight * (end - start))
    }
  }
  count(name, 2)
  count(`${keywords}, ${category}, ${asked}`, 1)
  count(description, 1)
  const most = Math.max(0, ...points.values())
  if (most < LEAST_NEED) return []
  return [...points].filter(([, got]) => got >= most * 0.6).map(([id]) => id)
}

/** Whether English words name those who do a trade: "physiotherapists". */
export const namesTrade = (text: string): boolean => tree().words.foundIn(text, ['en']).length > 0

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
