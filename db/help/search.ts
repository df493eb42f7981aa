import { isSlip } from './questionConcepts.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'
import { meanings, termsOf } from './words.ts'

/** A text that may answer a question. */
export interface Hit {
  topic: Topic
  /** Higher is better. Scores are only comparable between the hits of one question. */
  score: number
  /** The share of the question's terms that the text contains, weighted by their worth, from 0 to 1. */
  coverage: number
}

interface Indexed {
  topic: Topic
  /** The weight of each term in the text. */
  weights: ReadonlyMap<string, number>
}

const TITLE = 3
const ASKED = 2
const TEXT = 1
/** The largest weight of a term. Further occurrences of a frequent term say nothing more. */
const MOST_WEIGHT = 5

function indexed(topic: Topic): Indexed {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const term of new Set(termsOf(text)))
      weights.set(term, Math.min(MOST_WEIGHT, (weights.get(term) ?? 0) + weight))
  }
  add(topic.title, TITLE)
  add(topic.asked, ASKED)
  add(topic.text, TEXT)
  return { topic, weights }
}

/** Returns a search through texts. */
function createSearch(texts: readonly Topic[]) {
  const index = texts.map(indexed)
  /** The number of texts that contain each term. */
  const spread = new Map<string, number>()
  for (const { weights } of index)
    for (const term of weights.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)

  /** How well a term distinguishes texts. A term that no text contains is worth the most. */
  const worthOf = (term: string): number => Math.log(1 + texts.length / (spread.get(term) ?? 0.5))
  const worthOfAll = (terms: readonly string[]) => sum(terms.map(worthOf))

  return (question: string): Hit[] => {
    const terms = [...new Set(termsOf(question).map((term) => nearestOf(spread, term)))]
    return index.flatMap(({ topic, weights }): Hit[] => {
      const met = terms.filter((term) => weights.has(term))
      if (met.length === 0) return []
      const coverage = worthOfAll(met) / worthOfAll(terms)
      const strength = sum(met.map((term) => worthOf(term) * Math.sqrt(weights.get(term) ?? 0)))
      return [{ topic, score: strength * (0.5 + coverage / 2), coverage }]
    })
  }
}

let search: ReturnType<typeof createSearch> | undefined

/** The number of characters of a question that are searched for. */
export const MOST_QUESTION_CHARS = 500

/** The texts that contain a term of the question, the best first; there may be none. */
export function searchHelp(question: string): Hit[] {
  // The index is made on first use, so that it does not delay the opening of the chat.
  search ??= createSearch(topics)
  return search(question.slice(0, MOST_QUESTION_CHARS)).sort((one, other) => other.score - one.score)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const FEWEST_LETTERS = 5

/** Corrects a term that no text contains to a known one that differs by one typing error. */
function nearestOf(known: ReadonlyMap<string, number>, term: string): string {
  if (known.has(term) || term.length < FEWEST_LETTERS) return term
  for (const other of [...known.keys(), ...meanings.keys()])
    if (isSlip(term, other)) return meanings.get(other) ?? other
  return term
}
