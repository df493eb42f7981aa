import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MOST_DIGITS = 3

/** The codes of regions by country and leading digits of the postcode: "DE 80". */
const byStart = new Map<string, string>()
const countries = new Set<string>()

for (const line of readFileSync(join(import.meta.dirname, 'postcodes.txt'), 'utf8').split('\n')) {
  const [country = '', own = '', ...starts] = line.split(' ')
  if (starts.length === 0 || country === '#') continue
  countries.add(country)
  for (const start of starts) byStart.set(`${country} ${start}`, `${country}-${own}`)
}

/** A postcode before the city: "80331 München". The city must end the address or a part of it (`PART_ENDS`). */
const BEFORE_CITY = /(?:^|[\s,-])(\d{3})\d{1,2}[\s,]+$/
const PART_ENDS = /^\s*(?:,|$)/
/** A postcode after the city: "Dallas, TX 75201-4702". */
const AFTER_CITY = /^[\s,]+(?:[A-Z]{2}\s+)?(\d{3})\d{1,2}(?:-\d{4})?(?:,|$)/

/**
 * The first three digits of the postcode beside the city in an address, which are enough to identify a region.
 * @returns '' if there is no postcode, or if postcodes do not identify regions in this country
 */
export function postcodeStartIn(address: string, city: string, country: string): string {
  if (!city || !countries.has(country)) return ''
  const at = address.lastIndexOf(city)
  if (at < 0) return ''
  const after = address.slice(at + city.length)
  const [, start = ''] =
    (PART_ENDS.test(after) && BEFORE_CITY.exec(address.slice(0, at))) || AFTER_CITY.exec(after) || []
  return start
}

/** The region ("DE-BY") of postcodes with these leading digits; '' if the digits do not identify one. */
export function regionOfPostcodes(start: string, country: string): string {
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const region = byStart.get(`${country} ${start.slice(0, digits)}`)
    if (region) return region
  }
  return ''
}
