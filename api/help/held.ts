import type { HelpAnswered } from '#api/ai/help.ts'
import type { Topic } from '#db/help/topic.ts'
import { termsOf } from '#db/help/words.ts'

const MOST_CHARS = 1_200
/** This share of an answer's terms must occur in the texts; the rest may be other words for the same. */
const ENOUGH = 0.6

const LINK = /:\/\/|www\.|@|\b[a-z\d-]+\.(?:com|net|org|io|co|eu|app|dev|ai)\b/i
const MARKUP = /[<>{}|\\`*_#~]/
const FIGURES = /\d+(?:[.,]\d+)*/g

/** A model's answer that may be shown. */
export interface Held {
  text: string
  /** The help texts that it is based on; none if the model does not know an answer. */
  topics: readonly Topic[]
}

/**
 * Checks an answer against the texts that it must be based on.
 * @param texts that the model was given
 * @returns undefined for an answer with content that is not in the texts: a figure, an address, or too many
 * other terms
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

/** Terms of the question itself do not count: otherwise a person could make the model say anything. */
function isSaidIn(source: string, text: string, question: string): boolean {
  const [sourceTerms, askedTerms] = [new Set(termsOf(source)), new Set(termsOf(question))]
  const terms = [...new Set(termsOf(text))].filter((term) => !askedTerms.has(term))
  return terms.filter((term) => sourceTerms.has(term)).length >= terms.length * ENOUGH
}
