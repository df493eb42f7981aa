import type { LanguageName } from './language.ts'

/** Quotation marks, and those within a quotation. */
const QUOTES: Record<LanguageName, Record<'outer' | 'inner', readonly [open: string, close: string]>> = {
  en: { outer: ['“', '”'], inner: ['‘', '’'] },
  de: { outer: ['„', '“'], inner: ['‚', '‘'] },
  fr: { outer: ['« ', ' »'], inner: ['“', '”'] },
  es: { outer: ['«', '»'], inner: ['“', '”'] },
  it: { outer: ['«', '»'], inner: ['“', '”'] },
  nl: { outer: ['‘', '’'], inner: ['“', '”'] },
  pl: { outer: ['„', '”'], inner: ['«', '»'] },
  pt: { outer: ['“', '”'], inner: ['‘', '’'] },
}

const QUOTED = /(?<=^|[\s(–—])["“„«]\s?(\S[^"“”„«»]*?)\s?["”“»](?=$|[\s).,;:!?…–—])/gu
/** An apostrophe within or at the beginning of a word: "l'eau", "'s zomers", "ladies' team". */
const APOSTROPHE = /(?<=\p{L})['´`](?=\p{L})|(?<=^|\s)'(?=[snt](?:\s|$))|(?<=\p{L}s)'(?=\s\p{L})/gu

/** A text with the quotation marks, the apostrophes and the dashes of its language. */
export function typeset(text: string, language: LanguageName, level: 'outer' | 'inner' = 'outer'): string {
  return withQuotes(text.replace(APOSTROPHE, '’').replace(/(?<=\S) - (?=\S)/g, ' – '), language, level)
}

/** A text with the quotation marks of its language. */
export function withQuotes(text: string, language: LanguageName, level: 'outer' | 'inner'): string {
  const [open, close] = QUOTES[language][level]
  return text.replace(QUOTED, (_, quoted: string) => `${open}${quoted}${close}`)
}

/** A text without the quotation marks that enclose all of it. */
export const withoutQuotes = (text: string): string =>
  text.trim().replace(/^["“„«]\s?([^"“”„«»]+?)\s?["”“»]([.!?…]?)$/u, '$1$2')

/** A text that a letter puts in quotation marks. */
export const typesetQuotation = (text: string, language: LanguageName): string =>
  typeset(withoutQuotes(text), language, 'inner')
