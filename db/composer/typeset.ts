import { HELD_SPACE } from './fill.ts'
import { isAmerican, isBritish, type LanguageName } from './language.ts'

type Pair = readonly [open: string, close: string]

/** Quotation marks, and those within a quotation. */
export type Quotes = Readonly<Record<'outer' | 'inner', Pair>>

const DOUBLE: Quotes = { outer: ['“', '”'], inner: ['‘', '’'] }
const SINGLE: Quotes = { outer: ['‘', '’'], inner: ['“', '”'] }
const ANGLED: Quotes = { outer: ['«', '»'], inner: ['“', '”'] }
const SWISS: Quotes = { outer: ['«', '»'], inner: ['‹', '›'] }

/** The quotation marks of a language, which its sentences have. */
const QUOTES: Record<LanguageName, Quotes> = {
  en: DOUBLE,
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  fr: { outer: [`«${HELD_SPACE}`, `${HELD_SPACE}»`], inner: ['“', '”'] },
  es: ANGLED,
  it: ANGLED,
  nl: SINGLE,
  pl: { outer: ['„', '”'], inner: ['«', '»'] },
  pt: DOUBLE,
}

/** Where a language is written with other marks, by country (ISO 3166 alpha-2). */
const ELSEWHERE: Partial<
  Record<LanguageName, readonly [isIn: (country: string) => boolean, quotes: Quotes]>
> = {
  en: [isBritish, SINGLE],
  de: [(country) => ['CH', 'LI'].includes(country), SWISS],
  es: [isAmerican, DOUBLE],
  pt: [(country) => country === 'PT', ANGLED],
}

/** The quotation marks of a language in a country (ISO 3166 alpha-2; '' if it is unknown). */
export function quotesIn(language: LanguageName, country: string): Quotes {
  const [isIn, quotes] = ELSEWHERE[language] ?? []
  return quotes && isIn?.(country) ? quotes : QUOTES[language]
}

/** A sentence of a language with other quotation marks around its facts and its words. */
export function requoted(sentence: string, language: LanguageName, { outer }: Quotes): string {
  const [open, close] = QUOTES[language].outer
  if (open === outer[0]) return sentence
  const quoted = new RegExp(`${open}(\\{\\w+\\}|\\p{L}+)([.]?)${close}`, 'gu')
  return sentence.replace(quoted, `${outer[0]}$1$2${outer[1]}`)
}

const QUOTED = /(?<=^|[\s(–—])["“„«]\s?(\S[^"“”„«»]*?)\s?["”“»](?=$|[\s).,;:!?…–—])/gu
/** An apostrophe within or at the beginning of a word: "l'eau", "'s zomers", "ladies' team". */
const APOSTROPHE = /(?<=\p{L})['´`](?=\p{L})|(?<=^|\s)'(?=[snt](?:\s|$))|(?<=\p{L}s)'(?=\s\p{L})/gu

/** English contractions without their apostrophe: "dont", "theres". */
const UNMARKED =
  /(?<!\p{L})(?:(?:do|does|did|is|are|was|were|ca|could|would|should|has|have|wo)nt|(?:there|that|what|here)s|(?:you|they)(?:re|ve|ll))(?!\p{L})/giu

/** An English text whose contractions have their apostrophes: "don't". */
export const withApostrophes = (text: string): string =>
  text.replace(UNMARKED, (word) => word.replace(/(?:t|s|re|ve|ll)$/i, "'$&"))

/** A text with the quotation marks, apostrophes and dashes that a letter has. */
export function typeset(text: string, quotes: Quotes, level: 'outer' | 'inner' = 'outer'): string {
  return withQuotes(text.replace(APOSTROPHE, '’').replace(/(?<=\S) - (?=\S)/g, ' – '), quotes, level)
}

/** A text with the quotation marks of a letter. */
function withQuotes(text: string, quotes: Quotes, level: 'outer' | 'inner'): string {
  const [open, close] = quotes[level]
  return text.replace(QUOTED, (_, quoted: string) => `${open}${quoted}${close}`)
}

/** A text without the quotation marks that enclose all of it. */
export const withoutQuotes = (text: string): string =>
  text.trim().replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»]([.!?…]?)$/u, '$1$2')

/** A text that a letter puts in quotation marks. */
export const typesetQuotation = (text: string, quotes: Quotes): string =>
  typeset(withoutQuotes(text), quotes, 'inner')
