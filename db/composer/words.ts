import { HELD_SPACE } from './fill.ts'

/**
 * The number of words in a text, counted the same way everywhere. A word is a run without spaces that contains a letter
 * or a digit.
 */
export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** One line of clean prose: single spaces, and no doubled punctuation where a fact meets the sentence around it. */
export function tidy(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\.{3,}/g, '…')
    .replace(/[\s,;:.!?…]{2,}/g, punctuation)
    .replace(/^[\s,;:!?]+/, '')
    .replace(QUOTED_STOP, '$1')
    .replace(STOP_AFTER_QUOTE, '$1')
    .trim()
}

/**
 * The full stop of a quoted sentence before the mark of the sentence around it: “We bake.”. is “We bake”. That of an
 * abbreviation stays: „od 1994 r.”
 */
const QUOTED_STOP = new RegExp(
  `(?<!\\s(?:r|w|tys|mln|godz|Inc|Co|Ltd|usw|etc))\\.(${HELD_SPACE}?[”“»’])(?=${HELD_SPACE}?[.,:]| –)`,
  'gu',
)
/** The full stop after a quoted sentence that ends in another mark: “We bake!”. is “We bake!” */
const STOP_AFTER_QUOTE = new RegExp(`([!?…]${HELD_SPACE}?[”“»’])\\.`, 'gu')

/** One mark for a run of marks. A mark that ends a sentence takes precedence over one that joins its parts. */
function punctuation(run: string): string {
  const marks = run.replace(/\s/g, '')
  if (marks === '') return ' '
  const leadsAWord = /^ \.$/.test(run)
  if (leadsAWord) return run
  const space = /\s$/.test(run) ? ' ' : ''
  if (/^(?:[.!?…],|\.[?:;])$/.test(marks)) return marks + space
  const [end] = marks.match(/[?]|[!…]|\./) ?? []
  return (end ?? marks.charAt(0)) + space
}

/** A text with exactly one mark at its end, even if it ends in an abbreviation: "Acme Inc." */
export function sentence(text: string): string {
  const bare = text.replace(/[,;:\s]+$/, '')
  return /[.!?…。！？]["'”’)\]]*$/u.test(bare) ? bare : `${bare}.`
}

/** A text that continues a sentence: its first letter is in lower case, except in "LED", "WiFi" or "Wi-Fi". */
export const lowered = (text: string): string =>
  text
    .replace(/^\p{Lu}(?=[\p{Ll}'’-]*(?:[^\p{L}\p{N}'’-]|$))/u, (letter) => letter.toLowerCase())
    // Dutch leaves out the accent of the capital.
    .replace(/^eén(?!\p{L})/u, 'één')

const LETTERS_A_WORD = 9

/** The room that a text takes, in words. Scripts without spaces are counted by letters. */
const room = (text: string) => Math.max(wordCount(text), Math.ceil(text.length / LETTERS_A_WORD))

