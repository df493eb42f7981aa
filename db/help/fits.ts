import { keys } from './keys.ts'
import { COMMON, ELSEWHERE, type Understood, understood } from './questionConcepts.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'
import { termsOf } from './words.ts'

/** A text that is about what a question names. */
export interface Fit {
  topic: Topic
  /** The worth of the concepts by which it was found: the more specific, the higher. */
  specific: number
  /** The share of the question that the text is about, from 0 to 1. */
  coverage: number
}

interface Keyed {
  topic: Topic
  /** The alternatives, each a list of concepts of which one is enough. */
  alternatives: readonly (readonly (readonly string[])[])[]
}

/** The subject of a text. */
interface Subject {
  /** All concepts that its title, its words and its keys name. */
  about: ReadonlySet<string>
  /** All its terms, for words that the dictionary does not have. */
  terms: ReadonlySet<string>
}

const keyed = (topic: Topic): Keyed => {
  const alternatives = (keys[topic.id] ?? '')
    .split(',')
    .map((one) => one.trim().split(/\s+/))
    .filter(([first]) => first)
    .map((words) => words.map((word) => word.split('/')))
  return { topic, alternatives }
}

let index: Keyed[] | undefined
/** The subjects of the texts that a question has named so far. To know those of all texts would delay the first answer. */
const subjects = new Map<Topic, Subject>()

function subjectOf({ topic, alternatives }: Keyed): Subject {
  const known = subjects.get(topic)
  if (known) return known
  const text = `${topic.title}. ${topic.asked}. ${topic.text}`
  const about = new Set([...understood(text).concepts.keys(), ...alternatives.flat(2)])
  about.delete(ELSEWHERE)
  const subject = { about, terms: new Set(termsOf(text)) }
  subjects.set(topic, subject)
  return subject
}

/** What an unknown word of a question is worth. */
const UNKNOWN = 0.65

/** The texts one of whose keys a question names as a whole, the best first. */
export function fitsOf(question: string): Fit[] {
  index ??= topics.map(keyed)
  const asked = understood(question)
  return index
    .flatMap((one) => fitOf(one, asked))
    .sort((one, other) => other.specific - one.specific || other.coverage - one.coverage)
}

function fitOf(text: Keyed, asked: Understood): Fit[] {
  const named = text.alternatives.filter((words) =>
    words.every((either) => either.some((concept) => asked.concepts.has(concept))),
  )
  if (named.length === 0) return []
  const { about, terms } = subjectOf(text)
  const told = asked.unknown.filter((word) => termsOf(word).some((term) => terms.has(term)))
  const [covered, open] = [...asked.concepts.keys()].reduce<[string[], string[]]>(
    ([yes, no], concept) => (about.has(concept) ? [[...yes, concept], no] : [yes, [...no, concept]]),
    [[], []],
  )
  const met = worthOf(asked, covered) + UNKNOWN * told.length
  const unmet = worthOf(asked, open.filter(tellsMuch(asked))) + UNKNOWN * (asked.unknown.length - told.length)
  const specific = Math.max(...named.map((words) => specificOf(asked, words)))
  return met > 0 ? [{ topic: text.topic, specific, coverage: met / (met + unmet) }] : []
}

/** Whether a concept says something about the subject of a question. A text need not be about the others. */
const tellsMuch =
  ({ concepts }: Understood) =>
  (concept: string) =>
    (concepts.get(concept) ?? 0) > COMMON

/** The worth of a key's concepts. Each of them counts a little, so that of two keys the longer one is more specific. */
const EACH = 0.2

const specificOf = (asked: Understood, words: readonly (readonly string[])[]) =>
  worthOf(
    asked,
    words.flatMap((either) => either.find((concept) => asked.concepts.has(concept)) ?? []),
  ) +
  EACH * words.length

function worthOf({ concepts }: Understood, named: Iterable<string>): number {
  let sum = 0
  for (const concept of new Set(named)) sum += concepts.get(concept) ?? 0
  return sum
}
