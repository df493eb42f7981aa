import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fold } from '#api/text/tokens.ts'
import type { Point } from '#db/model/place.ts'
import { namesOfTown } from './towns.ts'

/** A town of the table, which covers towns from 1,000 inhabitants in most of Europe and North America. */
export interface Town extends Point {
  country: string
  /** The code of its region, "FR-34"; '' where the table has none. */
  region: string
  /** Inhabitants in thousands. */
  size: number
}

/** The table, which is searched as it is: most servers look for few towns, and reading all of them takes a second. */
let table: Buffer | undefined

function linesOfTable(): Buffer {
  table ??= readFileSync(join(import.meta.dirname, 'positions.txt'))
  return table
}

const NEW_LINE = 10

/** The towns with a name in a country, the largest first. @param name folded */
function townsNamed(name: string, country: string): Town[] {
  const lines = linesOfTable()
  const key = Buffer.from(`${country} ${name};`)
  const towns: Town[] = []
  for (let at = firstLine(key, rangeOf(country)); startsWith(at, key); ) {
    const end = lines.indexOf(NEW_LINE, at)
    const [latitude, longitude, size, own] = lines.toString('utf8', at + key.length, end).split(';')
    towns.push({
      country,
      region: own ? `${country}-${own}` : '',
      latitude: Number(latitude) / 100,
      longitude: Number(longitude) / 100,
      size: Number(size),
    })
    at = end + 1
  }
  return towns
}

const ranges = new Map<string, readonly [from: number, to: number]>()

/** Where the lines of a country are. */
function rangeOf(country: string): readonly [from: number, to: number] {
  const known = ranges.get(country)
  if (known) return known
  const all = [0, linesOfTable().length] as const
  // "!" follows the blank.
  const range = [
    firstLine(Buffer.from(`${country} `), all),
    firstLine(Buffer.from(`${country}!`), all),
  ] as const
  ranges.set(country, range)
  return range
}

/** Where the first line begins that is not before a key: the lines are sorted by their bytes. */
function firstLine(key: Buffer, [from, to]: readonly [from: number, to: number]): number {
  const lines = linesOfTable()
  let [low, high] = [from, to]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const start = middle > 0 ? lines.lastIndexOf(NEW_LINE, middle - 1) + 1 : 0
    const isBefore = lines.compare(key, 0, key.length, start, Math.min(start + key.length, lines.length)) < 0
    if (isBefore) low = lines.indexOf(NEW_LINE, start) + 1
    else high = start
  }
  return low
}

const startsWith = (at: number, key: Buffer): boolean => {
  const end = at + key.length
  return end <= linesOfTable().length && linesOfTable().compare(key, 0, key.length, at, end) === 0
}

/** Of towns with one name in a country, the largest is meant only if it is so many times larger than the others. */
const MUCH_LARGER = 5

/**
 * The town with this name in a country; undefined if there is none, or several and none of them is meant.
 * @param country ISO 3166 alpha-2
 * @param region the code of the region that it is in, or '' if that is not known
 */
export function townNamed(name: string, country: string, region = ''): Town | undefined {
  for (const one of namesOfTown(name)) {
    const [largest, ...others] = townsNamed(one, country)
    if (!largest) continue
    const there = region && [largest, ...others].find((town) => town.region === region)
    if (there) return there
    const isMeant = others.every(
      (town) => town.region === largest.region || town.size * MUCH_LARGER <= largest.size,
    )
    return isMeant ? largest : undefined
  }
  return undefined
}

/** The largest town with this name in any country that the table has. */
export function largestTownNamed(name: string): Town | undefined {
  countries ??= TWO_LETTERS.filter(isInTable)
  const all = countries
  const towns = namesOfTown(name).flatMap((one) =>
    all.flatMap((country) => townsNamed(one, country).slice(0, 1)),
  )
  return towns.toSorted((one, other) => other.size - one.size)[0]
}

/** The countries of the table. */
let countries: string[] | undefined

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const TWO_LETTERS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

function isInTable(country: string): boolean {
  const [from, to] = rangeOf(country)
  return from < to
}

/** The endings of Polish towns after "od", "w" and the like, and those of their names. */
const POLISH: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ach$/, ['e', 'y', 'a', 'i']],
  [/iu$/, ['']],
  [/ie$/, ['', 'a']],
  [/u$/, ['', 'e']],
  [/ia$/, ['', 'i', 'ie']],
  [/a$/, ['', 'o']],
  [/y$/, ['a', 'e']],
  [/i$/, ['', 'ia', 'a']],
  [/$/, ['e', 'a', 'o']],
]

/** A town as it is called, if a text has a Polish form of it: "poznan" for "Poznania". Others stay as they are. */
export function nominativeOf(town: string): string {
  if (largestTownNamed(town)) return town
  const folded = fold(town)
  for (const [ending, others] of POLISH) {
    if (!ending.test(folded)) continue
    const named = others.map((other) => folded.replace(ending, other)).find((name) => townNamed(name, 'PL'))
    if (named) return named
  }
  return town
}
