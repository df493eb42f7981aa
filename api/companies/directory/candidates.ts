import { withParents } from '#api/companies/query/industries.ts'
import type { ParsedQuery, WeightedTerm } from '#api/companies/query/query.ts'
import { isContent, stem, tokensOf } from '#api/companies/query/tokens.ts'
import { isDistinctive } from '#api/companies/score/score.ts'
import type { Clause, CompanyIndex, IndexedCompany } from '#db/server/companyIndex.ts'
import { cityFacet, countryFacet, industryFacet, sizeFacet } from './entry.ts'

/** How many of each search are looked at closely. */
const MOST = 200

/** How many companies a search without an industry ranks, about: ranking is what takes the time. */
const MOST_RANKED = 30_000

/** Longer names of cities are not looked for. */
const CITY_WORDS = 5

/** More countries than these take longer to look for than to leave out afterwards. */
const MOST_COUNTRIES = 8

/**
 * The companies worth a closer look, only where the query's size and place allow: those of the target industry
 * with the product's words, best first by BM25; where these are few, also those of the industry alone, and
 * those with the words alone.
 */
export function candidatesFor(
  index: CompanyIndex,
  parsed: ParsedQuery,
  excluded: (domain: string) => boolean,
): IndexedCompany[] {
  const companies = new Map<number, IndexedCompany>()
  const limits = limitsOf(parsed)
  const industry = industryOf(parsed)
  const distinctive = parsed.terms.filter(isDistinctive).toSorted((a, b) => b.weight - a.weight)
  const words = distinctive.length > 0 ? { anyOf: phrasesOf(distinctive) } : undefined
  const size =
    parsed.sizeRequired || parsed.sizes.length === 0 ? undefined : facets(parsed.sizes.map(sizeFacet))

  /** @returns how many it found, up to MOST */
  const take = (find: CompanyIndex['ranked'], ...clauses: Clause[]) => {
    const all = [...clauses, ...limits]
    let taken = 0
    let seen = 0
    for (let limit = 4 * MOST; ; limit *= 4) {
      const ids = find(all, limit)
      for (const id of ids.slice(seen)) {
        const company = index.company(id)
        if (!company || !isThere(company, parsed) || excluded(company.domain)) continue
        companies.set(id, company)
        if (++taken === MOST) return taken
      }
      if (ids.length < limit) return taken
      seen = ids.length
    }
  }

  if (industry && words) {
    if (size && take(index.ranked, industry, words, size) === MOST) return [...companies.values()]
    if (take(index.ranked, industry, words) === MOST) return [...companies.values()]
  }
  if (words) take(index.ranked, { anyOf: phrasesOf(affordable(index, distinctive)) })
  if (industry) {
    if (size && take(index.unranked, industry, size) === MOST) return [...companies.values()]
    take(index.unranked, industry)
  }
  return [...companies.values()]
}

/**
 * How telling each term's words are in an index, 0 to 1, by the logarithm of how many companies hold them: a word
 * in every entry says nothing, a word in a few says much. Made for one search: it remembers what it has looked up.
 */
export function specificityIn(index: CompanyIndex): (term: Pick<WeightedTerm, 'name' | 'phrases'>) => number {
  const all = Math.log(Math.max(2, index.companies))
  const known = new Map<string, number>()
  return (term) => {
    const before = known.get(term.name)
    if (before !== undefined) return before
    const specificity = Math.max(0, 1 - Math.log(Math.max(1, holding(index, term.phrases))) / all)
    known.set(term.name, specificity)
    return specificity
  }
}

/** How many companies hold all words of one of the phrases, at most. */
const holding = (index: CompanyIndex, phrases: string[]) =>
  phrases.reduce(
    (sum, phrase) => sum + Math.min(...tokensOf(phrase).map((token) => index.frequency(stem(token)))),
    0,
  )

function industryOf({ industries, industryText }: ParsedQuery): Clause | undefined {
  if (industries.length > 0) return facets(withParents(industries).map(industryFacet))
  const words = tokensOf(industryText).filter(isContent)
  return words.length > 0 ? { field: 'industry', anyOf: words } : undefined
}

function limitsOf({ sizes, sizeRequired, place }: ParsedQuery): Clause[] {
  const limits = []
  if (sizeRequired) limits.push(facets(sizes.map(sizeFacet)))
  if (place && place.countries.length <= MOST_COUNTRIES) {
    limits.push(facets([...place.countries.map(countryFacet), ...citiesIn(place.text)]))
  }
  return limits
}

/** Whether a company is in one of the wanted countries, or in a city that was named. */
const isThere = ({ country, place }: IndexedCompany, { place: wanted }: ParsedQuery) =>
  !wanted || wanted.countries.includes(country) || (place !== '' && ` ${wanted.text} `.includes(` ${place} `))

/** A city may stand anywhere in what was asked: "Cape Town" in "near Cape Town, ZA". */
function citiesIn(text: string): string[] {
  const words = tokensOf(text)
  return words.flatMap((_, from) =>
    words
      .slice(from, from + CITY_WORDS)
      .map((_, more) => cityFacet(words.slice(from, from + more + 1).join(' '))),
  )
}

/** The terms with the most weight, as far as few enough companies hold their words; one at least. */
function affordable(index: CompanyIndex, terms: WeightedTerm[]): WeightedTerm[] {
  let left = MOST_RANKED
  return terms.filter(({ phrases }, at) => {
    const found = holding(index, phrases)
    if (found > left && at > 0) return false
    left -= found
    return true
  })
}

const phrasesOf = (terms: WeightedTerm[]) => terms.flatMap(({ phrases }) => phrases)

const facets = (anyOf: string[]): Clause => ({ field: 'facets', anyOf })
