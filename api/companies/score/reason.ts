import { countryName } from '#api/companies/query/places.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import { mentions, type Term } from '#api/companies/query/terms.ts'
import { memberOf, namesMember, readableLabel } from '#api/companies/trades/company.ts'
import { stemsOf } from '#api/text/tokens.ts'
import { type CompanyFacts, PLAUSIBLE_TRADE, type ScoredCompany } from './score.ts'

/**
 * The reason why a company was suggested, in one or two plain sentences that claim nothing beyond its entry: its trade
 * and place, which of its own words match, its size, and the date of these facts.
 */
export function reasonFor(scored: ScoredCompany, parsed: ParsedQuery): string {
  const { company } = scored
  const first = `${kindOf(company)}${whereFact(company, parsed)}${matchFact(scored, parsed)}.`
  const second = [sizeFact(company, parsed), company.asOf && `(as of ${company.asOf})`]
    .filter(Boolean)
    .join(' ')
  return second ? `${first} ${second}.` : first
}

function kindOf({ industry }: CompanyFacts) {
  const label = readableLabel(industry)
  return namesMember(label) ? label : label ? memberOf(label) : 'Company'
}

function whereFact({ city, country }: CompanyFacts, { place }: ParsedQuery) {
  const land = country && countryName(country)
  const where = [...new Set([city, land])].filter(Boolean).join(', ')
  if (!where) return ''
  const region = place && place.text === '' && place.label !== land ? ` (${place.label})` : ''
  return ` in ${where}${region}`
}

function matchFact(scored: ScoredCompany, parsed: ParsedQuery) {
  const words = matchedWords(scored)
  const product = productName(parsed.offers[0] ?? '')
  if (words.length > 0) return `; its profile names ${words.join(' and ')}, which suits ${product}`
  if (scored.nearness === 1 && parsed.industryText) return `, in the industry you target with ${product}`
  return scored.nearness >= PLAUSIBLE_TRADE ? `, a trade that may buy ${product}` : ''
}

/** At most two of the company's tags, or words of its description, that match a term of the query. */
function matchedWords({ company, matched }: ScoredCompany): string[] {
  const tags = company.tags ? company.tags.split(', ') : []
  const words = matched
    .filter((term) => term.weight >= 0.3 && !term.narrows)
    .flatMap(
      (term) => tags.find((tag) => mentions(stemsOf(tag), term)) ?? wordingIn(company.description, term),
    )
  const distinct = [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && other.includes(word)),
  )
  return distinct.slice(0, 2)
}

/** The words of a text that match a term, at most three in a row; empty if none does. */
function wordingIn(text: string, term: Term): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const runs = [3, 2, 1].flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')))
  const wording = runs.find((run) => term.stems.includes(stemsOf(run)))
  return wording ? [wording.toLowerCase()] : []
}

function productName(offer: string) {
  if (!offer || offer.length > 60) return 'your product'
  const plain = /^[A-Z][a-z]+(?:-[a-z]+)?(?: [a-z-]+)+$/.test(offer)
  return `your ${plain ? offer.charAt(0).toLowerCase() + offer.slice(1) : offer}`
}

function sizeFact({ size }: CompanyFacts, { sizes, sizeRequired }: ParsedQuery) {
  if (!size || sizes.length === 0) return size
  if (sizeRequired) return `${size}, as you asked`
  const fits = sizes.some((wanted) => wanted === size)
  return fits ? `${size}, the size you aim for` : `${size}, where you aim for ${sizes.join(' or ')}`
}
