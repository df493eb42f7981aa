import type { Point } from '#db/model/place.ts'
import { linesOf } from './table.ts'

/** The table of postcodes has tenths of a degree: about the size of the area of a postcode's first characters. */
export const PARTS_OF_A_DEGREE = 10

/** How a country writes its postcodes. */
interface Way {
  /** A postcode in an address. */
  code: RegExp
  /** How many of its characters the table has. */
  length: number
}

const way = (code: RegExp, length = 3): Way => ({ code, length })
const five = way(/(?<![\d-])\d{5}(?![\d-]*\d)/g)
const spaced = way(/(?<!\d)\d{3} ?\d{2}(?!\d)/g)
const four = way(/(?<!\d)\d{4}(?!\d)/g)

/** The countries whose postcodes are known. */
const WAYS: Readonly<Record<string, Way>> = {
  AT: four,
  AU: four,
  BE: four,
  CA: way(/(?<![A-Z\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])/gi),
  CH: four,
  CZ: spaced,
  DE: five,
  DK: four,
  ES: five,
  FI: five,
  FR: five,
  GB: way(/(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?(?= ?\d[A-Z]{2}(?![A-Z\d]))/gi),
  HU: four,
  IE: way(/(?<![A-Z\d])[A-Z]\d[\dW] ?[A-Z\d]{4}(?![A-Z\d])/gi),
  IT: { ...five, length: 4 },
  LU: { ...four, length: 2 },
  NL: way(/(?<!\d)\d{4} ?[A-Z]{2}(?![A-Z])/gi),
  NO: four,
  PL: way(/(?<!\d)\d{2}-\d{3}(?!\d)/g),
  PT: way(/(?<!\d)\d{4}-\d{3}(?!\d)/g),
  SE: spaced,
  SI: four,
  SK: spaced,
  US: way(/(?<![\d-])\d{5}(?:-\d{4})?(?!\d)/g),
}

/**
 * The first characters of a postcode, as the table has them; undefined in a country that it does not have.
 * @param code of Great Britain, what stands before the space
 */
export const codeDigits = (country: string, code: string): string | undefined =>
  WAYS[country] && code.replace(/[ -]/g, '').slice(0, WAYS[country].length).toUpperCase()

/**
 * Finds the area of the postcode of an address in a country; undefined if the address has none of that country.
 * @param table postcodes.txt
 */
export function areaFinder(table: string): (address: string, country: string) => Point | undefined {
  const known = new Map<string, Point | undefined>()
  return (address, country) => {
    const codes = WAYS[country] && address.match(WAYS[country].code)
    // The number of a house may look like a postcode, but stands before it.
    const code = codes?.at(-1)
    if (!code) return undefined
    const key = `${country} ${codeDigits(country, code)}`
    if (!known.has(key)) known.set(key, areaIn(table, key))
    return known.get(key)
  }
}

function areaIn(table: string, key: string): Point | undefined {
  const [line] = linesOf(table, key)
  if (!line) return undefined
  const [latitude, longitude] = line
  return {
    latitude: Number(latitude) / PARTS_OF_A_DEGREE,
    longitude: Number(longitude) / PARTS_OF_A_DEGREE,
  }
}
