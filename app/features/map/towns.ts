import { fold } from '#app/data/rows/searched.ts'
import { cityOf } from '#db/composer/city.ts'
import type { FindTown, Town } from '#db/model/leadPoint.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import { areaFinder } from './postcodes.ts'
import { linesOf } from './table.ts'

/** The table of towns has fiftieths of a degree. */
const PARTS_OF_A_DEGREE = 50

/** The languages in which an address may name its country. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl']

interface Line extends Point {
  country: string
}

/** About the radius of a town, and of the area of a postcode's first characters. */
const METRES = { town: 5_000, area: 15_000 }
/** A town that is not farther than this from the area of the postcode lies in it. */
const IN_AREA_KM = 40

/**
 * Finds the towns of addresses. Of several towns of one name it is the one in the country that the address names, or
 * the one to which the postcode belongs, or the largest. If the postcode belongs to none of them, as there are many
 * Neustadts and villages that no table has, it is the area of the postcode.
 * @param towns townTable of vite.map.ts
 * @param postcodes postcodes.txt
 */
export function townFinder(towns: string, postcodes: string): FindTown {
  const known = new Map<string, readonly Line[]>()
  const linesFor = (name: string) => {
    const lines = known.get(name) ?? linesOf(towns, name).map(toLine)
    known.set(name, lines)
    return lines
  }
  const areaOf = areaFinder(postcodes)
  return (address) => {
    const name = cityOf(address)
    const named = countryOf(address)
    const all = name ? linesFor(fold(name)) : []
    const lines = named ? all.filter(({ country }) => country === named) : all
    for (const line of lines) {
      const area = areaOf(address, line.country)
      if (area && kilometresBetween(area, line) < IN_AREA_KM) return townAt(line)
    }
    const [largest] = lines
    const country = named ?? largest?.country
    const area = country && areaOf(address, country)
    return area ? { ...area, metres: METRES.area } : largest && townAt(largest)
  }
}

const townAt = ({ latitude, longitude }: Line): Town => ({ latitude, longitude, metres: METRES.town })

const toLine = ([country = '', latitude, longitude]: readonly string[]): Line => ({
  country,
  latitude: Number(latitude) / PARTS_OF_A_DEGREE,
  longitude: Number(longitude) / PARTS_OF_A_DEGREE,
})

let countries: ReadonlyMap<string, string> | undefined

/** The code of the country that an address ends with; undefined if it names none. */
function countryOf(address: string): string | undefined {
  const last = address.split(/[,;\n]/).at(-1) ?? ''
  return knownCountries().get(fold(last).trim())
}

/** The codes of countries by their names, folded. They take a moment to compute, once. */
export function knownCountries(): ReadonlyMap<string, string> {
  countries ??= countryNames()
  return countries
}

function countryNames(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const [first, ...others] = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const found = letters
    .flatMap((one) => letters.map((other) => one + other))
    .flatMap((code): [string, string][] => {
      const name = first?.of(code)
      if (!name) return []
      const country = new Intl.Locale(`und-${code}`).region ?? code
      const names = [name, ...others.map((namesIn) => namesIn.of(code) ?? name)]
      return names.map((each) => [fold(each), country])
    })
  return new Map([...found, ['uk', 'GB'], ['usa', 'US']])
}
