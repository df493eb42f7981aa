import { stemsOf } from '#api/text/tokens.ts'
import { industries } from './industryTable.ts'

const known = Object.entries(industries).map(([name, { words, partOf }]) => ({
  name,
  partOf,
  title: stemsOf(name),
  phrases: [name, ...words.split(', ')],
  stems: [name, ...words.split(', ')].map(stemsOf),
}))

/**
 * The industries that a text speaks of.
 * @returns names of the table, such as "Logistics" for "trucking fleets"; the one alone for its exact name,
 * and the narrower one alone where both are meant ("veterinary clinics")
 */
export function industriesIn(text: string): string[] {
  const stems = stemsOf(text)
  const exact = known.find(({ title }) => title === stems)
  if (exact) return [exact.name]
  const found = known.filter((industry) => industry.stems.some((phrase) => stems.includes(phrase)))
  return found.filter(({ name }) => !found.some(({ partOf }) => partOf === name)).map(({ name }) => name)
}

const MOST_NAMED = 5_000
const named = new Map<string, string[]>()

/** As industriesIn, for what companies call their industry: the same few texts over and over. */
export function industriesNamed(industry: string): string[] {
  const before = named.get(industry)
  if (before) return before
  if (named.size >= MOST_NAMED) named.clear()
  const found = industriesIn(industry)
  named.set(industry, found)
  return found
}

/** The industries of a company: those of its industry, and the parts of them of which its entry speaks. */
export function industriesOf({ industry, entry }: { industry: string; entry: string }): string[] {
  const own = industriesNamed(industry)
  const parts = known.filter(({ partOf }) => partOf !== undefined && own.includes(partOf))
  const stems = parts.length > 0 ? stemsOf(entry) : ''
  return [
    ...own,
    ...parts.filter((part) => part.stems.some((phrase) => stems.includes(phrase))).map(({ name }) => name),
  ]
}

/** Industries, and those that they are the narrower names for: their companies may be entered under either. */
export const withParents = (names: string[]): string[] =>
  names.flatMap((name) => [name, industries[name]?.partOf ?? []].flat())

/** How near a company's industries are to the targets: 1 the same, 0 strangers. */
export function nearness(own: string[], targets: string[]): number {
  if (own.some((name) => targets.includes(name))) return 1
  return Math.max(
    0,
    ...targets.flatMap((target) => own.map((name) => industries[target]?.related?.[name] ?? 0)),
  )
}

/** What all of these industries make themselves; undefined where they run, grow, treat, teach or sell. */
export function makingOf(names: string[]): 'technology' | 'goods' | undefined {
  const [first, ...others] = names.map((name) => industries[name]?.makes)
  return others.every((makes) => makes === first) ? first : undefined
}

/** One company of an industry, in words: "Logistics company". */
export const memberOf = (industry: string) => industries[industry]?.member ?? `${industry} company`
