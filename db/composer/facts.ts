import type { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Product, productProposals } from '#db/model/entities/product.ts'
import type { User } from '#db/model/user.ts'
import { cityOf } from './city.ts'
import {
  asOffer,
  firstNameOf,
  inMidSentence,
  listed,
  possessive,
  withArticle,
  withoutLegalForm,
} from './names.ts'
import { shortName, tidy, wordCount } from './words.ts'

export type ComposerLead = Pick<Lead, 'id' | 'fullName' | 'company' | 'position' | 'industry' | 'address'>
export type ComposerProduct = Pick<
  Product,
  'name' | 'description' | 'brand' | 'value' | 'target_industry' | 'price_range' | 'category' | 'keywords'
>
export type ComposerSender = Pick<User, 'fullName' | 'company' | 'position'>

/** What an email is written from. */
export interface EmailInput {
  lead: ComposerLead
  product: ComposerProduct
  sender: ComposerSender
  tone: (typeof tones)[number]
  length: (typeof lengths)[number]
  focus: (typeof focuses)[number]
  /** Another number gives another email, for "try again". */
  variant?: number
}

/** What may stand in a sentence, by the name it has in braces. What is not known is missing. */
export type Facts = Readonly<Record<string, string>>

const BRIEF = { words: 6, letters: 50 }
const grades = new Map([
  ['economy', 'an economy product'],
  ['value', 'a value product'],
  ['premium', 'a premium product'],
  ['luxury', 'a luxury product'],
  ['artisan', 'an artisan product'],
])

/** The facts of one email: only what the lead's, the product's and the sender's own fields say. */
export function factsOf(lead: ComposerLead, product: ComposerProduct, sender: ComposerSender): Facts {
  const company = withoutLegalForm(shortName(lead.company))
  const house = company || 'your company'
  const meantFor = product.target_industry === productProposals.target_industry ? '' : product.target_industry
  const [target, industry] = [field(meantFor), field(lead.industry)]
  const name = shortName(product.name)
  const offer = asOffer(name, product.description) || 'our product'
  const keywords = keywordsOf(product.keywords)
  const brand = brief(product.brand)
  const grade = grades.get(brand.toLowerCase()) ?? ''
  return known({
    product: offer,
    Product: offer.charAt(0).toUpperCase() + offer.slice(1),
    name: name || 'Our product',
    called: withArticle(name) || 'our product',
    company,
    house,
    "house's": possessive(house),
    firstName: shortName(lead.company) === tidy(lead.fullName) ? '' : firstNameOf(lead.fullName),
    position: brief(lead.position),
    ...fieldsOf(target, industry),
    city: cityOf(lead.address),
    category: field(product.category),
    keyword: keywords[0] ?? '',
    keywords: keywords.length > 1 ? listed(keywords, 'and') : '',
    'keywords or': listed(keywords, 'or'),
    grade,
    brand: grade || product.name.toLowerCase().includes(brand.toLowerCase()) ? '' : brand,
    price: priceOf(product),
    sender: brief(sender.fullName),
    senderCompany: withoutLegalForm(shortName(sender.company)),
  })
}

/** The field that the product is meant for and the lead's own, named by how near they are to each other. */
function fieldsOf(target: string, industry: string): Record<string, string> {
  if (!target || !industry) return { target }
  if (target.toLowerCase() === industry.toLowerCase()) return { shared: target }
  const words = new Set(longWords(target))
  const near = longWords(industry).some((word) => words.has(word))
  return near ? { target, industry } : { otherTarget: target, otherIndustry: industry }
}

const longWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const known = (facts: Record<string, string>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))

/** A fact that is short enough for a sentence; a longer one is left out rather than cut. */
function brief(text: string): string {
  const clean = tidy(text).replace(/[,;:.!?…]+$/, '')
  const fits = wordCount(clean) <= BRIEF.words && clean.length <= BRIEF.letters
  return fits && /[\p{L}\p{N}]/u.test(clean) ? clean : ''
}

const field = (text: string) => inMidSentence(brief(text))

function keywordsOf(text: string): string[] {
  const words = text.split(/[,;|\n]+/).map((word) => field(word.replace(/^[\s#]+/, '')))
  return [...new Set(words)].filter((word) => word && wordCount(word) <= 4).slice(0, 3)
}

/**
 * The price as the product's fields give it, in dollars where they name no other money.
 * @returns '' where they hold no figure
 */
export function priceOf({ value, price_range }: Pick<ComposerProduct, 'value' | 'price_range'>): string {
  const price = [value, price_range].map(brief).find((text) => /\d/.test(text)) ?? ''
  const saysMoney = /[\p{Sc}]|\b(?:usd|eur|euros?|gbp|chf|nok|sek|dkk|dollars?|pounds?)\b/iu.test(price)
  return saysMoney || !/^\d/.test(price) ? price : `$${price}`
}
