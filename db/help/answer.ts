import { type Hit, searchHelp } from './search.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

/** The answer of the help texts to a question. */
export interface HelpAnswer {
  /** The text that answers the question; undefined if no text covers it. */
  topic: Topic | undefined
  /** Related texts, the nearest first. */
  related: readonly Topic[]
}

/** The coverage from which a text answers a question. */
const ENOUGH = 0.55
/**
 * The same if the text's title has a term of the question. It is lower, because a long question has many other words.
 */
const ENOUGH_IF_NAMED = 0.33
/** The coverage from which a text is shown as related if no text answers the question. */
const WORTH_A_LOOK = 0.4
/** The share of the best text's score from which another text is related. */
const NEAR = 0.6
const MOST_RELATED = 2

/**
 * Answers a question from the help texts, without a network. Only the first 500 characters of the question are used.
 */
export function answerFromHelp(question: string): HelpAnswer {
  const hits = searchHelp(question)
  const best = hits.find(({ topic }) => isTitleOf(topic, question)) ?? hits.find(isAnswer)
  const others = best
    ? hits.filter((hit) => hit !== best && hit.score >= best.score * NEAR)
    : hits.filter(({ coverage }) => coverage >= WORTH_A_LOOK)
  return { topic: best?.topic, related: others.slice(0, MOST_RELATED).map(({ topic }) => topic) }
}

const isAnswer = ({ coverage, isNamed }: Hit) => coverage >= (isNamed ? ENOUGH_IF_NAMED : ENOUGH)

const isTitleOf = ({ title }: Topic, question: string) => title === question.trim()

/** Whether a question is exactly the title of a text. */
export const isTitle = (question: string): boolean => topics.some((topic) => isTitleOf(topic, question))

const MOST_FOR_MODEL = 5

/** The texts for a model's answer, the best first. There are several, because a model understands other words too. */
export const textsFor = (question: string): Topic[] =>
  searchHelp(question)
    .slice(0, MOST_FOR_MODEL)
    .map(({ topic }) => topic)
