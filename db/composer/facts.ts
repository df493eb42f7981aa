import type { focuses, lengths, tones } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { capitalised } from '#db/model/text.ts'
import type { User } from '#db/model/user.ts'
import { cityOf } from './city.ts'
import { languageOfProduct } from './description.ts'
import { isFirst } from './family.ts'
import { type Facts, known } from './fill.ts'
import { countryOf, isBritish, isIn, type LanguageName } from './language.ts'
import type { Language } from './languages/language.ts'
import { type Addressed, addressedAs, spokenCompany, withoutLegalForm } from './names.ts'
import { moneyIn } from './numbers.ts'
import { isShouted } from './prose.ts'
import { isOffice } from './titles.ts'
import { isFor, tradeOf } from './trades.ts'
import { type Quotes, typeset, typesetQuotation, withoutQuotes } from './typeset.ts'
import { sentencesOf, shortName, tidy, wordCount } from './words.ts'

export type ComposerLead = Pick<Lead, 'id' | 'fullName' | 'company' | 'position' | 'industry' | 'address'> &
  Partial<Pick<Lead, 'companySize' | 'companyUrl' | 'email' | 'phoneNumber' | 'found'>>
export type ComposerProduct = Pick<Product, 'name' | 'description' | 'brand' | 'value' | 'price_range'> &
  Partial<Pick<Product, 'benefit' | 'category' | 'buyers' | 'target_industry'>>
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
  { lead, product, sender, suggestion }: EmailInput,
  language: LanguageName,
  words: Language,
  quotes: Quotes,
): Facts {
  const city = cityOf(lead.address) || brief(suggestion?.city ?? '')
  const trade = tradeOf(lead.industry)
  const name = withoutQuotes(shortName(product.name))
  const country = countryOf(lead)
  return known({
    ...inCountry(personOf(lead, language, words), language, country),
    product: typeset(name, quotes, 'inner'),
    titled: typeset(name, quotes),
    sender: shortName(sender.fullName),
    ours: ownCompany(sender),
    company: typeset(spokenCompany(shortName(lead.company)), quotes),
    trade: trade ? words.marked(words.trades[trade], country) : '',
    here: trade ? words.marked(words.trades[trade], country) : words.here,
    customers: trade && isFor(trade, product) ? words.marked(words.customers[trade], country) : '',
    city,
    inCity: city && words.inCity(city),
    price: priceIn(language, product),
    minutes: words.minutes,
  })
}

/** Without the full stops that British English does not write after titles: "Dr Berg". */
function inCountry(person: Record<string, string>, language: LanguageName, country: string) {
  if (language !== 'en' || !isBritish(country)) return person
  const plain = (text: string) => text.replace(/(?<!\p{L})(Dr|Prof|Mr|Mrs|Ms|Rev)\./gu, '$1')
  return Object.fromEntries(Object.entries(person).map(([name, text]) => [name, plain(text)]))
}

/** The sender's company, if it is not called by the sender's own name. */
function ownCompany({ fullName, company }: ComposerSender): string {
  const ours = withoutLegalForm(shortName(company))
  return tidy(fullName).toLowerCase().includes(ours.toLowerCase()) ? '' : ours
}

function personOf(lead: ComposerLead, language: LanguageName, words: Language): Record<string, string> {
  if (shortName(lead.company) === tidy(lead.fullName)) return {}
  const person = addressedAs(lead.fullName, lead.position, words, language)
  if (!person) return {}
  const { is, called, fullName } = person
  // "Cabinet Moreau" of "Cabinet Moreau Expertise" is the company. English does not tell who is a man or a woman.
  const isCompany = tidy(lead.company).toLowerCase().startsWith(tidy(lead.fullName).toLowerCase())
  if (isCompany && !is && language !== 'en') return {}
  if (language === 'fr') return personInFrench(countryOf(lead) === 'BE' ? inBelgium(person) : person)
  if (language === 'nl') {
    const hasSmallLetters = /\p{Ll}/u.test(lead.fullName.replace(/\p{Lu}\p{Ll}+/gu, ''))
    return personInDutch(person, countryOf(lead) === 'BE' && hasSmallLetters)
  }
  if (language === 'pt') {
    return countryOf(lead) === 'BR' ? personInBrazil(person, lead.fullName, words) : personInPortugal(person)
  }
  return {
    called,
    fullName: inSpanish(person, language, fullName),
    ...addressing(person, named(person, language)),
  }
}

const addressing = ({ is }: Addressed, addressed: string): Record<string, string> =>
  is ? { addressed, [is]: addressed } : {}

/** Italian priests and nuns, who are called by their first names. */
const OF_THE_CHURCH = /^(?:don|suor|padre|fra)$/i

function named({ courtesy, family, hasFirst, name }: Addressed, language: LanguageName): string {
  // Polish would have to inflect the name.
  if (language === 'pl') return courtesy
  // "Gentile Direttrice"
  if (language === 'it' && isOffice(family, language)) return family
  if (language === 'it' && hasFirst && OF_THE_CHURCH.test(courtesy))
    return `${courtesy} ${name.split(' ')[0]}`
  return `${courtesy} ${language === 'es' ? capitalised(family) : family}`
}

/** Spanish writes "Arq. De la Fuente" without a first name, and "María de la Fuente" with one. */
function inSpanish(
  { courtesy, family, hasFirst }: Addressed,
  language: LanguageName,
  fullName: string,
): string {
  if (language !== 'es') return fullName
  if (hasFirst || !courtesy) return fullName.replace(/(?<=\p{L} )D(?=e(?:l| (?:l[ao]s?|los))? \p{Lu})/gu, 'd')
  return `${courtesy} ${capitalised(family)}`
}

