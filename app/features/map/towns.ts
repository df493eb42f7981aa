import { fold } from '#app/data/rows/searched.ts'
import { cityOf } from '#db/composer/city.ts'
import type { FindTown } from '#db/model/leadPoint.ts'

/** The table has fiftieths of a degree. */
const PARTS_OF_A_DEGREE = 50

/** The languages in which an address may name its country. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl']

interface Line {
  country: string
  latitude: number
  longitude: number
}

/**
 * Finds the towns of addresses in the table of towns. An address that names its country has a town there; otherwise it
 * is the largest town of that name.
 * @param table townTable of vite.map.ts
 */
export function townFinder(table: string): FindTown {
  const known = new Map<string, readonly Line[]>()
  const linesFor = (name: string) => {
    const lines = known.get(name) ?? linesOf(table, name)
    known.set(name, lines)
    return lines
  }
  return (address) => {
    const name = cityOf(address)
    if (!name) return undefined
    const country = countryOf(address)
    const lines = linesFor(fold(name))
    const line = country ? lines.find((each) => each.country === country) : lines[0]
    return line && { name, latitude: line.latitude, longitude: line.longitude }
  }
}

/** The lines of the table for a name, found by halving: the table is too long to be read for a few towns. */
function linesOf(table: string, name: string): Line[] {
  let low = 0
  let high = table.length - 1
  while (low < high) {
    const start = table.lastIndexOf('\n', (low + high) >> 1)
    if (table.slice(start + 1, table.indexOf(';', start)) < name) low = table.indexOf('\n', start + 1)
    else high = start
  }
  const lines: Line[] = []
  for (let at = low; table.startsWith(`\n${name};`, at); at = table.indexOf('\n', at + 1)) {
    const [country = '', latitude, longitude] = table
      .slice(at + name.length + 2, table.indexOf('\n', at + 1))
      .split(';')
    lines.push({
      country,
      latitude: Number(latitude) / PARTS_OF_A_DEGREE,
      longitude: Number(longitude) / PARTS_OF_A_DEGREE,
    })
  }
  return lines
}

let countries: ReadonlyMap<string, string> | undefined

/** The code of the country that an address ends with; undefined if it names none. */
function countryOf(address: string): string | undefined {
  const last = address.split(/[,;\n]/).at(-1) ?? ''
  countries ??= countryNames()
  return countries.get(fold(last).trim())
}

function countryNames(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names[0]?.of(code))
  const found = names.flatMap((namesIn) =>
    codes.flatMap((code): [string, string][] => {
      const name = namesIn.of(code)
      return name ? [[fold(name), new Intl.Locale(`und-${code}`).region ?? code]] : []
    }),
  )
  return new Map([...found, ['uk', 'GB'], ['usa', 'US']])
}
