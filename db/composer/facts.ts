import type { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Product, productProposals } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { capitalised } from '#db/model/text.ts'
import type { User } from '#db/model/user.ts'
import { cityOf } from './city.ts'
import type { Facts } from './fill.ts'
import { type KindName, kindOf } from './kinds.ts'
import { type LanguageName, languageOfText } from './language.ts'
import type { Kind, Language, Sector } from './languages/language.ts'
import {
  asOffer,
  firstNameOf,
  inMidSentence,
  listed,
  titledName,
  withArticle,
  withoutLegalForm,
} from './names.ts'
import { moneyIn, type Size, sizeIn } from './numbers.ts'
import { type SectorName, sectorOf } from './sectors.ts'
import { shortName, tidy, wordCount } from './words.ts'

export type ComposerLead = Pick<Lead, 'id' | 'fullName' | 'company' | 'position' | 'industry' | 'address'> &
  Partial<Pick<Lead, 'companySize' | 'companyUrl' | 'email' | 'phoneNumber' | 'found'>>
export type ComposerProduct = Pick<
  Product,
  'name' | 'description' | 'brand' | 'value' | 'target_industry' | 'price_range' | 'category' | 'keywords'
>
export type ComposerSender = Pick<User, 'fullName' | 'company' | 'position'>

/** The input of an email. */
export interface EmailInput {
  lead: ComposerLead
  product: ComposerProduct
  sender: ComposerSender
  tone: (typeof tones)[number]
  length: (typeof lengths)[number]
  focus: (typeof focuses)[number]
  /** The language; 'lead', the default, means the lead's own (language.ts). */
  language?: LanguageName | 'lead'
  /** The suggestion that the lead was made from. It has the company's place if the lead has no address. */
  suggestion?: Pick<Suggestion, 'city' | 'country'> | undefined
  /** Another number gives another email, for "Try again". */
  variant?: number
  /**
   * The team's emails to other leads, the newest first. This email uses none of their sentences if there are
   * alternatives.
   */
  earlier?: readonly Pick<Composed, 'subject' | 'body'>[]
}

/** A composed email. */
export interface Composed {
  subject: string
  body: string
}

const BRIEF = { words: 6, letters: 50 }
const grades = new Map([
  ['economy', 'an economy product'],
  ['value', 'a value product'],
  ['premium', 'a premium product'],
  ['luxury', 'a luxury product'],
  ['artisan', 'an artisan product'],
])

/** The lead's sector and size and the product's kind, with their sentences. */
export interface Known {
  sector: Sector
  kind: Kind
  sectorName: SectorName
  kindName: KindName
  size: Size | undefined
}

/** Classifies the lead's company and the product. */
export function knownOf({ lead, product }: EmailInput, { sectors, kinds }: Language): Known {
  const [sectorName, kindName] = [sectorOf(lead), kindOf(product)]
  const size = sizeIn(lead.companySize ?? '')
  return { sector: sectors[sectorName], kind: kinds[kindName], sectorName, kindName, size }
}

/**
 * The facts of one email, which come only from the fields of the lead, the product and the sender. Texts in another
 * language than the email are left out, except for names.
 */
export function factsOf(
  { lead, product, sender, suggestion }: EmailInput,
  language: LanguageName,
  words: Language,
  { sector, kind, size: people }: Known,
): Facts {
  const company = withoutLegalForm(shortName(lead.company))
  const city = cityOf(lead.address) || brief(suggestion?.city ?? '')
  const size = words.size
  return known({
    ...personOf(lead),
    ...offerOf(product, language),
    ...(isIn(language, product.description) ? wordsOfProduct(product, lead, language, words) : {}),
    company,
    house: language === 'en' ? company || 'your company' : '',
    ...(sector.a
      ? {
          aSector: isNamedSo(company, sector) ? '' : sector.a,
          sectors: sector.many,
          atSector: sector.at,
          AtSector: capitalised(sector.at),
        }
      : {}),
    what: kind.what,
    What: kind.what.charAt(0).toUpperCase() + kind.what.slice(1),
    ...(sector.a || !isIn(language, lead.industry) ? {} : { industry: field(lead.industry, language) }),
    position: language === 'en' ? brief(lead.position) : '',
    city,
    inCity: city && words.inCity(city),
    ...(people ? { size: size(people), Size: capitalised(size(people)) } : {}),
    price: moneyIn(priceOf(product), language) || (isSaidIn(language, product) ? priceOf(product) : ''),
    sender: brief(sender.fullName),
    senderCompany: withoutLegalForm(shortName(sender.company)),
  })
}

