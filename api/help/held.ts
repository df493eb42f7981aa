import type { HelpAnswered } from '#api/ai/help.ts'
import type { Topic } from '#db/help/topic.ts'
import { termsOf } from '#db/help/words.ts'

const MOST_CHARS = 1_200
/** So much of what an answer speaks of has to stand in the texts; the rest is left to other words for it. */
const ENOUGH = 0.6

const LINK = /:\/\/|www\.|@|\b[a-z\d-]+\.(?:com|net|org|io|co|eu|app|dev|ai)\b/i
const MARKUP = /[<>{}|\\`*_#~]/
const FIGURES = /\d+(?:[.,]\d+)*/g

/** A model's answer as it may be shown. */
export interface Held {
  text: string
  /** Those that it is from; none where the model knows no answer. */
  topics: readonly Topic[]
}

/**
 * Holds an answer to the texts that it was to be from.
 * @param texts those that the model was given
 * @returns undefined for one that says what they do not: a figure, an address, or too much besides
 */
export function heldTo(
  texts: readonly Topic[],
  question: string,
  { known, answer, texts: ids }: HelpAnswered,
): Held | undefined {
  if (!known) return { text: '', topics: [] }
  const text = answer.replace(/\s+/g, ' ').trim()
  const topics = [...new Set(ids)].flatMap((id) => texts.find((topic) => topic.id === id) ?? [])
  if (!text || text.length > MOST_CHARS || topics.length === 0) return undefined
  if (LINK.test(text) || MARKUP.test(text)) return undefined
  const source = texts.map((topic) => `${topic.title} ${topic.text} ${topic.asked}`).join(' ')
  const figures = new Set(source.match(FIGURES))
  if (text.match(FIGURES)?.some((figure) => !figures.has(figure))) return undefined
  return isSaidIn(source, text, question) ? { text, topics } : undefined
}

/** What the question itself speaks of counts neither way: else whoever asks could have anything said. */
function isSaidIn(source: string, text: string, question: string): boolean {
  const [known, asked] = [new Set(termsOf(source)), new Set(termsOf(question))]
  const terms = [...new Set(termsOf(text))].filter((term) => !asked.has(term))
  return terms.filter((term) => known.has(term)).length >= terms.length * ENOUGH
}
