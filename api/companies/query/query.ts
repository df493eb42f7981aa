import { type Buyers, buyersOf } from '#api/companies/trades/buyers.ts'
import { isTrade, isWithin, narrowest, tree } from '#api/companies/trades/trades.ts'
import { type Language, spokenIn } from '#api/companies/trades/words.ts'
import { sizesIn } from '#db/model/companySize.ts'
import { buyersIn, type Product, placesIn } from '#db/model/entities/product.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'
import { surroundingsIn } from '#db/model/surroundings.ts'
import {
  audienceIn,
  buyersBefore,
  isOneOf,
  namesBuyers,
  namesPeople,
  offersAndAudience,
  withoutPlace,
} from './audience.ts'
import { isAnyIndustry, namedTrades, tradesSpokenOf, tradesWished } from './namedTrades.ts'
import { isPlace, type Place, placeAround, placeOf, placeOfAll } from './places.ts'
import { nominativeOf } from './positions.ts'
import { hintedBuyers } from './propose.ts'
import { soldIn } from './soldIn.ts'
import { type Term, termsIn } from './terms.ts'

/** The fields of a product from which its buyers are derived. */
export type ProductFacts = Pick<
  Product,
  'name' | 'description' | 'target_industry' | 'company_size' | 'price_range' | 'category' | 'keywords'
> & {
  /** The trades that the person chose as buyers; without any they are derived. */
  buyers?: string
  /** The places that the person chose; without any they are derived. */
  places?: string
}

/** A query for company suggestions: a product, and narrower limits for this search. */
export interface CompanyQuery {
  product: ProductFacts
  /** The maximum number of companies. */
  count: number
  keywords?: string | undefined
  /** Only companies of this size. The product's own "ideal size", in contrast, only affects the score. */
  companySize?: CompanySize | undefined
  /** Only companies in this place: a city, country, ISO code or region. */
  location?: string | undefined
  /** Ignores a place that the product's texts name. */
  anywhere?: boolean | undefined
  /** Goes by the words of the product alone, without guessing which trades buy it. */
  anyIndustry?: boolean | undefined
  /** The trades of which people dismissed several companies for this product: their companies come last. */
  refused?: ReadonlySet<string> | undefined
  /** Domains that are not suggested again. */
  exclude: ReadonlySet<string> | ((domain: string) => boolean)
}

export interface WeightedTerm extends Term {
  /** How much the term says about a buyer, 0 to 1. */
  weight: number
  /** Whether the term names what is sold. */
  offered: boolean
}

/** A parsed query. It is made once for each search and passed to every source. */
export interface ParsedQuery {
  /** The maximum number of companies. */
  count: number
  /** Whether a domain must not be suggested again. */
  isExcluded(domain: string): boolean
  /** The person's own words, for services that take words. */
  asked: { location: string; keywords: string }
  /** What is sold, in the words of the product's name and of its description: "temperature trackers". */
  offers: string[]
  /** The probable languages of the product's texts. */
  spoken: readonly Language[]
  /**
   * The trades of the target industry, or those of them that the audience names; empty if the industry names no trade.
   */
  targets: string[]
  /** The target industry as the person wrote it; '' for any. */
  industryText: string
  terms: WeightedTerm[]
  /** The terms of each audience that the product's name or description gives. */
  audience: Term[][]
  /** False if the audience is a group of people whose trade is unknown. */
  audienceKnown: boolean
  keywords: Term[]
  /** The trades that the keywords of this search name. */
  wished: string[]
  /** The trades that buy, with their weights; empty if the product gives no hint of any. */
  buyers: Buyers
  /** Trades whose companies come last. */
  refused: ReadonlySet<string>
  sizes: CompanySize[]
  sizeRequired: boolean
  place: Place | undefined
  /** The towns around which is searched, if the location or the product's texts name a distance or towns. */
  towns: readonly string[]
  /** The distance around the towns; undefined without towns. */
  radiusKm: number | undefined
}

/** The query without its place, for companies that were searched for in that place already. */
export const inAnyPlace = (parsed: ParsedQuery): ParsedQuery => ({ ...parsed, place: undefined })

/** The number of characters of each text that are read. The rest of a longer text says no more about who buys. */
const READ = 2000
const MOST_TERMS = 40

/** The largest weight of a term that only narrows another, because it says little alone, and of a general term. */
const NARROWING = 0.3
const GENERAL = 0.1

const weights = {
  audience: 1,
  target: 0.6,
  use: 0.5,
  keywords: 0.7,
  offer: 0.35,
  category: 0.3,
  description: 0.25,
}

/**
 * Parses a query: what is sold, to which trades, to companies of which size, and where. If the person has chosen the
 * trades that buy the product, these are the buyers, and the words of the product only rank.
 */
export function parseQuery(query: CompanyQuery): ParsedQuery {
  const chosen = buyersIn(query.product.buyers ?? '').filter(isTrade)
  const derived = withDerivedBuyers(query)
  if (chosen.length === 0) return query.anyIndustry ? derived : withHintedBuyers(derived, query.product)
  const target = chosen.map((id) => tree().trades.get(id)?.name ?? id).join(', ')
  return {
    ...derived,
    targets: narrowest(chosen),
    industryText: target,
    audience: [],
    audienceKnown: true,
    buyers: new Map(narrowest(chosen).map((id) => [id, 1])),
  }
}

/**
 * The query with the trades at which the texts hint as its buyers, which the form proposes, too. An industry that the
 * person typed, or a keyword of this search, says more.
 */
