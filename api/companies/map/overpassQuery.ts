import type { Kind } from './categories.ts'

/** Seconds that the server may work on a question, and bytes of memory. */
const SETTINGS = '[out:json][timeout:25][maxsize:67108864]'

/** More than are ever shown: the nearest of them are chosen here, since Overpass knows no order by distance. */
const MOST_BUSINESSES = 500
const MOST_PLACES = 50

/** From most to least likely meant. */
export const PLACES = ['city', 'town', 'borough', 'suburb', 'quarter', 'village', 'neighbourhood', 'hamlet']

/** Named businesses of these kinds around a point, in Overpass QL. @param radius metres */
export function businessesQuery(at: { latitude: number; longitude: number }, radius: number, kinds: Kind[]) {
  const around = `(around:${Math.round(radius)},${at.latitude},${at.longitude})`
  const statements = filtersOf(kinds).map((filter) => `nwr${filter}["name"]${around};`)
  return `${SETTINGS};(${statements.join('')});out center ${MOST_BUSINESSES};`
}

/** Places of one of these names, in Overpass QL. @param country ISO 3166 alpha-2; '' = anywhere */
export function placesQuery(names: string[], country: string) {
  const land = country ? `area["ISO3166-1"=${quoted(country)}]->.land;` : ''
  const within = country ? '(area.land)' : ''
  const statements = ['name', 'name:en'].flatMap((key) =>
    names.map((name) => `nwr["place"~"^(${PLACES.join('|')})$"]["${key}"=${quoted(name)}]${within};`),
  )
  return `${SETTINGS};${land}(${statements.join('')});out center ${MOST_PLACES};`
}

/** One filter per key: ["shop"~"^(bakery|pastry)$"]. */
function filtersOf(kinds: Kind[]): string[] {
  const values = new Map<string, Set<string>>()
  for (const { key, value } of kinds) values.set(key, (values.get(key) ?? new Set()).add(value))
  return [...values].map(([key, wanted]) => {
    if (wanted.has('')) return `[${quoted(key)}]`
    return `[${quoted(key)}~${quoted(`^(${[...wanted].join('|')})$`)}]`
  })
}

/** A string of Overpass QL; control characters mean nothing in a name. */
const quoted = (text: string) => `"${text.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')}"`
