import { fold } from '#api/text/tokens.ts'
import { type CompanySize, companySizes } from '#db/model/entities/suggestion.ts'

/** The least and the most employees of each size, inclusive. */
const bands: Record<CompanySize, [number, number]> = {
  Small: [1, 50],
  Medium: [51, 500],
  Large: [501, Number.POSITIVE_INFINITY],
}

const names: Record<CompanySize, RegExp> = {
  Small: /\b(small|smaller|micro|tiny|startups?|start ups?|smes?|smbs?)\b/,
  Medium: /\b(medium|mid|midsize|midsized|midmarket|smes?|smbs?)\b/,
  Large: /\b(large|larger|big|enterprises?|corporates?|corporations?|multinationals?)\b/,
}

/**
 * The sizes in a product's "ideal company size": words ("Medium", "SMEs") or employees ("51-500", "500+", "up to 50").
 * @returns an empty list for "any" and for a text without a size
 */
export function sizesIn(text: string): CompanySize[] {
  const folded = fold(text)
  const named = companySizes.filter((size) => names[size].test(folded))
  const range = employeesIn(text)
  const sizes =
    named.length > 0 || !range ? named : companySizes.filter((size) => overlap(bands[size], range))
  return sizes.length === companySizes.length ? [] : sizes
}

function employeesIn(text: string): [number, number] | undefined {
  const numbers = (text.match(/\d[\d,.' ]*/g) ?? []).map((digits) => Number(digits.replace(/\D/g, '')))
  const [from, to] = numbers
  if (from === undefined) return undefined
  if (to !== undefined) return [from, to]
  if (/up to|under|below|less|fewer|<|max/i.test(text)) return [1, from]
  if (/\+|over|above|more|>|from|min|least/i.test(text)) return [from, Number.POSITIVE_INFINITY]
  return [from, from]
}

/** Two ranges that share only an end do not overlap: "50-200" is Medium. */
const overlap = ([low, high]: [number, number], [from, to]: [number, number]) =>
  from < to ? Math.min(high, to) > Math.max(low, from) : from >= low && from <= high

/**
 * How near a size is to the wanted ones: 1 if it is one of them, 0.5 next to one, else 0; 0.5 for an unknown size.
 */
export function sizeScore(size: string, wanted: CompanySize[]): number {
  const at = companySizes.findIndex((known) => known === size)
  if (at < 0) return 0.5
  const steps = Math.min(...wanted.map((name) => Math.abs(companySizes.indexOf(name) - at)))
  return steps === 0 ? 1 : steps === 1 ? 0.5 : 0
}