/** Belgians write "Van den Broeck", also where the name was typed in capitals. */
const inBelgium = (person: Addressed): Addressed => ({
  ...person,
  family: capitalised(person.family),
  fullName: person.fullName.replace(/(?<= )van(?= )/u, 'Van'),
})

/** "Docteur Martin," greets a man and a woman, and a lawyer is "Maître," without a name. */
function personInFrench(person: Addressed): Record<string, string> {
  const { is, courtesy, family, called, fullName } = person
  const addressed = `${courtesy} ${/^Maître$|Maire$/.test(courtesy) ? '' : family}`.trim()
  const isTitled = /^(?:Maître|Docteur|Professeur)/.test(courtesy)
  if (isTitled) return { called, fullName: addressed, honoured: addressed }
  if (courtesy && !is) return { called, fullName: addressed }
  return { called, fullName, ...addressing(person, addressed) }
}

/** Dutch names begin with a capital after a form of address: "heer Van der Meulen". Belgian ones stay as they are typed. */
function personInDutch(person: Addressed, isAsTyped: boolean) {
  const { is, family, called, fullName, courtesy, needsForm } = person
  const name = isAsTyped ? family : capitalised(family)
  if (is) return { called, fullName, [is]: name, addressed: `${courtesy} ${name}` }
  if (courtesy) return { called, fullName: `${courtesy} ${name}` }
  return { called, fullName: needsForm ? `heer/mevrouw ${name}` : fullName.replace(/^Familie /, 'familie ') }
}

/** Portugal writes to "Exmo. Senhor" and names the whole name after the titles: "Exmo. Senhor Eng.º Rui Costa". */
function personInPortugal({ is, called, courtesy, name }: Addressed): Record<string, string> {
  if (!is) return { called, fullName: `${courtesy} ${name}`.trim() }
  const [honour, plain] = is === 'sir' ? ['Exmo. Senhor', 'Sr.'] : ['Exma. Senhora', 'Sra.']
  const titles = courtesy
    .replace(/(?<!\p{L})(Eng|Arq)\.(?!ª)/gu, '$1.º')
    .replace(/(?<=Prof\.ª? )Dr(a?)\./u, 'Doutor$1')
  const addressed = `${titles} ${name}`
  const honoured = `${honour} ${courtesy === plain ? name : addressed}`
  return { called, fullName: addressed, honoured, addressed, [is]: addressed }
}

/**
 * Brazil names a person with a title by the first name, "Dra. Luciana", as it does one of whom nothing says whether it is
 * a man or a woman, and keeps the "Exmo." of a name that has it.
 */
function personInBrazil(person: Addressed, typed: string, words: Language): Record<string, string> {
  const { is, called, courtesy, name, hasFirst } = person
  const isTitled = courtesy !== '' && !/^Sra?\.$/.test(courtesy)
  const isByFirstName = isTitled ? hasFirst : !is
  const addressed = `${courtesy} ${isByFirstName ? firstNamesOf(name, words) : name}`.trim()
  const all = { called, fullName: addressed, ...addressing(person, addressed) }
  if (!is || !/^Exm/.test(typed)) return all
  const [exm, senhor] = is === 'sir' ? ['Exmo.', 'Sr.'] : ['Exma.', 'Sra.']
  const honoured = [exm, senhor, courtesy === senhor ? '' : courtesy, name].filter(Boolean).join(' ')
  return { ...all, honoured }
}

/** "Luciana", or "Ana Paula" of "Ana Paula Nunes". */
function firstNamesOf(name: string, words: Language): string {
  const [first = '', second = '', ...others] = name.split(' ')
  return others.length > 0 && isFirst(second, words) ? `${first} ${second}` : first
}

/** The price as the language writes it; '' if the price is said in words of another language. */
function priceIn(language: LanguageName, product: ComposerProduct): string {
  const price = priceOf(product)
  return moneyIn(price, language) || (price && languageOfProduct(product, price) === language ? price : '')
}

/**
 * The statements on the company's site that are in this language, word for word, with its quotation marks.
 * @param own the lead's language, which a statement has that does not show its language
 */
export const statementsIn = (
  language: LanguageName,
  own: LanguageName,
  { found = [] }: ComposerLead,
  quotes: Quotes,
): string[] =>
  found
    .flatMap(({ field, value }) =>
      field === 'statement' && isIn(language, value, own) ? sentencesOf(value) : [],
    )
    .filter(isQuotable)
    .map((said) => typesetQuotation(said, quotes))

/** Whether a sentence of a site is a whole one about the company, as far as any language shows it. */
const isQuotable = (text: string): boolean =>
  !isShouted(text) && !NO_STATEMENT.test(text) && text.split('(').length === text.split(')').length

/** A sentence that was cut, a question, a call, a price, an hour, a link, a note on cookies, or when somebody is there. */
const NO_STATEMENT =
  /(?<!\p{L})(?:uhr|uur|geöffnet|öffnungszeit|opening hours|horaires|geopend|godzin(?:y|ach) otwarcia|otwart[eay]|(?:open|ouverte?s?|abiert[oa]s?|apert[oaie]|abert[oa]s?) (?:daily|every|from|until|on|de|du|tous|le|todos|los|dal|tutti|il|aos|das))(?!\p{L})|[?…{}<>|[\]]|\.{3}|[,;:!–-]$|[\p{Sc}]|\d{1,2}[:.h]\d{2}(?!\d)|https?:|www\.|\S@\S|cookie|javascript|copyright|©/iu

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
