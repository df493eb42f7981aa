import { industriesIn } from '#api/companies/query/industries.ts'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import type { Term } from '#api/companies/query/terms.ts'
import type { Buyers } from '#api/companies/trades/buyers.ts'
import { lineOf, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { stemsOf } from '#api/text/tokens.ts'
import { capitalised } from '#db/model/text.ts'
import { broadCategories, categories } from './categoryTable.ts'

/** A tag of OpenStreetMap that businesses of a category have. */
export interface OsmTag {
  key: string
  /** '' = any. */
  value: string
}

interface Category {
  name: string
  /** As stems. */
  phrases: string[]
  tags: OsmTag[]
  industries: string[]
  broad: boolean
}

const known: Category[] = [categories, broadCategories].flatMap((table) =>
  table.map(({ name, tags, words, industries }) => ({
    name,
    phrases: [...new Set([name, ...words].map(stemsOf))],
    tags: tags.map(tagOf),
    industries: industries.length > 0 ? industries : industriesIn(name),
    broad: table === broadCategories,
  })),
)

/** Each phrase with the categories it means, the longest first, so that an animal hospital is no hospital. */
const phrases = [...phraseTable()].sort(([a], [b]) => b.length - a.length)

/** Where nothing is known of the buyers. */
const anyBusiness: OsmTag[] = [tagOf('office=company'), tagOf('shop=*')]

/** The least weight of a term that may tell of buyers: what the product is for, not what it is. */
const LEAST_WEIGHT = 0.5

/**
 * The tags of businesses that may buy a product: of the categories that its keywords of this time and its audience
 * name, else its target industry in words, else its other terms, else of all categories of its industries; any
 * business where none of them says more.
 */
export function tagsFor(
  parsed: Pick<ParsedQuery, 'industries' | 'industryText' | 'audience' | 'keywords' | 'terms' | 'buyers'>,
): OsmTag[] {
  const { industries } = parsed
  const asked = categoriesIn(textOf(parsed.keywords)).filter(({ broad }) => !broad)
  if (hasSome(asked)) return unique(asked.flatMap(({ tags }) => tags))
  const ofBuyers = mostWanted(parsed.buyers).flatMap(tagsOfTrade).map(tagOf)
  if (ofBuyers.length > 0) return unique(ofBuyers)
  const telling = parsed.terms.filter(({ offered, weight }) => !offered && weight >= LEAST_WEIGHT)
  const readings = [
    [parsed.keywords, ...parsed.audience].flatMap((terms) => categoriesIn(textOf(terms))),
    targetsIn(parsed.industryText),
    categoriesIn(textOf(telling)).filter(
      (category) => industries.length === 0 || shares(category.industries, industries),
    ),
  ]
  const chosen =
    readings.map((found) => found.filter(({ broad }) => !broad)).find(hasSome) ??
    readings.find(hasSome) ??
    industries.flatMap(membersOf)
  return hasSome(chosen) ? unique(chosen.flatMap(({ tags }) => tags)) : anyBusiness
}

/** The trades that buy most likely. */
function mostWanted(buyers: Buyers): string[] {
  const named = [...buyers].filter(([, weight]) => weight >= NAMED)
  return (named.length > 0 ? named : [...buyers]).map(([id]) => id)
}

/** A trade that the product names, or a part of it. */
const NAMED = 0.95

/** The tags of a trade and its parts; where the map has none for it, those of the wider one. */
function tagsOfTrade(id: string): string[] {
  const own = [id, ...allBelow(id)].flatMap((one) => tree().trades.get(one)?.osm ?? [])
  const { parent = '' } = tree().trades.get(id) ?? {}
  const isFactory = tree().trades.get(lineOf(id).at(-1) ?? '')?.makes && id !== 'wholesale'
  if (isFactory) return [...own, FACTORY]
  return own.length > 0 || !parent ? own : (tree().trades.get(parent)?.osm ?? [])
}

/** Whatever is made there, most factories have this tag alone. */
const FACTORY = 'man_made=works'

const allBelow = (id: string): string[] => tradesBelow(id).flatMap((part) => [part, ...allBelow(part)])

/** What a business with these tags is, in words: "Bakery", "Car repair"; '' where no tag tells. */
export function categoryOf(described: Record<string, string>): string {
  const trade = tradeKeys(described).flatMap((key) => tree().osm.get(`${key}=${described[key]}`) ?? [])[0]
  const named = trade && tree().trades.get(trade)?.name
  if (named) return named
  const key = ['shop', 'craft', 'amenity', 'healthcare', 'tourism', 'leisure', 'industrial', 'office'].find(
    (name) => described[name] && !/^(yes|no|other|company|vacant)$/.test(described[name]),
  )
  const value = key ? (described[key] ?? '').split(';')[0]?.replaceAll('_', ' ').trim() : ''
  if (!value) return described.shop ? 'Shop' : described.office ? 'Company' : ''
  const words = key === 'shop' && !/shop|store/.test(value) ? `${value} shop` : value
  return capitalised(words)
}

/** What it is first, beside what it has as well: a hotel with a restaurant, a pizzeria among restaurants. */
const TELLING = ['cuisine', 'craft', 'shop', 'healthcare', 'tourism', 'leisure']

const tradeKeys = (described: Record<string, string>) => [
  ...TELLING.filter((key) => described[key]),
  ...Object.keys(described).filter((key) => !TELLING.includes(key)),
]

function tagOf(tag: string): OsmTag {
  const [key = '', value = ''] = tag.split('=')
  return { key, value: value === '*' ? '' : value }
}

/** The categories of a target industry; none where it only names industries, whose other categories count as well. */
function targetsIn(industryText: string): Category[] {
  const parts = industryText.split(/[,;/&]|\band\b/i).filter((part) => part.trim())
  if (parts.every(isIndustry)) return []
  return parts.flatMap((part) =>
    isIndustry(part) ? industriesIn(part).flatMap(membersOf) : categoriesIn(stemsOf(part)),
  )
}

const isIndustry = (text: string) => industriesIn(text).some((name) => stemsOf(name) === stemsOf(text))

/** Every category of an industry, or the one that holds them all. */
function membersOf(industry: string): Category[] {
  const members = known.filter(({ industries }) => industries.includes(industry))
  const whole = members.filter(({ broad }) => broad)
  return whole.length > 0 ? whole : members
}

function phraseTable(): Map<string, Category[]> {
  const table = new Map<string, Category[]>()
  for (const category of known) {
    for (const phrase of category.phrases) table.set(phrase, [...(table.get(phrase) ?? []), category])
  }
  return table
}

/** The categories of which stems speak. */
function categoriesIn(stems: string): Category[] {
  let rest = stems
  return phrases.flatMap(([phrase, meant]) => {
    if (!rest.includes(phrase)) return []
    rest = rest.replaceAll(phrase, ' | ')
    return meant
  })
}

/** The stems of terms in a row, so that phrases of several words are found in them: "car", "repair". */
const textOf = (terms: Term[]) =>
  terms
    .flatMap(({ stems }) => stems)
    .join(' ')
    .replace(/ +/g, ' ')

const shares = (own: string[], wanted: string[]) => own.some((name) => wanted.includes(name))

const hasSome = (found: Category[]) => found.length > 0

const unique = (tags: OsmTag[]) => [...new Map(tags.map((tag) => [`${tag.key}=${tag.value}`, tag])).values()]
