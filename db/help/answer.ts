import { type Fit, fitsOf } from './fits.ts'
import { understood } from './questionConcepts.ts'
import { MOST_QUESTION_CHARS, searchHelp } from './search.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

/** The answer of the help texts to a question. */
export interface HelpAnswer {
  /** The text that answers the question; undefined if no text covers it. */
  topic: Topic | undefined
  /** Texts that are near, the nearest first: beside an answer, or in place of one. */
  related: readonly Topic[]
}

/** The share of a question that a text must be about to answer it, and to be shown in place of an answer. */
const ENOUGH = 0.59
const NEAR = 0.45
/** The share of a question's words that a text must contain to be shown in place of an answer. */
const NEAR_BY_WORDS = 0.5
/** Of texts that are less specific than the answer by more than this, none is shown beside it. */
const BESIDE = 0.5
const MOST_RELATED = 2

/**
 * Answers a question in any language of the dictionary, without a network. A text is the answer only if it is about the
 * whole question; texts that are merely near are given as related. Only the first 500 characters of the question are
 * used.
 */
export function answerFromHelp(question: string): HelpAnswer {
  const asked = question.slice(0, MOST_QUESTION_CHARS)
  const fits = fitsOf(asked)
  const topic = titled(question) ?? fits.find(({ coverage }) => coverage >= ENOUGH)?.topic
  const others = topic ? beside(topic, fits) : near(asked, fits)
  return { topic, related: [...new Set(others)].slice(0, MOST_RELATED) }
}

function beside(topic: Topic, fits: readonly Fit[]): Topic[] {
  const best = fits.find((fit) => fit.topic === topic)
  return fits
    .filter((fit) => best && fit !== best && fit.specific >= best.specific - BESIDE && fit.coverage >= NEAR)
    .map((fit) => fit.topic)
}

function near(question: string, fits: readonly Fit[]): Topic[] {
  return [
    ...fits.filter(({ coverage }) => coverage >= NEAR),
    ...searchHelp(inEnglish(question)).filter(({ coverage }) => coverage >= NEAR_BY_WORDS),
  ].map(({ topic }) => topic)
}

/** The concepts of a question, which are English words, and its other words. */
function inEnglish(question: string): string {
  const { concepts, unknown } = understood(question)
  return [...[...concepts].flatMap(([concept, worth]) => (worth > 0 ? concept : [])), ...unknown].join(' ')
}

const titled = (question: string) => topics.find(({ title }) => title === question.trim())

/** Whether a question is exactly the title of a text. */
export const isTitle = (question: string): boolean => titled(question) !== undefined

const MOST_FOR_MODEL = 5

/** The texts for a model's answer, the best first. There are several, because a model understands other words too. */
export function textsFor(question: string): Topic[] {
  const asked = question.slice(0, MOST_QUESTION_CHARS)
  const found = [...fitsOf(asked), ...searchHelp(asked), ...searchHelp(inEnglish(asked))]
  return [...new Set(found.map(({ topic }) => topic))].slice(0, MOST_FOR_MODEL)
}