function withHintedBuyers(derived: ParsedQuery, product: ProductFacts): ParsedQuery {
  const isSaid = derived.targets.length > 0 || derived.wished.length > 0
  const buyers = isSaid ? undefined : hintedBuyers(shortened(product))
  return buyers && buyers.size > 0 ? { ...derived, audience: [], audienceKnown: true, buyers } : derived
}

/** Parses a query whose buyers are derived from the texts of its product. */
function withDerivedBuyers(query: CompanyQuery): ParsedQuery {
  const product = shortened(query.product)
  const target = isAnyIndustry(product.target_industry) ? '' : product.target_industry
  const keywords = (query.keywords ?? '').slice(0, READ)
  const trades = namedTrades({ ...product, target_industry: target, asked: keywords })
  const { offers, audience: named } = offersAndAudience(product.name, product.description)
  const meant = withoutPlace(named)
  const isForBuyers = namesBuyers(meant, trades.targets)
  const audience = isForBuyers ? meant : buyersBefore(offers[0] ?? '', trades.targets)
  const targets = isForBuyers ? narrowed(trades.targets, tradesSpokenOf(meant)) : trades.targets
  const where = whereOf(query, product)
  const { count, exclude } = query
  return {
    count,
    isExcluded: typeof exclude === 'function' ? exclude : (domain) => exclude.has(domain),
    asked: { location: where.location, keywords },
    offers,
    spoken: spokenIn(`${product.name}. ${product.description}. ${target}`),
    targets,
    industryText: target,
    terms: weighted([
      [weights.audience, termsIn(audience)],
      [weights.keywords, termsIn(`${product.keywords}, ${keywords}`)],
      [weights.target, beyondNames(target, targets)],
      [weights.use, termsIn(isForBuyers ? '' : meant)],
      [weights.offer, termsIn(offers.join(', '))],
      [weights.category, termsIn(product.category)],
      [weights.description, termsIn(product.description)],
    ]),
    audience: audienceIn(audience, targets),
    audienceKnown: !namesPeople(audience) || isKnown(audience),
    keywords: termsIn(keywords),
    wished: tradesWished(trades.wished, keywords),
    buyers: buyersOf(trades),
    refused: query.refused ?? new Set(),
    sizes: query.companySize ? [query.companySize] : sizesIn(product.company_size),
    sizeRequired: query.companySize !== undefined,
    place: where.place,
    towns: where.towns,
    radiusKm: where.radiusKm,
  }
}

/** Where is searched: the location's own words, the place, the towns in it, and the distance around these. */
type Where = Pick<ParsedQuery, 'place' | 'towns' | 'radiusKm'> & { location: string }

/** The place in the form, or else those of the product, or else the one that its texts name; and the distance around it. */
function whereOf(
  { location = '', anywhere, product }: CompanyQuery,
  { name, description }: ProductFacts,
): Where {
  const chosen = anywhere ? [] : placesIn(product.places ?? '')
  const written = location.slice(0, READ) || chosen.join('; ')
  if (!written) {
    const sold = anywhere ? undefined : soldIn(`${name}. ${description}`)
    const [town = ''] = sold?.towns ?? []
    return { place: undefined, towns: [], radiusKm: undefined, ...sold, location: town }
  }
  const places = location ? [written] : chosen
  const circles = places.flatMap((place) => surroundingsIn(place) ?? [])
  if (circles.length > 0) {
    const towns = circles.map(({ town }) => nominativeOf(town))
    const others = places.filter((place) => !surroundingsIn(place))
    const radiusKm = Math.max(...circles.map((circle) => circle.radiusKm))
    return { location: towns[0] ?? '', place: placeAround(towns, others), towns, radiusKm }
  }
  const place = location ? placeOf(written) : placeOfAll(chosen)
  return { location: written, place, towns: [], radiusKm: undefined }
}

const shortened = (product: ProductFacts): ProductFacts => ({
  name: product.name.slice(0, READ),
  description: product.description.slice(0, READ),
  target_industry: product.target_industry.slice(0, READ),
  company_size: product.company_size.slice(0, READ),
  price_range: product.price_range.slice(0, READ),
  category: product.category.slice(0, READ),
  keywords: product.keywords.slice(0, READ),
})

/** The targets that the audience names, if it names any: "for bank branches" excludes fintechs. */
function narrowed(targets: string[], named: string[]) {
  const meant = targets.filter((target) => named.some((id) => isWithin(id, target)))
  return meant.length > 0 ? meant : targets
}

const isKnown = (audience: string) =>
  tradesSpokenOf(audience).length > 0 || termsIn(audience).some(({ general }) => general)

/** The terms of a target industry that say more than the industry's name: "dental" for "Dental healthcare". */
const beyondNames = (target: string, targets: string[]) =>
  termsIn(target).filter(({ name, phrases }) => phrases.length > 1 || !isOneOf(name, targets))

function weighted(parts: [number, Term[]][]): WeightedTerm[] {
  const terms = new Map<string, WeightedTerm>()
  for (const [weight, found] of parts) {
    for (const term of found) {
      if (terms.size === MOST_TERMS) break
      if (terms.has(term.name) || isPlace(term.name)) continue
      terms.set(term.name, {
        ...term,
        weight: Math.min(weight, mostOf(term)),
        offered: weight === weights.offer,
      })
    }
  }
  return [...terms.values()]
}

const mostOf = ({ narrows, general }: Term) => (narrows ? NARROWING : general ? GENERAL : 1)
