import * as v from 'valibot'
import { CallError, call } from '#app/data/server/call.ts'
import { answerFromHelp, isTitle } from '#db/help/answer.ts'
import type { Topic } from '#db/help/topic.ts'
import { topics } from '#db/help/topics.ts'
import { after } from '#db/model/after.ts'

/** What the assistant says to a question. */
export interface Answer {
  text: string
  /** The help text that it is from, which leads to a screen; undefined where help does not cover the question. */
  topic: Topic | undefined
  /** Others that may be meant. */
  related: readonly Topic[]
  /** Who said it: the help texts by themselves, the AI service by them, or they because it gave no answer. */
  by: 'help' | 'model' | 'help-instead'
}

export const UNKNOWN =
  'I do not know: Rove’s help does not cover that. I can tell how something is done in Rove; try other words, or one of these questions. For anything else ask a team mate, or whoever runs this Rove server.'

/** From the help texts on this device, with no network. */
export function answerOnDevice(question: string): Answer {
  const { topic, related } = answerFromHelp(question)
  return { text: topic?.text ?? UNKNOWN, topic, related, by: 'help' }
}

const Answered = v.object({
  text: v.string(),
  topics: v.array(v.string()),
  writtenBy: v.picklist(['help', 'model']),
})

/** Of the AI service by way of the server, which is told the question alone; else from the texts on this device. */
async function answerWithAi(question: string): Promise<Answer> {
  try {
    const said = await call(Answered, 'POST', '/api/help', { question })
    if (said.writtenBy === 'help') return instead(question)
    const [topic, ...related] = said.topics.flatMap((id) => topics.find((one) => one.id === id) ?? [])
    if (topic) return { text: said.text, topic, related, by: 'model' }
    return { text: UNKNOWN, topic: undefined, related: nearTo(question), by: 'model' }
  } catch (error) {
    if (isOutOfReach(error)) return instead(question)
    throw error
  }
}

const instead = (question: string): Answer => ({ ...answerOnDevice(question), by: 'help-instead' })

/** What the device would have said is worth a look all the same. */
function nearTo(question: string): Topic[] {
  const { topic, related } = answerFromHelp(question)
  return [...(topic ? [topic] : []), ...related].slice(0, 2)
}

const isOutOfReach = (error: unknown) =>
  error instanceof CallError || error instanceof TypeError || error instanceof DOMException

const ANSWER_AFTER_MS = 1000

/** Answers a question, 1 s later at the earliest. @param withAi whether an AI service can be asked now */
export async function answerTo(question: string, withAi: boolean): Promise<Answer> {
  const pause = after(ANSWER_AFTER_MS)
  // Who asks for a text by its name wants that.
  const said = withAi && !isTitle(question) ? await answerWithAi(question) : undefined
  await pause
  return said ?? answerOnDevice(question)
}
