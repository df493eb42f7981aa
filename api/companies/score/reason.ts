import { countryName } from '#api/companies/query/places.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import { regionOf } from '#api/companies/query/regions.ts'
import { memberOf, readableLabel } from '#api/companies/trades/company.ts'
import { ownWords } from './ownWords.ts'
import type { CompanyFacts, ScoredCompany, TradeClaim } from './score.ts'

/**
 * The reason why a company was suggested, in one or two plain sentences that claim nothing beyond its entry and the
 * product's form: its trade and place, which of its own words match, its size, and the date of these facts.
 */
export function reasonFor(scored: ScoredCompany, trade: TradeClaim, parsed: ParsedQuery): string {
  const { company } = scored
  const first = `${kindOf(company)}${whereFact(company, parsed)}${matchFact(scored, trade, parsed)}`
  const size = sizeFact(company, parsed)
  const date = company.asOf && ` (as of ${company.asOf})`
  return size ? `${first}. ${size}${date}.` : `${first}${date}.`
}

const kindOf = ({ industry }: CompanyFacts) => (industry ? memberOf(readableLabel(industry)) : 'Company')

function whereFact({ city, country }: CompanyFacts, { place }: ParsedQuery) {
  const land = country && countryName(country)
  const where = [...new Set([city, land])].filter(Boolean).join(', ')
  if (!where) return ''
  const isThere =
    place?.countries.includes(country) || place?.regions.includes(regionOf({ region: '', city, country }))
  const region = isThere && place?.text === '' ? regionIn(place.label, [city, land]) : ''
  return ` in ${where}${region && ` (${region})`}`
}

/** Words between several places: "Kent and Hampshire". */
const SEVERAL_PLACES = /[;&/]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s/i

/** The place that was asked for, without what is said already; '' for several: the company is in one of them only. */
function regionIn(asked: string, said: readonly string[]): string {
  if (SEVERAL_PLACES.test(asked)) return ''
  const places = asked.split(/\s*,\s*/).filter((name) => !said.includes(name))
  return places.length === 1 ? (places[0] ?? '') : ''
}

const MOST_WORDS = 2

function matchFact({ company, matched }: ScoredCompany, trade: TradeClaim, parsed: ParsedQuery) {
  const telling = matched.filter(({ weight, narrows }) => weight >= 0.3 && !narrows)
  const words = ownWords(company, telling, MOST_WORDS)
  const product = productName(parsed.offers[0] ?? '')
  if (words.length > 0) return `; its profile names ${words.join(' and ')}, which suits ${product}`
  if (trade === 'targeted') return `, in the industry you target with ${product}`
  if (trade === 'near') return `, near the industry you target with ${product}`
  return trade === '' ? '' : `, a guess from what you wrote about ${product}`
}

function productName(offer: string) {
  if (!offer || offer.length > 60) return 'your product'
  const plain = /^[A-Z][a-z]+(?:-[a-z]+)?(?: [a-z-]+)+$/.test(offer)
  return `your ${plain ? offer.charAt(0).toLowerCase() + offer.slice(1) : offer}`
}

function sizeFact({ size }: CompanyFacts, { sizes, sizeRequired }: ParsedQuery) {
  if (!size || sizes.length === 0) return size
  const fits = sizes.some((wanted) => wanted === size)
  if (fits) return `${size}, ${sizeRequired ? 'as you asked' : 'the size you aim for'}`
  return `${size}, where you aim for ${sizes.join(' or ')}`
}
