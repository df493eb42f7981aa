import { capitalised } from '#db/model/text.ts'
import { isThing, withArticle } from './article.ts'
import {
  beginsWithVerb,
  benefitsFor,
  ofSeveral,
  saysWhatItDoes,
  splitAtSplice,
  withSubject,
} from './benefit.ts'
import { isIn, type LanguageName, languageOfText, languages } from './language.ts'
import { linesIn, unmarkedLines } from './languageLines.ts'
import { proseOf } from './prose.ts'
import { type Quotes, typeset, withApostrophes } from './typeset.ts'
import { lowered, sentence, sentencesOf, shortened, wordCount } from './words.ts'
import { sentenceKeys } from './writer.ts'

/** The product's own texts. */
export interface OwnWords {
  name: string
  brand: string
  description: string
  benefit?: string
  category?: string
  /** The language of who sells it, if that is known. */
  spoken?: string
  /** The language of the texts, if their author has said it. */
  language?: LanguageName
  /** The language of the benefit, if its author has said it of that alone. */
  benefitIn?: LanguageName
}

/**
 * The product's texts for letters in a language: those that its author wrote for it, or else those without a mark. Of
 * lines with a mark the first says what the product is, unless it begins with a verb.
 */
export function wordsFor(product: OwnWords, language: LanguageName): OwnWords {
  const { benefit = '' } = product
  const lines = linesIn(benefit, language)
  const [description, ...others] = lines
  if (description === undefined) return { ...product, benefit: unmarkedLines(benefit) }
  if (saysWhatItDoes(description, language))
    return { ...product, benefit: lines.map(capitalised).join('\n'), benefitIn: language }
  return { ...product, description, benefit: others.join('\n'), category: '', language }
}

/** The most words that a letter quotes of a product. */
export interface Room {
  words: number
  sentences: number
}

/** What a letter quotes of a product. What is not known, or in another language, is ''. */
interface Quoted {
  /** What it is, as it continues after a colon. */
  described: string
  /** The same as a sentence, for a text that does not continue one: `described` is '' then. */
  Description: string
  /** Further sentences of the description. */
  more: string
  /** What it does for a customer, as it continues after a colon. */
  benefit: string
  /** The same, as a sentence of its own, where the product is its subject: "It saves time." */
  Benefit: string
  /** Its category, for a letter that cannot say what it is. */
  kind: string
}

/**
 * The language of one of a product's texts. A text that does not show its language has that of the product's other
 * texts, or else that of who sells it, or English, which is the language of the screens.
 */
export function languageOfProduct(
  { description, benefit = '', spoken = 'en', language }: OwnWords,
  text: string,
): string {
  if (language) return language
  return languageOfText(text) || languageOfText(`${description} ${benefit}`) || spoken
}

/**
 * What kind of thing a product is whose description is in another language than the letter, as what the sender offers:
 * "unseren Sensor".
 * @returns '' if the letter's language is that of the description, or the kind is unknown
 */
export async function kindOf(
  product: OwnWords,
  { language, country = '' }: { language: LanguageName; country?: string },
): Promise<string> {
  const { name, description, category = '' } = product
  const said = languageOfProduct(product, description)
  const source = languages.find((one) => one === said)
  const [first = ''] = sentencesOf(description)
  if (product.language === language || (source && isIn(language, description, source))) return ''
  const { kindIn } = await import('./things.ts')
  return kindIn({ name, category, description: source ? first : '' }, source ?? 'en', { language, country })
}

/** The letter that quotes: its language, its quotation marks, and its room for a product. */
interface Quoting {
  language: LanguageName
  quotes: Quotes
  room: Room
}

/**
 * What a letter quotes of a product. A description in another language than the letter's is replaced with the
 * product's category, if that shows to be in the letter's language.
 */
