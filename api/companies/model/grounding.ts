import { tokensOf } from '#api/text/tokens.ts'

const MAX_LENGTH = 300

const MARKUP = /[<>{}[\]|\\`*_#~]/
const LINK = /:\/\/|www\.|@/i
const DOMAIN = /[\p{L}\p{N}-]\.\p{L}{2,}/u
/** Invisible characters, including those that change the direction of writing. */
const UNSEEN = /[\p{C}\u2028\u2029]/u

/** Words that often begin a sentence and are not names. */
const STARTERS = new Set(
  `a all also although an and any as at based because being both but by each every few for from given has
  have having in is it its just large likely many may more most no not of on one only our part perhaps runs serves
  similar since small so some strong such sells that the their there these they this those though to unlike
  weak well while with without would you your company companies`.split(/\s+/),
)

const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?)$/

/**
 * The sentences of a model's text that may be shown. Sentences that claim more than the sources say are removed.
 * @param sources the texts in the model's input, which it may repeat
 * @returns undefined if no sentence is left, if the text is not a plain line, or if it contains a link or a domain
 */
export function groundedReason(text: string, sources: readonly string[]): string | undefined {
  const line = plainLine(text, MAX_LENGTH)
  if (!line || DOMAIN.test(line)) return undefined
  const kept = line.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((sentence) => isGrounded(sentence, sources))
  return kept.join(' ') || undefined
}

/**
 * A model's text as one line that may be shown.
 * @returns undefined for markup, web and mail addresses, invisible characters, an empty text, or a text that is too
 * long
 */
export function plainLine(text: string, maxLength: number): string | undefined {
  const line = text.replace(/[\r\n\t ]+/g, ' ').trim()
  if (!line || line.length > maxLength) return undefined
  return MARKUP.test(line) || LINK.test(line) || UNSEEN.test(line) ? undefined : line
}

/**
 * Whether a text claims nothing beyond its sources, judged by its words: its figures, numbers in words and names must
 * occur in the sources. The check is strict: an ordinary word at the start of a sentence may count as a name.
 */
function isGrounded(text: string, sources: readonly string[]): boolean {
  const known = new Set(sources.flatMap((source) => wordsOf(source).flatMap(({ tokens }) => tokens)))
  return wordsOf(text)
    .filter(isClaim)
    .every(({ tokens }) => tokens.every((token) => known.has(token)))
}

interface Word {
  written: string
  /** The folded word. A word may fold to several tokens. */
  tokens: string[]
  startsSentence: boolean
}

function wordsOf(text: string): Word[] {
  const words = text.matchAll(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu)
  return [...words].map(({ 0: written, index }) => ({
    written,
    tokens: /^\p{N}+[.,]/u.test(written) ? [figure(written)] : tokensOf(written),
    startsSentence: /(?:^|[.!?:;]\s)\s*["'“‘(]*$/u.test(text.slice(0, index)),
  }))
}

/** Normalises a figure: 1,200 and 1.200 become 1200; 1.2 and 1,2 become 1.2. */
const figure = (written: string) => written.replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.')

/** Whether a word is a figure, a number or a name. In a script without capitals every word counts as a name. */
function isClaim({ written, tokens: [word = ''], startsSentence }: Word): boolean {
  if (/\p{N}|\p{Lo}/u.test(written) || NUMBER.test(word)) return true
  return /\p{Lu}|\p{Lt}/u.test(written) && !(startsSentence && STARTERS.has(word))
}
