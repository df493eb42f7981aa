import type { ParsedQuery } from '#api/companies/query/query.ts'
import type { Buyers } from '#api/companies/trades/buyers.ts'
import { lineOf, tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { capitalised } from '#db/model/text.ts'

/** An OpenStreetMap tag of the businesses of a trade. */
export interface OsmTag {
  key: string
  /** The value; '' = any. */
  value: string
}

/** The tags for a search without known buyers. */
const anyBusiness = ['office=company', 'shop=*']

/**
 * The tags of businesses that may buy a product: those of the trades that the keywords of this search name, or else of
 * the trades that buy, or else those of any business.
 */
export function tagsFor({ wished, buyers }: Pick<ParsedQuery, 'wished' | 'buyers'>): OsmTag[] {
  const readings = [wished, mostWanted(buyers)].map((ids) => ids.flatMap(tagsOfTrade))
  return [...new Set(readings.find((tags) => tags.length > 0) ?? anyBusiness)].map(tagOf)
}

/** The trades that most probably buy: those with at least the weight `NAMED`, or else all. */
function mostWanted(buyers: Buyers): string[] {
  const named = [...buyers].filter(([, weight]) => weight >= NAMED)
  return (named.length > 0 ? named : [...buyers]).map(([id]) => id)
}

/** The least weight of a trade that the product names, or of a part of such a trade. */
const NAMED = 0.95

/** The tags of a trade and its parts. If there are none, those of the wider trade. */
function tagsOfTrade(id: string): string[] {
  const own = [id, ...allBelow(id)].flatMap((one) => tree().trades.get(one)?.osm ?? [])
  const tags = [...own, ...lineOf(id).flatMap((one) => tree().trades.get(one)?.osmAmong ?? [])]
  const { parent = '' } = tree().trades.get(id) ?? {}
  return tags.length > 0 || !parent ? tags : tagsOfTrade(parent)
}

const allBelow = (id: string): string[] => tradesBelow(id).flatMap((part) => [part, ...allBelow(part)])

/** The kind of a business with these tags, in words: "Bakery", "Car repair"; '' if no tag says. */
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

/** The keys that decide first: a hotel with a restaurant is a hotel, and a cuisine says more than "restaurant". */
const TELLING = ['cuisine', 'craft', 'shop', 'healthcare', 'tourism', 'leisure']

const tradeKeys = (described: Record<string, string>) => [
  ...TELLING.filter((key) => described[key]),
  ...Object.keys(described).filter((key) => !TELLING.includes(key)),
]

function tagOf(tag: string): OsmTag {
  const [key = '', value = ''] = tag.split('=')
  return { key, value: value === '*' ? '' : value }
}
