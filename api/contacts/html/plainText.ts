import type { Line } from './flow.ts'
import { JOINT, normaliseText } from './normalise.ts'

/** The rest of a longer line is ignored. */
export const MAX_OF_LINE = 4000
const JOINTS = new RegExp(`${JOINT}`, 'g')
/** <b>Manager</b>. */
const JOINTS_BEFORE_STOPS = new RegExp(`${JOINT}(?=[.,;!?)])`, 'g')

/**
 * The readable text of a line, with single spaces; inline elements separate words. Long lines are cut. '' if
 * there is no line.
 */
export function plainText(line: Line | undefined): string {
  if (!line) return ''
  const before = read.get(line)
  if (before !== undefined) return before
  const plain = spaced(line.text.slice(0, MAX_OF_LINE)).trim()
  read.set(line, plain)
  return plain
}

/** A cache, because each line is read many times. */
const read = new WeakMap<Line, string>()

/** The position in the readable text that corresponds to a position in the raw text. */
export const placeIn = ({ text }: Line, raw: number): number => spaced(text.slice(0, raw)).trimStart().length

/** The readable text of a part of a line, with the spaces at its ends. */
const spaced = (text: string) =>
  normaliseText(text).replace(JOINTS_BEFORE_STOPS, '').replace(JOINTS, ' ').replace(/\s+/g, ' ')

const BARRED = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
])

/**
 * In lower case without accents, as people type words of any language: "Łódź" is "lodz", "Größe" is "grosse".
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => BARRED.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')

/** Only the letters and digits, without accents and case, which all spellings of a name share. */
export const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