function personOf(lead: ComposerLead): Record<string, string> {
  if (shortName(lead.company) === tidy(lead.fullName)) return {}
  const firstName = firstNameOf(lead.fullName)
  const titled = titledName(lead.fullName)
  if (titled) return { [titled.is]: titled.name, firstName }
  return firstName ? { firstName, fullName: shortName(lead.fullName, { words: 4, letters: 40 }) } : {}
}

/** Whether a company's name already says its sector: "Hotel Seeblick" is a hotel. */
const isNamedSo = (company: string, { a }: Sector) =>
  company.toLowerCase().includes((a.split(' ').at(-1) ?? a).toLowerCase())

/**
 * The forms of the product's name. In English they have articles and plurals; in other languages the name is
 * unchanged.
 */
function offerOf({ name, description }: ComposerProduct, language: LanguageName): Record<string, string> {
  const short = shortName(name)
  if (language !== 'en') return { product: short, Product: capitalised(short), name: short, called: short }
  const offer = asOffer(short, description) || 'our product'
  return {
    product: offer,
    Product: capitalised(offer),
    name: short || 'Our product',
    called: withArticle(short) || 'our product',
  }
}

/** The facts from the product's own words, for an email in the same language. */
function wordsOfProduct(
  product: ComposerProduct,
  lead: ComposerLead,
  language: LanguageName,
  words: Language,
): Record<string, string> {
  const meantFor = product.target_industry === productProposals.target_industry ? '' : product.target_industry
  const keywords = keywordsOf(product.keywords, language)
  const brand = brief(product.brand)
  const grade = language === 'en' ? (grades.get(brand.toLowerCase()) ?? '') : ''
  const isName = !grades.has(brand.toLowerCase()) && !product.name.toLowerCase().includes(brand.toLowerCase())
  return {
    ...fieldsOf(
      field(meantFor, language),
      isIn(language, lead.industry) ? field(lead.industry, language) : '',
    ),
    keywords: keywords.length > 1 ? listed(keywords, words.and) : '',
    'keywords or': listed(keywords, words.or),
    grade,
    brand: isName ? brand : '',
  }
}

/** The statements on the company's site that are in this language, word for word. */
export const statementsIn = (language: LanguageName, { found = [] }: ComposerLead): string[] =>
  found.flatMap(({ field, value }) =>
    field === 'statement' && languageOfText(value) === language ? value : [],
  )

/** Whether a text is in a language. An unclear text counts as English, which is the language of the screens. */
export function isIn(language: LanguageName, text: string): boolean {
  const own = languageOfText(text)
  return own === language || (own === '' && language === 'en')
}

const isSaidIn = (language: LanguageName, product: ComposerProduct) =>
  isIn(language, product.description) && isIn(language, priceOf(product))

/** The product's target industry and the lead's industry, as facts whose names depend on how near the two are. */
function fieldsOf(target: string, industry: string): Record<string, string> {
  if (!target || !industry) return { target }
  if (target.toLowerCase() === industry.toLowerCase()) return { shared: target }
  const words = new Set(longWords(target))
  const near = longWords(industry).some((word) => words.has(word))
  return near ? { target } : { otherTarget: target, otherIndustry: industry }
}

const longWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const known = (facts: Record<string, string>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))

/** A fact that is short enough for a sentence. A longer one is left out, not cut. */
function brief(text: string): string {
  const clean = tidy(text).replace(/[,;:.!?…]+$/, '')
  const fits = wordCount(clean) <= BRIEF.words && clean.length <= BRIEF.letters
  return fits && /[\p{L}\p{N}]/u.test(clean) ? clean : ''
}

/** A field of business in the middle of a sentence. German nouns keep their capitals. */
const field = (text: string, language: LanguageName) =>
  language === 'de' ? brief(text) : inMidSentence(brief(text))

function keywordsOf(text: string, language: LanguageName): string[] {
  const words = text.split(/[,;|\n]+/).map((word) => field(word.replace(/^[\s#]+/, ''), language))
  return [...new Set(words)].filter((word) => word && wordCount(word) <= 4).slice(0, 3)
}

/**
 * The price from the product's fields, in dollars if they name no currency.
 * @returns '' if they contain no figure
 */
export function priceOf({ value, price_range }: Pick<ComposerProduct, 'value' | 'price_range'>): string {
  const price = [value, price_range].map(brief).find((text) => /\d/.test(text)) ?? ''
  const saysMoney = /[\p{Sc}]|\b(?:usd|eur|euros?|gbp|chf|nok|sek|dkk|dollars?|pounds?)\b/iu.test(price)
  return saysMoney || !/^\d/.test(price) ? price : `$${price}`
}
