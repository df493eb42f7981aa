import { setImmediate as turn } from 'node:timers/promises'
import { largestTownNamed, townNamed } from '#api/companies/query/positions.ts'
import type { ParsedQuery, WeightedTerm } from '#api/companies/query/query.ts'
import { namesOfTown } from '#api/companies/query/towns.ts'
import { isDistinctive } from '#api/companies/score/score.ts'
import { type Buyers, besides } from '#api/companies/trades/buyers.ts'
import { lineOf, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { isContent, stem, tokensOf } from '#api/text/tokens.ts'
import type { Clause, CompanyIndex, IndexedCompany } from '#db/model/companyIndex.ts'
import { kilometresBetween, type Point, pointIn } from '#db/model/place.ts'
import {
  cityFacet,
  countryFacet,
  REACHED_FACET,
  regionFacet,
  sizeFacet,
  squareFacetsAround,
  tradeFacet,
  wholeTradeFacet,
} from './entry.ts'

/** The part of an index that a search uses. */
export type Searched = Omit<CompanyIndex, 'close' | 'records'>

/** The maximum number of companies that each search of the index adds. */
const MOST = 200

/** About how many companies a search without an industry ranks. Ranking takes most of the time. */
const MOST_RANKED = 30_000

/** The most words in the name of a city. */
const CITY_WORDS = 5

/** With more countries than these, it is faster to filter the companies afterwards. */
const MOST_COUNTRIES = 8

/**
 * The companies that are worth scoring, limited to the query's size and place. Companies in the trades that buy come
 * first, beginning with those in the city that was named and those that can be reached. If these are few, companies of
 * the target industry with the product's words follow, best first by BM25, then those with the words alone and those of
 * the industry alone.
 */
export async function candidatesFor(
  index: Searched,
  parsed: ParsedQuery,
  centres: readonly Point[] = [],
): Promise<IndexedCompany[]> {
  const enough = Math.min(MOST, Math.max(LEAST, PER_WANTED * parsed.count))
  const companies = new Map<number, IndexedCompany>()
  const limits = limitsOf(parsed, centres)
  const industry = industryOf(parsed)
  const distinctive = parsed.terms.filter(isDistinctive).toSorted((a, b) => b.weight - a.weight)
  const words = distinctive.length > 0 ? { anyOf: phrasesOf(distinctive) } : undefined
  const size =
    parsed.sizeRequired || parsed.sizes.length === 0 ? undefined : facets(parsed.sizes.map(sizeFacet))

  /** Adds the companies that match the clauses. @returns how many it found, up to MOST */
  const take = async (find: CompanyIndex['ranked'], ...clauses: Clause[]) => {
    let taken = 0
    for await (const batch of batchesOf(index, find, [...clauses, ...limits])) {
      for (const company of batch) {
        if (!isThere(company, parsed, centres) || parsed.isExcluded(company.domain)) continue
        companies.set(company.id, company)
        if (++taken === MOST) return taken
      }
    }
    return taken
  }

  const reached: Clause = { field: 'facets', anyOf: [REACHED_FACET] }
  const city = cityOf(parsed)
  for (const trades of tradesOf(parsed.buyers)) {
    if (city) await take(index.unranked, trades, city)
    if (companies.size < enough) await take(index.unranked, trades, reached)
    if (companies.size < enough) await take(index.unranked, trades)
    if (companies.size >= enough) return [...companies.values()]
  }
  if (industry && words) {
    if (size && (await take(index.ranked, industry, words, size)) === MOST) return [...companies.values()]
    if ((await take(index.ranked, industry, words)) === MOST) return [...companies.values()]
  }
  if (words) await take(index.ranked, { anyOf: phrasesOf(await affordable(index, distinctive)) })
  if (industry) {
    if (size && (await take(index.unranked, industry, size)) === MOST) return [...companies.values()]
    await take(index.unranked, industry)
  }
  return [...companies.values()]
}

/** The number of companies, per wanted company and at least, after which no wider search is made. */
const PER_WANTED = 4
const LEAST = 80

/** The trades to search, in steps: first the trades that buy, then the others near to them. */
function tradesOf(buyers: Buyers): Clause[] {
  const most = Math.max(0, ...buyers.values())
  const first = [...buyers].filter(([, weight]) => weight === most).map(([id]) => id)
  const rest = [...buyers.keys()].filter((id) => !first.includes(id))
  const near = [...buyers.keys()].flatMap(besides)
  const whole = [...buyers.keys()].flatMap((id) => lineOf(id).slice(1))
  return [
    first.map(tradeFacet),
    rest.map(tradeFacet),
    [...near.filter((id) => !whole.includes(id)).map(tradeFacet), ...whole.map(wholeTradeFacet)],
  ]
    .filter((anyOf) => anyOf.length > 0)
    .map(facets)
}

/** The companies that match all clauses, in batches that are read on demand. */
async function* batchesOf(index: Searched, find: CompanyIndex['ranked'], clauses: Clause[]) {
  let seen = 0
  for (let limit = 4 * MOST; ; limit *= 4) {
    await turn()
    const ids = await find(clauses, limit)
    while (seen < ids.length) {
      yield await index.companiesWith(ids.slice(seen, seen + MOST))
      seen += MOST
    }
    if (ids.length < limit) return
    seen = ids.length
  }
}

/**
 * How specific each term is in an index, 0 to 1, by the logarithm of the number of companies that contain it. A word in
 * every entry says nothing; a word in a few entries says much.
 */
export async function specificityIn(
  index: Searched,
  terms: WeightedTerm[],
): Promise<(term: Pick<WeightedTerm, 'name'>) => number> {
  const all = Math.log(Math.max(2, index.companies))
  const holding = await holdingEach(index, terms)
  return ({ name }) => Math.max(0, 1 - Math.log(Math.max(1, holding.get(name) ?? 0)) / all)
}

/** The most companies that can contain a phrase of each term, by the term's name. */
async function holdingEach(index: Searched, terms: WeightedTerm[]): Promise<Map<string, number>> {
  const stemsIn = (phrase: string) => tokensOf(phrase).map(stem)
  const stems = new Set(terms.flatMap(({ phrases }) => phrases.flatMap(stemsIn)))
  const frequencies = await index.frequenciesOf([...stems])
  const holding = (phrase: string) => Math.min(...stemsIn(phrase).map((each) => frequencies.get(each) ?? 0))
  return new Map(
    terms.map(({ name, phrases }) => [name, phrases.reduce((sum, phrase) => sum + holding(phrase), 0)]),
  )
}

/**
 * The publishers' labels of the targets, for lists that were imported before companies had trades; or else the
 * target's own words.
 */
function industryOf({ targets, industryText }: ParsedQuery): Clause | undefined {
  const nameOf = (id: string) => tree().trades.get(id)?.name ?? []
  const called = targets.flatMap((id) => [
    ...(tree().trades.get(id)?.labels ?? []),
    ...[id, ...tradesBelow(id)].flatMap(nameOf),
  ])
  const words = called.length > 0 ? called : tokensOf(industryText).filter(isContent)
  return words.length > 0 ? { field: 'industry', anyOf: words } : undefined
}

function limitsOf(
  { sizes, sizeRequired, place, radiusKm = 0 }: ParsedQuery,
  centres: readonly Point[],
): Clause[] {
  const limits = []
  // An unknown size does not count against a company.
  if (sizeRequired) limits.push(facets([...sizes, ''].map(sizeFacet)))
  if (place && place.countries.length <= MOST_COUNTRIES) {
    const { countries, regions, text } = place
    const around = new Set(centres.flatMap((centre) => squareFacetsAround(centre, radiusKm)))
    const named = [...countries.map(countryFacet), ...regions.map(regionFacet), ...citiesIn(text)]
    limits.push(facets([...named, ...around]))
  }
  return limits
}

/**
 * Whether a company is in one of the wanted countries or regions, in the city that was named, or within the distance of
 * a centre. If only towns are wanted and its position is known, the distance decides.
 */
function isThere(company: IndexedCompany, parsed: ParsedQuery, centres: readonly Point[]): boolean {
  const { country, region = '', place } = company
  const { place: wanted, radiusKm = 0 } = parsed
  if (!wanted) return true
  const position = centres.length > 0 ? positionOf(company) : undefined
  if (position && centres.some((centre) => kilometresBetween(centre, position) <= radiusKm)) return true
  if (wanted.countries.includes(country) || wanted.regions.includes(region)) return true
  if (position || place === '' || !` ${wanted.text} `.includes(` ${place} `)) return false
  if (wanted.regions.length === 0) return true
  return region === '' && (country === '' || wanted.regions.some((code) => code.startsWith(`${country}-`)))
}

/** Where a company is, or else its town. */
const positionOf = ({ position, place, country, region }: IndexedCompany): Point | undefined =>
  pointIn(position) ?? townNamed(place, country, region)

/** The number of companies by which the centre of a town is known. */
const MOST_OF_TOWN = 100

/** The middles of the towns around which is searched, as far as they are known. */
export async function centresOf(index: Searched, { towns }: ParsedQuery): Promise<Point[]> {
  const centres: Point[] = []
  for (const town of towns) {
    const centre = await centreOf(index, town)
    if (centre) centres.push(centre)
  }
  return centres
}

/**
 * The middle of a town: of the positions of its companies in an index, since those in its middle are the most; or else
 * that of the table of towns. Undefined if neither knows it.
 */
async function centreOf(index: Searched, town: string): Promise<Point | undefined> {
  const ids = await index.unranked([facets(namesOfTown(town).map(cityFacet))], MOST_OF_TOWN)
  const points = (await index.companiesWith(ids)).flatMap(({ position }) => pointIn(position) ?? [])
  const middle = (degrees: number[]) => degrees.toSorted((a, b) => a - b)[Math.floor(degrees.length / 2)]
  const latitude = middle(points.map((point) => point.latitude))
  const longitude = middle(points.map((point) => point.longitude))
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return largestTownNamed(town)
}

/** The city that was named with its region or country. Its companies come first. */
function cityOf({ place }: ParsedQuery): Clause | undefined {
  if (!place?.text || place.countries.length + place.regions.length === 0) return undefined
  return facets(citiesIn(place.text))
}

/** The facets of all cities that a text may contain: "Cape Town" in "near Cape Town, ZA". */
const citiesIn = (text: string): string[] => phrasesIn(text).map(cityFacet)

/** All words of a text, and all that follow one another, as far as they may be the name of a city. */
function phrasesIn(text: string): string[] {
  const words = tokensOf(text)
  return words.flatMap((_, from) =>
    words.slice(from, from + CITY_WORDS).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

/** The terms with the most weight whose companies together are few enough to rank; at least one term. */
async function affordable(index: Searched, terms: WeightedTerm[]): Promise<WeightedTerm[]> {
  const holding = await holdingEach(index, terms)
  let left = MOST_RANKED
  return terms.filter(({ name }, at) => {
    const found = holding.get(name) ?? 0
    if (found > left && at > 0) return false
    left -= found
    return true
  })
}

const phrasesOf = (terms: WeightedTerm[]) => terms.flatMap(({ phrases }) => phrases)

const facets = (anyOf: string[]): Clause => ({ field: 'facets', anyOf })
