import type { Product } from '#db/model/entities/product.ts'
import type { CompanySize } from '#db/model/entities/suggestion.ts'
import { audienceIn, buyersBefore, namesBuyers, withoutPlace } from './audience.ts'
import { industriesIn } from './industries.ts'
import { namesPeople, pitchOf } from './pitch.ts'
import { isPlace, type Place, placeHint, placeOf } from './places.ts'
import { sizesIn } from './sizes.ts'
import { type Topic, topicsOf } from './terms.ts'
import { fold, wordsOf } from './tokens.ts'

/** What company suggestions are asked for: a product and, for this one time, narrower wishes. */
export interface Ask {
  product: Pick<
    Product,
    'name' | 'description' | 'target_industry' | 'company_size' | 'price_range' | 'category' | 'keywords'
  >
  /** How many at most. */
  count: number
  keywords?: string | undefined
  /** Only this size; the product's own "ideal size" only weighs. */
  companySize?: CompanySize | undefined
  /** Only here: city, country, ISO code or region. */
  location?: string | undefined
  /** Domains that are not suggested again. */
  exclude: ReadonlySet<string> | ((domain: string) => boolean)
}

export interface WeighedTopic extends Topic {
  /** How much it says about a buyer, 0 to 1. */
  weight: number
  /** It is what is sold. */
  offered: boolean
}

/** An ask, understood. */
export interface Wish {
  /** What is sold, in the product's own words, by its name and by its description: "temperature trackers". */
  offers: string[]
  /** Industries of the table; empty when the product names none of them. */
  industries: string[]
  /** The target industry as words, for industries that are not in the table. */
  industryText: string
  topics: WeighedTopic[]
  /** Whom the product's name or description says it is for, each with its topics. */
  audience: Topic[][]
  /** False when the audience is people whom the directory's industries do not know. */
  audienceKnown: boolean
  keywords: Topic[]
  sizes: CompanySize[]
  sizeAsked: boolean
  place: Place | undefined
}

/** Longer texts say no more about who buys. */
const READ = 2000
const MOST_TOPICS = 40

/** A word that only narrows tells little alone. */
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

/** Reads from an ask what is sold, to whom, how large and where. */
export function wishOf(ask: Ask): Wish {
  const product = shortened(ask.product)
  const target = anyIndustry(product.target_industry) ? '' : product.target_industry
  const targets = targetsIn(target)
  const pitch = pitchOf(product.name, product.description)
  const meant = withoutPlace(pitch.audience)
  const buyers = namesBuyers(meant, targets)
  const audience = buyers ? meant : buyersBefore(pitch.offers[0] ?? '', targets)
  const industries = buyers ? narrowed(targets, industriesIn(meant)) : targets
  const keywords = (ask.keywords ?? '').slice(0, READ)
  const location = (ask.location ?? '').slice(0, READ)
  const place = placeOf(location) ?? placeHint(`${product.name}. ${product.description}`)
  return {
    offers: pitch.offers,
    industries,
    industryText: target,
    topics: weighed([
      [weights.audience, topicsOf(audience)],
      [weights.keywords, topicsOf(`${product.keywords}, ${keywords}`)],
      [weights.target, beyondNames(target, industries)],
      [weights.use, topicsOf(buyers ? '' : meant)],
      [weights.offer, topicsOf(pitch.offers.join(', '))],
      [weights.category, topicsOf(product.category)],
      [weights.description, topicsOf(product.description)],
    ]),
    audience: audienceIn(audience, industries),
    audienceKnown: !namesPeople(audience) || isKnown(audience),
    keywords: topicsOf(keywords),
    sizes: ask.companySize ? [ask.companySize] : sizesIn(product.company_size),
    sizeAsked: ask.companySize !== undefined,
    place,
  }
}

const shortened = (product: Ask['product']): Ask['product'] => ({
  name: product.name.slice(0, READ),
  description: product.description.slice(0, READ),
  target_industry: product.target_industry.slice(0, READ),
  company_size: product.company_size.slice(0, READ),
  price_range: product.price_range.slice(0, READ),
  category: product.category.slice(0, READ),
  keywords: product.keywords.slice(0, READ),
})

const anyIndustry = (text: string) => /^(any|all|every|other|various|general|n a|none)?( |$)/.test(fold(text))

const targetsIn = (text: string) => [...new Set([text, ...text.split(/[,;/&]/)].flatMap(industriesIn))]

/** The targets that the audience names, where it names any: "for bank branches" leaves out the fintechs. */
function narrowed(targets: string[], named: string[]) {
  const meant = targets.filter((name) => named.includes(name))
  return meant.length > 0 ? meant : targets
}

const isKnown = (audience: string) =>
  industriesIn(audience).length > 0 || topicsOf(audience).some(({ general }) => general)

/** The topics of a target industry that its bare name does not give: "dental" for "Dental healthcare". */
function beyondNames(target: string, industries: string[]) {
  const names = new Set(industries.flatMap(wordsOf))
  return topicsOf(target).filter(({ name, phrases }) => phrases.length > 1 || !names.has(name))
}

function weighed(parts: [number, Topic[]][]): WeighedTopic[] {
  const topics = new Map<string, WeighedTopic>()
  for (const [weight, found] of parts) {
    for (const topic of found) {
      if (topics.size === MOST_TOPICS) break
      if (topics.has(topic.name) || isPlace(topic.name)) continue
      topics.set(topic.name, {
        ...topic,
        weight: Math.min(weight, mostOf(topic)),
        offered: weight === weights.offer,
      })
    }
  }
  return [...topics.values()]
}

const mostOf = ({ narrows, general }: Topic) => (narrows ? NARROWING : general ? GENERAL : 1)
