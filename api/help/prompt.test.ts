import { expect, test } from 'vitest'
import { helpQuestion } from './prompt.ts'

const topic = {
  id: 'deleted',
  title: 'Bringing back what was deleted',
  place: { to: '/deleted' },
  text: 'Tap Restore.',
  asked: 'undelete',
} as const

test('a question about Rove is asked by this prompt', () => {
  const { system, data, jsonSchema } = helpQuestion('Where is my lead?', [topic])
  expect(
    system,
  ).toBe(`You answer a question about using Rove, an app for sales representatives. The data holds the question and
help texts, each with an id.
Answer from these texts alone, in plain English, as you would tell a colleague: what to tap and where, in their words
for what stands on the screen. At most 120 words in whole sentences; no lists, no markup, no links.
known: whether the texts answer the question. Where they do not, or it is not about using Rove, known is false, answer
is "" and texts is empty. Never fill a gap from elsewhere, and never guess.
texts: the ids of the texts that the answer is from, the most important first.`)
  expect(data).toEqual({
    question: 'Where is my lead?',
    texts: [{ id: 'deleted', title: 'Bringing back what was deleted', text: 'Tap Restore.' }],
  })
  expect(jsonSchema).toEqual({
    type: 'object',
    properties: {
      known: { type: 'boolean' },
      answer: { type: 'string' },
      texts: { type: 'array', items: { type: 'string' } },
    },
    required: ['known', 'answer', 'texts'],
    additionalProperties: false,
  })
})
