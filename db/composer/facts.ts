import type { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { capitalised } from '#db/model/text.ts'
import type { User } from '#db/model/user.ts'
import { cityOf } from './city.ts'
import { languageOfProduct } from './description.ts'
import { type Facts, known } from './fill.ts'
import { type LanguageName, languageOfText } from './language.ts'
import type { Language } from './languages/language.ts'
import { addressedAs, withoutLegalForm } from './names.ts'
import { moneyIn } from './numbers.ts'
import { tradeOf } from './trades.ts'
import { shortName, tidy, wordCount } from './words.ts'

export type ComposerLead = Pick<Lead, 'id' | 'fullName' | 'company' | 'position' | 'industry' | 'address'> &
  Partial<Pick<Lead, 'companySize' | 'companyUrl' | 'email' | 'phoneNumber' | 'found'>>
export type ComposerProduct = Pick<Product, 'name' | 'description' | 'brand' | 'value' | 'price_range'> &
  Partial<Pick<Product, 'benefit'>>
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

/**
 * The facts of one email, which come only from the fields of the lead, the product and the sender. A fact is left out
 * where it is not sure.
 */
export function factsOf(
  { lead, product, suggestion }: EmailInput,
  language: LanguageName,
  words: Language,
): Facts {
  const city = cityOf(lead.address) || brief(suggestion?.city ?? '')
  const trade = tradeOf(lead.industry)
  return known({
    ...personOf(lead, words),
    product: shortName(product.name),
    company: withoutLegalForm(shortName(lead.company)),
    trade: trade ? words.trades[trade] : '',
    here: trade ? words.trades[trade] : words.here,
    city,
    inCity: city && words.inCity(city),
    price: priceIn(language, product),
    minutes: words.minutes,
  })
}

function personOf(lead: ComposerLead, words: Language): Record<string, string> {
  if (shortName(lead.company) === tidy(lead.fullName)) return {}
  const person = addressedAs(lead.fullName, lead.position, words)
  if (!person) return {}
  const { is, family, called, fullName } = person
  return { called, fullName, family, Family: capitalised(family), ...(is ? { [is]: family } : {}) }
}

/** The price as the language writes it; '' if the price is said in words of another language. */
function priceIn(language: LanguageName, product: ComposerProduct): string {
  const price = priceOf(product)
  return moneyIn(price, language) || (price && languageOfProduct(product, price) === language ? price : '')
}

/**
 * The statements on the company's site that are in this language, word for word.
 * @param own the lead's language, which a statement has that does not show its language
 */
export const statementsIn = (
  language: LanguageName,
  own: LanguageName,
  { found = [] }: ComposerLead,
): string[] =>
  found.flatMap(({ field, value }) =>
    field === 'statement' && (languageOfText(value) || own) === language ? value : [],
  )

/** A fact that is short enough for a sentence. A longer one is left out, not cut. */
function brief(text: string): string {
  const clean = tidy(text).replace(/[,;:.!?…]+$/, '')
  const fits = wordCount(clean) <= BRIEF.words && clean.length <= BRIEF.letters
  return fits && /[\p{L}\p{N}]/u.test(clean) ? clean : ''
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
