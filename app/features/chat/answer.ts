import * as v from 'valibot'
import { CallError, call } from '#app/data/server/call.ts'
import { answerFromHelp, isTitle } from '#db/help/answer.ts'
import type { Topic } from '#db/help/topic.ts'
import { topics } from '#db/help/topics.ts'
import { after } from '#db/model/after.ts'

/** The assistant's answer to a question. */
export interface Answer {
  text: string
  /**
   * The help text that the answer is from, which links to a screen; undefined if help does not cover the
   * question.
   */
  topic: Topic | undefined
  /** Related help texts. */
  related: readonly Topic[]
  /**
   * The origin of the answer: a help text, the AI service on the basis of help texts, or a help text because
   * the AI service gave no answer.
   */
  by: 'help' | 'model' | 'help-instead'
}

export const UNKNOWN =
  'I do not know: Rove’s help does not cover that. I can tell how something is done in Rove; try other words, or one of these questions. For anything else ask a team mate, or whoever runs this Rove server.'

export const UNSURE =
  'I do not know for sure: no text of Rove’s help answers exactly that. These come near; or try other words.'

/** Answers from the help texts on this device, without a network. */
export async function answerOnDevice(question: string): Promise<Answer> {
  const { topic, related } = await answerFromHelp(question)
  return { text: topic?.text ?? notKnown(related), topic, related, by: 'help' }
}

const notKnown = (related: readonly Topic[]) => (related.length > 0 ? UNSURE : UNKNOWN)

const Answered = v.object({
  text: v.string(),
  topics: v.array(v.string()),
  writtenBy: v.picklist(['help', 'model']),
})

/**
 * Answers with the AI service through the server, which receives only the question; otherwise from the texts
 * on this device.
 */
async function answerWithAi(question: string): Promise<Answer> {
  try {
    const said = await call(Answered, 'POST', '/api/help', { question })
    if (said.writtenBy === 'help') return instead(question)
    const [topic, ...related] = said.topics.flatMap((id) => topics.find((one) => one.id === id) ?? [])
    if (topic) return { text: said.text, topic, related, by: 'model' }
    const near = await nearTo(question)
    return { text: notKnown(near), topic: undefined, related: near, by: 'model' }
  } catch (error) {
    if (isOutOfReach(error)) return instead(question)
    throw error
  }
}

const instead = async (question: string): Promise<Answer> => ({
  ...(await answerOnDevice(question)),
  by: 'help-instead',
})

/** The help texts that the device would have offered are still related. */
async function nearTo(question: string): Promise<Topic[]> {
  const { topic, related } = await answerFromHelp(question)
  return [...(topic ? [topic] : []), ...related].slice(0, 2)
}

const isOutOfReach = (error: unknown) =>
  error instanceof CallError || error instanceof TypeError || error instanceof DOMException

const ANSWER_AFTER_MS = 1000

/** Answers a question, after 1 s at the earliest. @param withAi whether an AI service is available now */
export async function answerTo(question: string, withAi: boolean): Promise<Answer> {
  const pause = after(ANSWER_AFTER_MS)
  // A question that is the title of a help text is answered with that text.
  const said = withAi && !isTitle(question) ? await answerWithAi(question) : undefined
  await pause
  return said ?? answerOnDevice(question)
}
