import type { Line } from './flow.ts'
import { JOINT, normaliseText } from './normalise.ts'

const MAX_LENGTH = 4000
const JOINTS = new RegExp(`${JOINT}`, 'g')

/** A line as one reads it, in single spaces; elements within it part its words. Long ones are cut. */
export function plainText(line: Line): string {
  const before = read.get(line)
  if (before !== undefined) return before
  const plain = spaced(line.text.slice(0, MAX_LENGTH)).trim()
  read.set(line, plain)
  return plain
}

/** Each line is looked at many times. */
const read = new WeakMap<Line, string>()

/** The same of a part of it, with the space at its ends. */
export const spaced = (text: string) => normaliseText(text).replace(JOINTS, ' ').replace(/\s+/g, ' ')

/** Its letters and figures alone, without accents and case: what two ways to write one name share. */
export const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
