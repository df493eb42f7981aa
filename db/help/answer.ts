import { type Classifier, createClassifier, type Likely } from '#db/classifier/classifier.ts'
import { MOST_QUESTION_CHARS, NONE } from './question.ts'
import type { Topic } from './topic.ts'
import { topics } from './topics.ts'

/** The answer of the help texts to a question. */
export interface HelpAnswer {
  /** The text that answers the question; undefined if no text is likely enough to. */
  topic: Topic | undefined
  /** Texts that are near, the nearest first: beside an answer, or in place of one. */
  related: readonly Topic[]
}

/** From this likelihood on a text is the answer. A wrong answer is worse than none. */
const SURE = 0.44
/** A text that is less likely is the answer, too, if it is so many times as likely as the next one. */
const ALONE = { likelihood: 0.2, times: 2.5 }
/** From this likelihood on a text is offered beside an answer, and in place of one. */
const BESIDE = 0.1
const NEAR = 0.04
const MOST_RELATED = 3

let classifier: Classifier | undefined

/** The weights are large, so they are loaded for the first question. */
async function loaded(): Promise<Classifier> {
  classifier ??= createClassifier((await import('./weights.gen.ts')).weights)
  return classifier
}

/**
 * Answers a question in any of seven languages, without a network. Texts that are merely near are given as related.
 * Only the first 500 characters of the question are used.
 * @throws if the weights can not be loaded
 */
export async function answerFromHelp(question: string): Promise<HelpAnswer> {
  return answerWith(await loaded(), question)
}

/** The answer by a classifier: the one that is stored, or one that is tried. */
export function answerWith(classify: Classifier, question: string): HelpAnswer {
  const named = titled(question)
  const likely = classify(question.slice(0, MOST_QUESTION_CHARS))
  const best = surelyFirst(likely)
  if (named) return { topic: named, related: textsOf(likely, BESIDE, named) }
  const topic = best && textOf(best)
  if (topic) return { topic, related: textsOf(likely, BESIDE, topic) }
  return { topic: undefined, related: isElse(likely) ? [] : textsOf(likely, NEAR) }
}

/** The likeliest of all, if it is sure. */
function surelyFirst([best, next]: readonly Likely[]): Likely | undefined {
  if (!best || best.likelihood >= SURE) return best
  const isAlone = best.likelihood >= ALONE.times * (next?.likelihood ?? 0)
  return best.likelihood >= ALONE.likelihood && isAlone ? best : undefined
}

/** Whether a question is about something that no text covers. */
const isElse = (likely: readonly Likely[]): boolean => surelyFirst(likely)?.id === NONE

const textOf = ({ id }: Likely): Topic | undefined => topics.find((topic) => topic.id === id)

function textsOf(likely: readonly Likely[], least: number, except?: Topic): Topic[] {
  return likely
    .filter(({ likelihood }) => likelihood >= least)
    .flatMap((one) => textOf(one) ?? [])
    .filter((topic) => topic !== except)
    .slice(0, MOST_RELATED)
}

const titled = (question: string) => topics.find(({ title }) => title === question.trim())

/** Whether a question is exactly the title of a text. */
export const isTitle = (question: string): boolean => titled(question) !== undefined

const MOST_FOR_MODEL = 5

/**
 * The texts for a model's answer, the best first. There are several, because a model understands other words too; none
 * for a question about something else.
 */
export async function textsFor(question: string): Promise<Topic[]> {
  const classify = await loaded()
  const likely = classify(question.slice(0, MOST_QUESTION_CHARS))
  return isElse(likely) ? [] : likely.flatMap((one) => textOf(one) ?? []).slice(0, MOST_FOR_MODEL)
}
