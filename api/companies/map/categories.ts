import { industriesIn } from '#api/companies/query/industries.ts'
import type { Wish } from '#api/companies/query/query.ts'
import type { Topic } from '#api/companies/query/terms.ts'
import { stemsOf } from '#api/companies/query/tokens.ts'
import { broadTrades, trades } from './categoryTable.ts'

/** A tag that businesses of a kind have on OpenStreetMap. */
export interface Kind {
  key: string
  /** '' = any. */
  value: string
}

interface Trade {
  name: string
  /** As stems. */
  phrases: string[]
  kinds: Kind[]
  industries: string[]
  broad: boolean
}

const known: Trade[] = [trades, broadTrades].flatMap((table) =>
  table.map(({ name, tags, words, industries }) => ({
    name,
    phrases: [...new Set([name, ...words].map(stemsOf))],
    kinds: tags.map(kindOf),
    industries: industries.length > 0 ? industries : industriesIn(name),
    broad: table === broadTrades,
  })),
)

/** Each phrase with the trades it means, the longest first, so that an animal hospital is no hospital. */
const phrases = [...phraseTable()].sort(([a], [b]) => b.length - a.length)

/** Where nothing is known of the buyers. */
const anyBusiness: Kind[] = [kindOf('office=company'), kindOf('shop=*')]

/** The least weight of a topic that may tell of buyers: what the product is for, not what it is. */
const TELLING = 0.5

/**
 * The kinds of business that may buy a product: those that its keywords of this time and its audience name, else
 * its target industry in words, else its other topics, else the trades of its industries; any business where
 * none of them says more.
 */
export function kindsFor(
  wish: Pick<Wish, 'industries' | 'industryText' | 'audience' | 'keywords' | 'topics'>,
): Kind[] {
  const { industries } = wish
  const telling = wish.topics.filter(({ offered, weight }) => !offered && weight >= TELLING)
  const readings = [
    [wish.keywords, ...wish.audience].flatMap((topics) => tradesIn(textOf(topics))),
    targetsIn(wish.industryText),
    tradesIn(textOf(telling)).filter(
      (trade) => industries.length === 0 || shares(trade.industries, industries),
    ),
  ]
  const chosen =
    readings.map((found) => found.filter(({ broad }) => !broad)).find(hasSome) ??
    readings.find(hasSome) ??
    industries.flatMap(membersOf)
  return hasSome(chosen) ? unique(chosen.flatMap(({ kinds }) => kinds)) : anyBusiness
}

/** What a business with these tags is, in words: "Bakery", "Car repair"; '' where no tag tells. */
export function tradeOf(tags: Record<string, string>): string {
  const named = known.find(
    ({ kinds, broad }) => !broad && kinds.some(({ key, value }) => tags[key] === value),
  )
  if (named) return named.name
  const key = ['shop', 'craft', 'amenity', 'healthcare', 'tourism', 'leisure', 'industrial', 'office'].find(
    (name) => tags[name] && !/^(yes|no|other|company|vacant)$/.test(tags[name]),
  )
  const value = key ? (tags[key] ?? '').split(';')[0]?.replaceAll('_', ' ').trim() : ''
  if (!value) return tags.shop ? 'Shop' : tags.office ? 'Company' : ''
  const words = key === 'shop' && !/shop|store/.test(value) ? `${value} shop` : value
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function kindOf(tag: string): Kind {
  const [key = '', value = ''] = tag.split('=')
  return { key, value: value === '*' ? '' : value }
}

/** The trades of a target industry; none where it only names industries, whose other trades count as well. */
function targetsIn(industryText: string): Trade[] {
  const parts = industryText.split(/[,;/&]|\band\b/i).filter((part) => part.trim())
  if (parts.every(isIndustry)) return []
  return parts.flatMap((part) =>
    isIndustry(part) ? industriesIn(part).flatMap(membersOf) : tradesIn(stemsOf(part)),
  )
}

const isIndustry = (text: string) => industriesIn(text).some((name) => stemsOf(name) === stemsOf(text))

/** Every trade of an industry, or the one that holds them all. */
function membersOf(industry: string): Trade[] {
  const members = known.filter(({ industries }) => industries.includes(industry))
  const whole = members.filter(({ broad }) => broad)
  return whole.length > 0 ? whole : members
}

function phraseTable(): Map<string, Trade[]> {
  const table = new Map<string, Trade[]>()
  for (const trade of known) {
    for (const phrase of trade.phrases) table.set(phrase, [...(table.get(phrase) ?? []), trade])
  }
  return table
}

/** The trades of which stems speak. */
function tradesIn(stems: string): Trade[] {
  let rest = stems
  return phrases.flatMap(([phrase, meant]) => {
    if (!rest.includes(phrase)) return []
    rest = rest.replaceAll(phrase, ' | ')
    return meant
  })
}

/** The stems of topics in a row, so that phrases of several words are found in them: "car", "repair". */
const textOf = (topics: Topic[]) =>
  topics
    .flatMap(({ stems }) => stems)
    .join(' ')
    .replace(/ +/g, ' ')

const shares = (own: string[], wanted: string[]) => own.some((name) => wanted.includes(name))

const hasSome = (found: Trade[]) => found.length > 0

const unique = (kinds: Kind[]) => [
  ...new Map(kinds.map((kind) => [`${kind.key}=${kind.value}`, kind])).values(),
]