export function quotedOf(product: OwnWords, { language, quotes, room }: Quoting): Quoted {
  const { description, benefit = '' } = product
  const expected = languageOfProduct(product, '')
  const isOurs = (text: string) => product.language === language || isIn(language, text, expected)
  const prose = (text: string) =>
    proseOf(
      withCapitals(typeset(language === 'en' ? withApostrophes(text) : text, quotes), product),
      product.name,
      language,
    )
  const ours = (text: string) => (isOurs(text) ? prose(text) : [])
  const isOurBenefit = product.benefitIn === language || isOurs(benefit)
  const benefits = isOurBenefit ? benefit.split(NEXT_LINE).flatMap(prose) : []
  const told = new Set(benefits.flatMap(sentenceKeys))
  const isNew = (text: string) => !sentenceKeys(text).some((key) => told.has(key))
  const [whole = '', ...rest] = withoutFragment(ours(withoutName(description, product)).filter(isNew))
  const [first = '', ...others] = [...splitAtSplice(whole, language), ...rest]
  // "Shampoo" is what kind of thing it is.
  if (wordCount(first) === 1 && others.length === 0)
    return { ...NOTHING, kind: withoutStop(first, language), ...benefitOf(benefits, room, language) }
  const Description = first && shortenedSentence(first, room.words)
  const described = isApart(Description, product, language) ? '' : afterColon(joined(Description), language)
  const does = benefitOf(benefits, room, language)
  return {
    described,
    Description: begun(asSentence(Description, product.name, language), product),
    more: moreOf(Description, others, room, { name: product.name, language }),
    ...does,
    Benefit: language === 'en' && isOfSeveral(described) ? ofSeveral(does.Benefit) : does.Benefit,
    kind: Description ? '' : typeset(categoryIn(language, product), quotes),
  }
}

const NOTHING = { described: '', Description: '', more: '' }

