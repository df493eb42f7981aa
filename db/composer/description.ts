import { type LanguageName, languageOfText } from './language.ts'
import { sentencesOf, shortened, wordCount } from './words.ts'
import { sentenceKeys } from './writer.ts'

/** The product's own texts. */
export interface OwnWords {
  name: string
  brand: string
  description: string
  benefit?: string
}

/** The most words that a letter quotes of a product. */
export interface Room {
  words: number
  sentences: number
}

/**
 * The language of one of a product's texts. A text that does not show its language has that of the product's other
 * texts, or else English, which is the language of the screens.
 */
export function languageOfProduct({ description, benefit = '' }: OwnWords, text: string): string {
  return languageOfText(text) || languageOfText(`${description} ${benefit}`) || 'en'
}

/**
 * What a letter quotes of a product: what it is (`described`, as it continues after a colon; `Description`, as a
 * sentence), and what it does for a customer (`benefit`). Texts in another language than the letter's are left out.
 */
export function quotedOf(
  product: OwnWords,
  language: LanguageName,
  room: Room,
): { described: string; Description: string; benefit: string } {
  const isOurs = (text: string) => text !== '' && languageOfProduct(product, text) === language
  const benefits = isOurs(product.benefit ?? '') ? sentencesOf(product.benefit ?? '') : []
  const benefit = benefits.length > 0 ? shortened(benefits, room.words).said : ''
  const told = new Set(benefits.flatMap(sentenceKeys))
  const sentences = isOurs(product.description)
    ? sentencesOf(product.description).filter((text) => !sentenceKeys(text).some((key) => told.has(key)))
    : []
  const Description = described(sentences, benefit, room)
  return {
    described: afterColon(Description, `${product.name} ${product.brand}`, language),
    Description,
    benefit,
  }
}

/**
 * As many sentences as there is room for. Beside a benefit that takes up much of a small room it is one sentence at most,
 * and without a benefit at least a part of the first.
 */
function described(sentences: string[], benefit: string, { words, sentences: most }: Room): string {
  if (!benefit) return sentences.length > 0 ? shortened(sentences.slice(0, most), words).said : ''
  const left = words - wordCount(benefit)
  const [first = ''] = sentences
  if (first === '') return ''
  if (wordCount(first) > Math.max(left, words / 2)) return leadingClause(first)
  return shortened(sentences.slice(0, most < 4 ? 1 : most), Math.max(left, words / 2)).said
}

/** What a thing is, in at most so many words. */
const CLAUSE_WORDS = 14

/** The first clause of a long sentence; '' if it is long itself. Readers have to know at least what a thing is. */
function leadingClause(sentence: string): string {
  const [clause = ''] = sentence.split(/[,;:–—(]/)
  const isShort = wordCount(clause) >= 2 && wordCount(clause) <= CLAUSE_WORDS && clause !== sentence
  return isShort ? `${clause.trim()}.` : ''
}

/** English words that always have a capital. */
const OF_A_LAND =
  /^(?:\p{Lu}\p{L}*(?:ish|ese|ian|ean)|German|Swiss|French|Dutch|Danish|Italian|American|British|Nordic|I)(?:-|$)/u
/** A German article or pronoun. Other words are nouns or names, or begin a whole sentence. */
const GERMAN_NOUN = /^(?:Eine?|Der|Die|Das|Unsere?)\s[^,.]*,\s(?:der|die|das|den|dem|deren|dessen|mit|ohne)\s/

/** A German noun with an adjective before it, as "Gasbeheizter Etagenbackofen", and no pronoun, as "Unser Ofen". */
const GERMAN_ADJECTIVE =
  /^(?!(?:Uns|Dies|Jed|Ihr|Kein|Ein|Mein|Welch)\p{Ll}*\s)\p{Lu}\p{Ll}{3,}(?:er|es|e)\s\p{Lu}/u

/** The text as it continues after a colon: its first letter is in lower case, except in a name. */
function afterColon(text: string, names: string, language: LanguageName): string {
  const [first = ''] = text.split(/[\s,]/)
  if (names.split(/\s+/).includes(first)) return text
  if (language === 'de') return GERMAN_NOUN.test(text) || GERMAN_ADJECTIVE.test(text) ? lowered(text) : text
  return language === 'en' && OF_A_LAND.test(first) ? text : lowered(text)
}

const lowered = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s|['’])/u, (letter) => letter.toLowerCase())
