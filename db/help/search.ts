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
  /** Whether the text contains several specific terms of the question, one of them in its title. */
  isNamed: boolean
}

interface Indexed {
  topic: Topic
  title: ReadonlySet<string>
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
  return { topic, title: new Set(termsOf(topic.title)), weights }
}

/** The worth from which a term is specific: fewer than about a fifth of the texts contain it. */
const TELLING = 1.8

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
    return index.flatMap(({ topic, title, weights }): Hit[] => {
      const met = terms.filter((term) => weights.has(term))
      if (met.length === 0) return []
      const coverage = worthOfAll(met) / worthOfAll(terms)
      const strength = sum(met.map((term) => worthOf(term) * Math.sqrt(weights.get(term) ?? 0)))
      const telling = met.filter((term) => worthOf(term) >= TELLING)
      const isNamed = telling.length > 1 && telling.some((term) => title.has(term))
      return [{ topic, score: strength * (0.5 + coverage / 2), coverage, isNamed }]
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

/**
 * Whether two words differ by one letter that is missing, added or different, or by two neighbouring letters swapped.
 */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
