import { withParents } from '#api/companies/query/industries.ts'
import type { WeighedTopic, Wish } from '#api/companies/query/query.ts'
import { says, wordsOf } from '#api/companies/query/tokens.ts'
import { isTelling } from '#api/companies/score/score.ts'
import { cityFacet, countryFacet, industryFacet, sizeFacet } from './facets.ts'
import type { Reader, Row } from './reader.ts'

/** How many of each search are looked at closely. */
const MOST = 200

/** How many companies a search without an industry ranks, about: ranking is what takes the time. */
const MOST_RANKED = 30_000

/** Longer names of cities are not looked for. */
const CITY_WORDS = 5

/** More countries than these take longer to look for than to leave out afterwards. */
const MOST_COUNTRIES = 8

/**
 * The companies worth a closer look, only where the ask's size and place allow: those of the target industry
 * with the product's words, best first by BM25; where these are few, also those of the industry alone, and
 * those with the words alone.
 */
export function candidatesFor(reader: Reader, wish: Wish, excluded: (domain: string) => boolean): Row[] {
  const rows = new Map<number, Row>()
  const limits = limitsOf(wish)
  const industry = industryOf(wish)
  const telling = wish.topics.filter(isTelling).toSorted((a, b) => b.weight - a.weight)
  const words = anyOf(phrasesOf(telling))
  const size = wish.sizeAsked ? '' : facetsIn(wish.sizes.map(sizeFacet))

  /** @returns how many it found, up to MOST */
  const take = (find: Reader['any'], ...expressions: string[]) => {
    const match = [...expressions, ...limits].map((expression) => `(${expression})`).join(' AND ')
    let taken = 0
    let seen = 0
    for (let limit = 4 * MOST; ; limit *= 4) {
      const ids = find(match, limit)
      for (const id of ids.slice(seen)) {
        const row = reader.row(id)
        if (!row || !isThere(row, wish) || excluded(row.domain)) continue
        rows.set(id, row)
        if (++taken === MOST) return taken
      }
      if (ids.length < limit) return taken
      seen = ids.length
    }
  }

  if (industry && words) {
    if (size && take(reader.ranked, industry, words, size) === MOST) return [...rows.values()]
    if (take(reader.ranked, industry, words) === MOST) return [...rows.values()]
  }
  if (words) take(reader.ranked, anyOf(phrasesOf(affordable(reader, telling))))
  if (industry) {
    if (size && take(reader.any, industry, size) === MOST) return [...rows.values()]
    take(reader.any, industry)
  }
  return [...rows.values()]
}

function industryOf({ industries, industryText }: Wish): string {
  if (industries.length > 0) return facetsIn(withParents(industries).map(industryFacet))
  const words = wordsOf(industryText).filter(says)
  return words.length > 0 ? `industry : (${anyOf(words)})` : ''
}

function limitsOf({ sizes, sizeAsked, place }: Wish): string[] {
  const limits = []
  if (sizeAsked) limits.push(facetsIn(sizes.map(sizeFacet)))
  if (place && place.countries.length <= MOST_COUNTRIES) {
    limits.push(facetsIn([...place.countries.map(countryFacet), ...citiesIn(place.text)]))
  }
  return limits
}

/** Whether a company is in one of the wanted countries, or in a city that was named. */
const isThere = ({ country, place }: Row, { place: wanted }: Wish) =>
  !wanted || wanted.countries.includes(country) || (place !== '' && ` ${wanted.text} `.includes(` ${place} `))

/** A city may stand anywhere in what was asked: "Cape Town" in "near Cape Town, ZA". */
function citiesIn(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((_, from) =>
    words
      .slice(from, from + CITY_WORDS)
      .map((_, more) => cityFacet(words.slice(from, from + more + 1).join(' '))),
  )
}

/** The topics with the most weight, as far as few enough companies hold their words; one at least. */
function affordable(reader: Reader, topics: WeighedTopic[]): WeighedTopic[] {
  let left = MOST_RANKED
  return topics.filter(({ phrases }, at) => {
    const holding = phrases.reduce((sum, phrase) => sum + reader.holding(phrase), 0)
    if (holding > left && at > 0) return false
    left -= holding
    return true
  })
}

const phrasesOf = (topics: WeighedTopic[]) => topics.flatMap(({ phrases }) => phrases)

const facetsIn = (facets: string[]) => (facets.length > 0 ? `facets : (${anyOf(facets)})` : '')

/** Every word is quoted, so that nothing a person wrote is taken for search syntax. */
const anyOf = (phrases: string[]) => [...new Set(phrases)].map((phrase) => `"${phrase}"`).join(' OR ')