/** Whether an English description that continues after a colon is of several things: "insulated liners for boxes". */
function isOfSeveral(described: string): boolean {
  const [noun = ''] = described.split(
    /[,.;:(–—]|\s(?:for|that|which|with|without|to|in|on|of|from|by|and|or|made|used|built)\s/,
  )
  return !/^an? /.test(described) && /[^sui]s$/.test(noun)
}

/** A full stop after a word that is no abbreviation, and the word after it, which begins with a small letter. */
const AFTER_STOP =
  /(?<=\p{Ll}{4})(?<!(?:approx|inkl|incl|exkl|excl|evtl|zzgl|ggf|circa|bijv|etc|temp|resp))\. (\p{Ll}\p{L}{2,})/gu

/** A text whose sentences begin with capitals, but for names that have none: "eVet writes." */
const withCapitals = (text: string, { name, brand }: OwnWords): string =>
  text.replace(AFTER_STOP, (said, word: string) =>
    [name, brand].some((own) => own.startsWith(word)) ? said : `. ${capitalised(word)}`,
  )

/** The end of a line of which the next one is no continuation. */
const NEXT_LINE = /[\r\n\u2028\u2029]+(?!\s*\p{Ll})/u

/** What the letter says of the benefits: a short letter has one sentence. */
const benefitOf = (benefits: string[], { words, sentences }: Room, language: LanguageName) =>
  benefitsFor(benefits, language, { words, isBrief: sentences <= BRIEF_SENTENCES })

function withoutStop(text: string, language: LanguageName): string {
  const bare = text.replace(/[.!]$/, '')
  return language === 'de' ? bare : lowered(bare)
}

/** A product's category, if it shows to be in a language and is not in the product's name. */
const categoryIn = (language: LanguageName, { name, category = '' }: OwnWords): string =>
  isCategoryIn(language, category) && !name.toLowerCase().includes(category.toLowerCase()) ? category : ''

/** Ends of words and letters that only one language has, for a category of a word or two. */
const CATEGORIES: Readonly<Record<string, RegExp>> = {
  de: /(?:ung|ungen|geräte?|maschinen|anlagen|technik|bedarf|zubehör|systeme|werkzeuge?|heit|keit|schaft|möbel|waren|schutz)(?!\p{L})|[äöüß]/iu,
  nl: /(?:machines|apparatuur|techniek|artikelen|middelen|meubels|gereedschap|systemen|toestellen|verlichting|reiniging|beveiliging)(?!\p{L})|ij|ë/iu,
  fr: /(?:isation|erie|eurs|euses|iques|ements|eaux)(?!\p{L})|[èêàç]/iu,
  es: /(?:ción|ciones|dores|ería|miento|mientos|dad)(?!\p{L})|ñ/iu,
  it: /(?:zione|zioni|ezza|ezze|aggio|anze|ature|tori|trici)(?!\p{L})/iu,
  pl: /[ąćęłńśźż]/iu,
  pt: /(?:ção|ções|agem|dade)(?!\p{L})|[ãõ]/iu,
}

/** Whether a category shows to be in a language. A word or two may show it by their ends alone. */
function isCategoryIn(language: LanguageName, category: string): boolean {
  const said = languageOfText(category)
  if (said) return said === language
  const shown = Object.keys(CATEGORIES).filter((name) => CATEGORIES[name]?.test(category))
  return shown.length === 1 && shown[0] === language
}

/** A sentence with its capital, unless it begins with the product's name. */
const begun = (text: string, { name, brand }: OwnWords): string =>
  [name, brand].some((own) => own !== '' && text.startsWith(own)) ? text : capitalised(text)

/** A description whose verb has no subject has the product's name for one, or a pronoun: "LeckFinder erkennt Lecks." */
function asSentence(text: string, name: string, language: LanguageName): string {
  if (!beginsWithVerb(text, language)) return text
  return language !== 'en' && canBeSubject(name, language)
    ? `${name} ${lowered(text)}`
    : (withSubject(text, language) ?? text)
}

/** "Our mattresses are soft", "We bake": what is said of us. */
const OURS =
  /^(?:our|unsere?|notre|nos|nuestr[oa]s?|(?:il |la |i |le )?nostr[oaie]|onze|ons|nasz[ae]?|(?:o |a |os |as )?noss[oa]s?|we|wir|nous|wij|my)\s/iu

/** Whether a description stands as a sentence of its own: it names the product, or its verb has no subject. */
function isApart(text: string, product: OwnWords, language: LanguageName): boolean {
  const [said, name] = [unmarked(text), unmarked(product.name)]
  const isFirst = said.toLowerCase().startsWith(name.toLowerCase())
  const at = name === '' ? -1 : isFirst ? 0 : said.indexOf(name)
  const isWhole = !/\p{L}$/u.test(said.slice(0, at)) && !/^\p{L}/u.test(said.slice(at + name.length))
  const isNamed = at >= 0 && isWhole && wordCount(said.slice(0, at)) < 4
  return isNamed || isProperName(text, product, language) || beginsWithVerb(text, language) || OURS.test(text)
}

/** A text for a comparison that overlooks how a name is typed: "CALM’dent®" is "CALM'dent". */
const withoutMarks = (text: string) => unmarked(text).toLowerCase()

const unmarked = (text: string) => text.replace(/[®™©]/g, '').replaceAll('’', "'").trim()

/** A description without the name that leads it: "Rota: a program" and "Rota – a program" are "a program". */
function withoutName(description: string, { name }: OwnWords): string {
  const [, lead = '', rest = ''] =
    /^["“„«]?\s?([^:–—]{2,80}?)\s?["”“»]?\s?(?::|\s[-–—])\s+(\S.*)$/su.exec(description) ?? []
  return lead !== '' && withoutMarks(lead) === withoutMarks(name.replace(/^["“„«]|["”“»]$/gu, ''))
    ? rest
    : description
}

/** A first sentence of a word or two, as "An app.", says too little: it is joined with the next one. */
function withoutFragment(sentences: string[]): string[] {
  const [first = '', second = '', ...others] = sentences
  return second && wordCount(first) < (/^(?:an?|eine?|une?|una|um|uma|een) /i.test(first) ? 3 : 2)
    ? [`${first} ${second}`, ...others]
    : sentences
}

/** As many whole sentences as there is room for; '' if there is none for the first. */
function wholeSentences(sentences: string[], words: number): string {
  const { said, left } = shortened(sentences, words)
  return sentences.length - left.length > 0 && !said.endsWith('…') && wordCount(said) <= words ? said : ''
}

/** The sentence, or its first clause that says what a thing is. */
function shortenedSentence(text: string, words: number): string {
  if (wordCount(text) <= words) return sentence(text)
  const isLittleLonger = wordCount(text) <= words * 1.4
  return leadingClause(text) || (isLittleLonger ? sentence(text) : shortened([text], words).said)
}

/** The room that a short letter has for whole sentences only. */
const BRIEF_SENTENCES = 3
/** Words that begin a whole sentence. Others begin a note, as "Comes on a trailer" or "Warranty: 5 years". */
const BEGINS_SENTENCE: Record<LanguageName, RegExp> = {
  en: /^(?:the|it|each|every|you|your|we|our|this|these|when|if)\s/i,
  de: /^(?:der|die|das|er|sie|es|wir|jede[rs]?|ihre?|wenn|diese[rs]?)\s/i,
  fr: /^(?:(?:le|la|les|il|elle|nous|vous|chaque|ce|cette|quand|si)\s|l’)/i,
  es: /^(?:el|la|los|las|cada|cuando|si|usted|ustedes)\s/i,
  it: /^(?:(?:il|lo|la|i|gli|le|ogni|quando|se)\s|l’)/i,
  nl: /^(?:de|het|elke?|u|uw|wij|we|als|deze|dit)\s/i,
  pl: /^(?:każdy|każda|każde|gdy|jeśli|to)\s/i,
  pt: /^(?:o|a|os|as|cada|quando|se)\s/i,
}

/** What a letter says of a product beside its first sentence. A short letter leaves out notes that are no sentences. */
function moreOf(
  first: string,
  others: string[],
  { words, sentences }: Room,
  { name, language }: { name: string; language: LanguageName },
): string {
  const isBrief = sentences <= BRIEF_SENTENCES
  const isNamed = first.toLowerCase().startsWith(name.toLowerCase())
  const isWhole = (text: string) =>
    BEGINS_SENTENCE[language].test(text) ||
    (beginsWithVerb(text, language) && !isNamed && canBeSubject(name, language))
  const whole = isBrief ? others.slice(0, 1).filter(isWhole) : others
  const told = whole
    .slice(0, sentences - 1)
    .map((text) => (isBrief ? asSentence(text, name, language) : (withSubject(text, language) ?? text)))
    .map((text) => (text.startsWith(name) ? text : capitalised(text)))
  return first && told.length > 0 ? wholeSentences(told, words - wordCount(first)) : ''
}

/** Whether a verb in the singular can follow a name without an article. */
const canBeSubject = (name: string, language: LanguageName) =>
  name !== '' &&
  (/^\p{L}[\p{L}\p{N}+-]*$/u.test(name) ||
    !['de', 'fr', 'nl'].includes(language) ||
    (language === 'fr' && !/[sx](?!\p{L})/u.test(name)))

/** What a thing is, in at most so many words. */
const CLAUSE_WORDS = 24

/** The first clause of a long sentence; '' if it is long itself. Readers have to know at least what a thing is. */
function leadingClause(text: string): string {
  const [clause = ''] = text.split(/[,;:–—(]/)
  const isShort = wordCount(clause) >= 2 && wordCount(clause) <= CLAUSE_WORDS && clause !== text
  return isShort ? `${clause.trim()}.` : ''
}

/** A text that stands after a colon has no other: it has a dash. */
function joined(text: string): string {
  return text.replace(/\s?: (?=\S)/, ' – ')
}

/** English words that always have a capital. */
const OF_A_LAND =
  /^(?:British|English|Irish|Scottish|Welsh|Danish|Swedish|Finnish|Spanish|Turkish|Flemish|Italian|German|French|Swiss|Dutch|Belgian|Austrian|Norwegian|Portuguese|Japanese|Chinese|Korean|American|Canadian|Australian|European|African|Asian|Indian|Greek|Nordic|Scandinavian|Mediterranean|Icelandic|Mexican|Brazilian|Victorian|Georgian|Edwardian|I)(?:-|$)/
const OF_A_LAND_IN_DUTCH =
  /^(?:Nederlands|Belgisch|Duits|Frans|Italiaans|Spaans|Engels|Zweeds|Deens|Noors|Zwitsers|Pools|Portugees|Japans|Amerikaans|Europees|Europese|Vlaams|Fries)e?$/
const TRADE_MARKS = /^(?:Bluetooth|Android|Windows|Linux|Google|Microsoft|Apple|Excel)$/

/** The text as it continues after a colon: in lower case, and with an article where one is missing. */
function afterColon(text: string, language: LanguageName): string {
  const [first = ''] = text.split(/[\s,]/)
  const isOfALand =
    (language === 'en' && OF_A_LAND.test(first)) || (language === 'nl' && OF_A_LAND_IN_DUTCH.test(first))
  const isKept = language === 'de' || isOfALand || TRADE_MARKS.test(first)
  return withArticle(isKept ? text : lowered(text), language)
}

/**
 * Whether a description begins with a name. The first word of a longer name may be a common word, as in "Slate roofing":
 * it is a name only with the next one.
 */
function isProperName(text: string, { name, brand }: OwnWords, language: LanguageName): boolean {
  const [first = '', second = ''] = text.split(/[\s,.]+/)
  const [named = '', ...others] = name.split(/\s+/)
  const isInName = named === first || others.includes(first)
  if (first === brand || (isInName && /\p{Ll}\p{Lu}/u.test(first))) return true
  // "Armoire ignifuge" is what "Armoire ignifuge Salvo" is.
  if (isThing(first, language)) return false
  if (others.length === 0) return first === named
  return (
    first === named && (others.includes(second) || /^(?:is|are|ist|sind|est|es|è|is|jest|é)$/.test(second))
  )
}