const ASIDE = / (?=[(–—|-])|(?=[:;] )/
/** The start of a phrase that only describes the thing. */
const PHRASE = /(?=, )| (?=(?:with|without|for|including|from|by|in|on|that|which) )/giu
/** The longest name for which an email has room. */
const LONGEST_NAME = { words: 14, letters: 110 }

/**
 * A name that is short enough for the middle of a sentence. A long name is cut where a phrase ends, if one ends early
 * enough.
 */
export function shortName(name: string, most = { words: 8, letters: 60 }): string {
  const clean = tidy(name).replace(/^[.,;:!?…]+\s+|[\s,;:]+$/g, '')
  if (!hasLetters(clean)) return ''
  if (fits(clean, most)) return clean
  const [beforeAside = clean] = clean.split(ASIDE).filter(hasLetters)
  if (fits(beforeAside, most)) return beforeAside
  const beginnings = [...beforeAside.matchAll(PHRASE)]
    .map(({ index }) => beforeAside.slice(0, index))
    .filter((text) => hasLetters(text) && balanced(text))
  const [shortest = beforeAside] = beginnings
  return cut(beginnings.findLast((text) => fits(text, most)) ?? shortest, LONGEST_NAME)
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

const fits = (text: string, most: { words: number; letters: number }) =>
  wordCount(text) <= most.words && text.length <= most.letters

/** A name that is cut at any word, for an email that would be too long with the whole name. */
export const briefName = (name: string): string => cut(tidy(name), { words: 4, letters: 60 })

/** The first words of a text, or the first letters of a single word that is too long. */
function cut(text: string, most: { words: number; letters: number }): string {
  const words = text.split(' ')
  while (words.length > 1 && !fits(words.join(' '), most)) words.pop()
  const kept = words.join(' ').replace(/[,;:(–-]+$/u, '')
  return kept.length <= most.letters
    ? kept
    : Array.from(kept)
        .slice(0, most.letters / 2)
        .join('')
}

/** An initial, or a legal form: "S. A. S.", "sp. z o.o." */
const INITIALS = /(?:^|[\s(.])\p{Lu}\.$|(?:^|\s)(?:\p{L}\.){2,}$/u
const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|incl|excl|max|min|ca|etc|vs|Dr|Mr|Mrs|Ms|St|No|Inc|Ltd|Co|Prof|inkl|exkl|zzgl|bzw|z\. ?B|u\. ?a|d\. ?h|usw|evtl|ggf|Nr|vgl|sog|env|p\. ?ex|n°|núm|aprox|p\. ?ej|Sr|Sra|Uds?|ecc|bijv|o\.a|d\.w\.z|enz|t\.o\.v|np|m\.in|tzn|tj|itd|itp|św|godz|ul|mgr|inż|szer|wys|dł|gł|gr|śr|poj|maks|pow|Av|sp|sp\. ?[jkcp]|Unip|Lda|Ltda|Cia|Cie|Inh|Tel|Art|Abb|Mio|Mrd|temp|ong|resp)\.$/iu

/**
 * The sentences of a text. A line that does not continue the one before, or an item of a list, counts as a sentence.
 */
export function sentencesOf(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*[-–•*]+\s+/u, '').trim())
    .filter(Boolean)
  const joined = lines.reduce((all, line) => {
    const goesOn = /^\p{Ll}/u.test(line) || /[,;:.!?]$/.test(all)
    return `${goesOn || !all ? all : sentence(all)} ${line}`
  }, '')
  const found: string[] = []
  for (const piece of joined.split(/(?<=[.!?…]["'”’)\]]?)\s+(?=\P{Ll})|(?<=[。！？])/u)) {
    const before = found.at(-1)
    if (before !== undefined && (ABBREVIATED.test(before) || INITIALS.test(before)))
      found[found.length - 1] = `${before} ${piece}`
    else found.push(piece)
  }
  return found.map(tidy).filter(hasLetters)
}

/**
 * As many whole sentences as there is room for. If the first one is too long, only its leading clauses.
 * @param most the room, in words
 * @returns the text and, if it consists of whole sentences, the sentences that are left over
 */
export function shortened(sentences: string[], most: number): { said: string; left: string[] } {
  let count = 0
  while (count < sentences.length && room(sentences.slice(0, count + 1).join(' ')) <= most) count++
  if (count > 0)
    return { said: sentences.slice(0, count).map(sentence).join(' '), left: sentences.slice(count) }
  return { said: sentence(leadingClauses(sentences[0] ?? '', most)), left: [] }
}

function leadingClauses(text: string, most: number): string {
  const breaks = [...text.matchAll(/[,;:](?=\s)|\s[–—-](?=\s)|\s(?=\()/gu)].map(({ index }) => index)
  const best = breaks
    .map((at) => text.slice(0, at))
    .filter((part) => room(part) <= most && wordCount(part) >= 4 && balanced(part))
    .at(-1)
  if (best) return best.replace(/\s+(?:and|or|but|which|that|with|for)$/i, '')
  const letters = Array.from(text)
    .slice(0, most * LETTERS_A_WORD)
    .join('')
  const words = letters.split(' ').slice(0, most)
  if (words.length > 4) words.pop()
  return `${words.join(' ').replace(/[\s,;:.!?…(–-]+$/u, '')}…`
}

const balanced = (text: string) => text.split('(').length === text.split(')').length

/** Words within the names of places that stay small: Frankfurt am Main, Newcastle upon Tyne. */
const SMALL_WORDS = new Set(
  'am an der den im in ob bei sur sous les lès en de des du da do dos das del della di upon on under by the of aan op nad pod'.split(
    ' ',
  ),
)

/** A name of a place in lower case, with the capitals that it has in a sentence. */
export const capitalised = (name: string): string =>
  name.replace(/(?<![\p{L}\p{M}\d.])[\p{L}\p{M}]+/gu, (word, at: number) => {
    const isWithin = at > 0 && SMALL_WORDS.has(word)
    // The article in d’Azur, and the genitive in king’s.
    const isJoined = /[\p{L}]{2,}['’]$/u.test(name.slice(0, at))
    return isWithin || isJoined ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })

/** Shorter words are mostly not about anything. */
const LONG_WORD = /\p{L}{5,}/gu

/** The first five letters of each longer word, which words in other forms have in common. @param leftOut words, in lower case */
export const beginningsOf = (text: string, leftOut: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const words = text.toLowerCase().match(LONG_WORD) ?? []
  return new Set(words.filter((word) => !leftOut.has(word)).map((word) => word.slice(0, 5)))
}
