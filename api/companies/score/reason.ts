import type { Row } from '#api/companies/directory/reader.ts'
import { memberOf } from '#api/companies/query/industries.ts'
import { countryName } from '#api/companies/query/places.ts'
import type { Wish } from '#api/companies/query/query.ts'
import { speaksOf, type Topic } from '#api/companies/query/terms.ts'
import { stemsOf } from '#api/companies/query/tokens.ts'
import type { Fit } from './score.ts'

/**
 * Why a company was suggested, in one or two plain sentences that claim nothing beyond its entry: what and
 * where it is, which of its own words match, its size, and when that was true.
 */
export function reasoningFor(fit: Fit, wish: Wish): string {
  const { row } = fit
  const first = `${memberOf(row.industry)}${whereFact(row, wish)}${matchFact(fit, wish)}.`
  const second = [sizeFact(row, wish), row.asOf && `(as of ${row.asOf})`].filter(Boolean).join(' ')
  return second ? `${first} ${second}.` : first
}

function whereFact({ city, country }: Row, { place }: Wish) {
  const land = country && countryName(country)
  const where = [...new Set([city, land])].filter(Boolean).join(', ')
  if (!where) return ''
  const region = place && place.text === '' && place.label !== land ? ` (${place.label})` : ''
  return ` in ${where}${region}`
}

function matchFact(fit: Fit, wish: Wish) {
  const words = matchedWords(fit)
  const product = productName(wish.offers[0] ?? '')
  if (words.length > 0) return `; its profile names ${words.join(' and ')}, which suits ${product}`
  return fit.nearness === 1 ? `, in the industry you target with ${product}` : ''
}

/** The company's own tags, or else words of its description, that match what was looked for; at most two. */
function matchedWords({ row, matched }: Fit): string[] {
  const tags = row.tags ? row.tags.split(', ') : []
  const words = matched
    .filter((topic) => topic.weight >= 0.3 && !topic.narrows)
    .flatMap(
      (topic) => tags.find((tag) => speaksOf(stemsOf(tag), topic)) ?? wordingIn(row.description, topic),
    )
  const distinct = [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && other.includes(word)),
  )
  return distinct.slice(0, 2)
}

/** The words with which a text speaks of a topic, at most three in a row; none where it does not. */
function wordingIn(text: string, topic: Topic): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const runs = [3, 2, 1].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')))
  const wording = runs.find((run) => topic.stems.includes(stemsOf(run)))
  return wording ? [wording.toLowerCase()] : []
}

function productName(offer: string) {
  if (!offer || offer.length > 60) return 'your product'
  const plain = /^[A-Z][a-z]+(?:-[a-z]+)?(?: [a-z-]+)+$/.test(offer)
  return `your ${plain ? offer.charAt(0).toLowerCase() + offer.slice(1) : offer}`
}

function sizeFact({ size }: Row, { sizes, sizeAsked }: Wish) {
  if (!size || sizes.length === 0) return size
  if (sizeAsked) return `${size}, as you asked`
  const fits = sizes.some((wanted) => wanted === size)
  return fits ? `${size}, the size you aim for` : `${size}, where you aim for ${sizes.join(' or ')}`
}
