import { JOINT } from './normalise.ts'

/** The parts of an address as sources of regular expressions, for the flags "iu". */
export const START = "(?<![\\p{L}\\p{N}_.+%'’@-])"
export const END = '(?!\\.?[\\p{L}\\p{N}_@-])'
export const NAME = '[\\w+-][\\w.+-]{0,63}'
export const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}'
const DOMAIN =
  `(?:${LABEL}(?:${JOINT}\\.${JOINT}${LABEL}){1,6}` +
  `|${LABEL}${JOINT}?\\.${JOINT}?${LABEL}(?:${JOINT}?\\.${LABEL}){0,5})`
/** Each letter in a separate element. */
const LETTERS = `[\\p{L}\\p{N}](?:${JOINT}[\\p{L}\\p{N}.-]){3,80}(?!${JOINT}?[\\p{L}\\p{N}])`
const PARTED_NAME = `(?<![\\p{L}\\p{N}_.+%'’@-]${JOINT}?)[\\w+-](?:${JOINT}?[\\w.+-]){0,63}`
/**
 * Bounded, so that no page makes it slow; it never starts or ends within a longer word. If elements split an
 * address, the @ is alone or with the name: <b>Instagram</b><a>@bakery</a> is a label and a handle.
 */
export const IN_TEXT = new RegExp(
  `${START}${NAME}@${JOINT}?${DOMAIN}${END}|${PARTED_NAME}${JOINT}@${JOINT}(?:${LETTERS}|${DOMAIN})${END}`,
  'giu',
)

/** More characters than an address has before its sign, and after it. */
const MOST_BEFORE = 200
const MOST_AFTER = 800

/**
 * The parts of a text that may contain an address, around a sign that every such address contains. In a long
 * page these are short.
 * @param sign global
 */
export function partsAround(text: string, sign: RegExp): string[] {
  const parts: { from: number; to: number }[] = []
  for (const { index } of text.matchAll(sign)) {
    const from = Math.max(0, index - MOST_BEFORE)
    const last = parts.at(-1)
    if (last && from <= last.to) last.to = index + MOST_AFTER
    else parts.push({ from, to: index + MOST_AFTER })
  }
  return parts.map(({ from, to }) => text.slice(from, to))
}
