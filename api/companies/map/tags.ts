import type { ParsedQuery } from '#api/companies/query/query.ts'
import type { Buyers } from '#api/companies/trades/buyers.ts'
import { lineOf, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { capitalised } from '#db/model/text.ts'

/** A tag of OpenStreetMap that businesses of a trade have. */
export interface OsmTag {
  key: string
  /** '' = any. */
  value: string
}

/** Where nothing is known of the buyers. */
const anyBusiness = ['office=company', 'shop=*']

/**
 * The tags of businesses that may buy a product: of the trades that the keywords of this time name, else of those that
 * buy; any business where neither says more.
 */
export function tagsFor({ wished, buyers }: Pick<ParsedQuery, 'wished' | 'buyers'>): OsmTag[] {
  const readings = [wished, mostWanted(buyers)].map((ids) => ids.flatMap(tagsOfTrade))
  return [...new Set(readings.find((tags) => tags.length > 0) ?? anyBusiness)].map(tagOf)
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
  const tags = [...own, ...lineOf(id).flatMap((one) => tree().trades.get(one)?.osmAmong ?? [])]
  const { parent = '' } = tree().trades.get(id) ?? {}
  return tags.length > 0 || !parent ? tags : tagsOfTrade(parent)
}

const allBelow = (id: string): string[] => tradesBelow(id).flatMap((part) => [part, ...allBelow(part)])

/** What a business with these tags is, in words: "Bakery", "Car repair"; '' where no tag tells. */
export function labelOf(described: Record<string, string>): string {
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
