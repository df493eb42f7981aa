import { type CompanySize, companySizes } from './entities/suggestion.ts'
import { plainWordsOf } from './text.ts'

/** The least and the most employees of each size, inclusive. */
const bands: Record<CompanySize, [number, number]> = {
  Small: [1, 50],
  Medium: [51, 500],
  Large: [501, Number.POSITIVE_INFINITY],
}

/** The words for each size in seven languages. */
const names: Record<CompanySize, RegExp> = {
  Small:
    /\b(?:small|smaller|micro|tiny|startups?|start ups?|smes?|smbs?|kleine?[nrs]?|kleinbetriebe?n?|kmu|petite?s?|tpe|pme|pequen[ao]s?|pymes?|piccol[aeio]|pmi|mkb|ma(?:le|lych)|msp)\b/,
  Medium:
    /\b(?:medium|mid|midsize|midsized|midmarket|smes?|smbs?|mittelstand|mittelstandisch\w*|mittlere?[nrs]?|mittelgross\w*|kmu|moyen(?:ne)?s?|pme|median[ao]s?|pymes?|medi[eo]|pmi|middelgrote?|mkb|sredni(?:e|ch)?|msp)\b/,
  Large:
    /\b(?:large|larger|big|enterprises?|corporates?|corporations?|multinationals?|grosse?[nrs]?|grossunternehmen|konzerne?n?|grandes|grandi|grands|grote|duz(?:e|ych))\b/,
}

/**
 * The sizes in a product's "ideal company size": words ("Medium", "SMEs") or employees ("51-500", "500+", "up to 50").
 * @returns an empty list for "any" and for a text without a size
 */
export function sizesIn(text: string): CompanySize[] {
  const folded = plainWordsOf(text).join(' ')
  const named = companySizes.filter((size) => names[size].test(folded))
  const range = employeesIn(text)
  const sizes =
    named.length > 0 || !range ? named : companySizes.filter((size) => overlap(bands[size], range))
  return sizes.length === companySizes.length ? [] : sizes
}

/** The words between what is sold and its buyers. */
const FOR_WHOM = /\s(?:for|für|pour|para|per|voor|dla)\s(.{3,80})/giu

/** The sizes of the buyers that a product's description names: "for small hotels". */
export const sizesFor = (description: string): CompanySize[] =>
  sizesIn([...description.matchAll(FOR_WHOM)].map(([, buyers = '']) => buyers.replace(/\d/g, '')).join(' '))

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
