import { DIGIT_VALUES } from './digits.ts'

const MARKS = /\p{Mn}/gu
const GRAM = 4

/** How much each kind of feature counts. */
const WORD = 1
const PAIR = 0.7
const PART = 0.4

/** A feature of a text by its hash, and how much its kind counts. */
export type Features = ReadonlyMap<number, number>

/**
 * What a text is recognised by: its words without accents and capitals, each two that follow one another, and each
 * four letters in a row, which words in other forms have in common.
 */
export function featuresOf(text: string): Features {
  const features = new Map<number, number>()
  const words = wordsOf(text)
  for (const [at, word] of words.entries()) {
    features.set(hashOf(word), WORD)
    if (at > 0) features.set(hashOf(`${words[at - 1]} ${word}`), PAIR)
    const bounded = `_${word}_`
    for (let from = 0; from + GRAM <= bounded.length; from++)
      features.set(hashOf(`…${bounded.slice(from, from + GRAM)}`), PART)
  }
  return features
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A hash has three digits. Two features with one hash are rare, and do little harm. */
const HASHES = DIGIT_VALUES ** 3

/** FNV-1a with 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % HASHES
}
