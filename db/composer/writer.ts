import type { Draw } from './draw.ts'
import { canFill, type Facts, fill, readingsOf, released } from './fill.ts'
import { sentencesOf, tidy, wordCount } from './words.ts'

export interface Manner {
  draw: Draw
  facts: Facts
  /** Changes a sentence to the language's and the country's writing, before the facts are filled in. */
  style: (text: string) => string
  /** The sentences of other emails (`sentenceKeys`), which this one avoids. */
  avoid: ReadonlySet<string>
}

/** The sentences of a text in a form that can be compared. */
export const sentenceKeys = (text: string): string[] =>
  sentencesOf(text).map((sentence) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

/**
 * Draws a sentence whose facts are known from a pool, and fills it. It avoids sentences of other emails if there are
 * alternatives.
 * @param room the room, in words
 * @returns '' if each sentence needs more room or an unknown fact
 */
export function written(
  { draw, facts, style, avoid }: Manner,
  pool: readonly string[],
  room = Number.POSITIVE_INFINITY,
): string {
  const fitting = draw
    .shuffled(pool.flatMap((template) => draw.one(readingsOf(template)) ?? []))
    .map(style)
    .filter((template) => canFill(template, facts))
    .map((template) => released(tidy(fill(template, facts))))
    .filter((text) => wordCount(text) <= room)
  const isNew = (text: string) => !sentenceKeys(text).some((sentence) => avoid.has(sentence))
  return fitting.find(isNew) ?? fitting[0] ?? ''
}
