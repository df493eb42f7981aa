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

interface Table {
  /** The towns with a name in a country, the largest first: "FR agde". */
  inCountry: Map<string, Town[]>
  byName: Map<string, Town>
}

let table: Table | undefined

/** Read with the first question, because it takes a moment and few searches need it. */
function towns(): Table {
  table ??= read()
  return table
}

function read(): Table {
  const inCountry = new Map<string, Town[]>()
  const byName = new Map<string, Town>()
  let country = ''
  for (const line of readFileSync(join(import.meta.dirname, 'positions.txt'), 'utf8').split('\n')) {
    if (line.startsWith('=')) country = line.slice(1)
    const [name = '', latitude, longitude, size, own] = line.split(';')
    if (own === undefined) continue
    const town = {
      country,
      region: own ? `${country}-${own}` : '',
      latitude: Number(latitude) / 100,
      longitude: Number(longitude) / 100,
      size: Number(size),
    }
    const key = `${country} ${name}`
    const same = inCountry.get(key)
    if (same) same.push(town)
    else inCountry.set(key, [town])
    if ((byName.get(name)?.size ?? -1) < town.size) byName.set(name, town)
  }
  return { inCountry, byName }
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
    const [largest, ...others] = towns().inCountry.get(`${country} ${one}`) ?? []
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

/** The largest town with this name in any country. */
export const largestTownNamed = (name: string): Town | undefined =>
  namesOfTown(name).flatMap((one) => towns().byName.get(one) ?? [])[0]

/** The endings of Polish towns after "od", "wokół" and the like, and those of their names. */
const POLISH: readonly (readonly [RegExp, readonly string[]])[] = [
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
