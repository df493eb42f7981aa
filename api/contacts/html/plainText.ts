import type { Line } from './flow.ts'
import { JOINT, normaliseText } from './normalise.ts'

/** What stands further on in a line is not read. */
export const MAX_OF_LINE = 4000
const JOINTS = new RegExp(`${JOINT}`, 'g')

/** A line as one reads it, in single spaces; elements within it part its words. Long ones are cut. '' where there is none. */
export function plainText(line: Line | undefined): string {
  if (!line) return ''
  const before = read.get(line)
  if (before !== undefined) return before
  const plain = spaced(line.text.slice(0, MAX_OF_LINE)).trim()
  read.set(line, plain)
  return plain
}

/** Each line is looked at many times. */
const read = new WeakMap<Line, string>()

/** Where in a line as one reads it something stands, by where it stands in its text. */
export const placeIn = ({ text }: Line, raw: number): number => spaced(text.slice(0, raw)).trimStart().length

/** A part of a line as one reads it, with the space at its ends. */
const spaced = (text: string) => normaliseText(text).replace(JOINTS, ' ').replace(/\s+/g, ' ')

const BARRED = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
])

/** In small letters without accents, as people type words of any language: "Łódź" is "lodz", "Größe" is "grosse". */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => BARRED.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')

/** Its letters and figures alone, without accents and case: what two ways to write one name share. */
export const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
