import { type Hit, searchHelp } from './search.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

/** What help has to say to a question. */
export interface HelpAnswer {
  /** The text that answers it; undefined where help does not cover the question. */
  topic: Topic | undefined
  /** Others that are near to it, the nearest first. */
  related: readonly Topic[]
}

/** A text answers a question when it speaks of so much of what is asked about, */
const ENOUGH = 0.55
/** and of so much when its title does too: who asks at length says much beside. */
const ENOUGH_IF_NAMED = 0.33
/** And it is worth a look when it speaks of so much. */
const WORTH_A_LOOK = 0.4
/** Others are near when they fit so well beside the best. */
const NEAR = 0.6
const MOST_RELATED = 2

/** Answers from the help texts, with no network; a question of more than 500 characters by its beginning. */
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

/** Whether a question is the very name of a text. */
export const isTitle = (question: string): boolean => topics.some((topic) => isTitleOf(topic, question))

const MOST_FOR_MODEL = 5

/** The texts that a model may answer from, the best first: more than one reads, as it understands other words too. */
export const textsFor = (question: string): Topic[] =>
  searchHelp(question)
    .slice(0, MOST_FOR_MODEL)
    .map(({ topic }) => topic)
