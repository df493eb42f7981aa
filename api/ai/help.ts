import * as v from 'valibot'
import type { Topic } from '#db/help/topic.ts'
import { answerTokens } from './limits.ts'
import { formOf, type Question } from './prompt.ts'

const ANSWER_WORDS = 120

const Answer = v.object({ known: v.boolean(), answer: v.string(), texts: v.array(v.string()) })
export type HelpAnswered = v.InferOutput<typeof Answer>

const jsonSchema = formOf({
  known: { type: 'boolean' },
  answer: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
})

const system = `You answer a question about using Rove, an app for sales representatives. The data holds the question and
help texts, each with an id.
Answer from these texts alone, in plain English, as you would tell a colleague: what to tap and where, in their words
for what stands on the screen. At most ${ANSWER_WORDS} words in whole sentences; no lists, no markup, no links.
known: whether the texts answer the question. Where they do not, or it is not about using Rove, known is false, answer
is "" and texts is empty. Never fill a gap from elsewhere, and never guess.
texts: the ids of the texts that the answer is from, the most important first.`

/**
 * The question to a model, with help texts and without anybody's data.
 * @param texts that it may answer from
 */
export const helpQuestion = (question: string, texts: readonly Topic[]): Question<HelpAnswered> => ({
  system,
  data: { question, texts: texts.map(({ id, title, text }) => ({ id, title, text })) },
  name: 'help',
  schema: Answer,
  jsonSchema,
  maxTokens: answerTokens.help,
})
