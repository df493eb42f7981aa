import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import { createModel } from '#api/net/model.ts'
import { answerFromHelp } from '#db/help/answer.ts'
import { MOST_QUESTION_CHARS } from '#db/help/question.ts'
import { type Behaviour, dataOf, type FakeModel, startModel } from '#tests/fakes/model.ts'
import { openServed, type Served, seller } from './served.ts'

const QUESTION = 'How do I add somebody I just met?'
const { topic } = await answerFromHelp(QUESTION)
const asItStands = { text: topic?.text, topics: [topic?.id], writtenBy: 'help' }

let ai: FakeModel
let http: HttpClient
let server: Served
let rep: Awaited<ReturnType<typeof seller>>
/** The server's AI service. */
const own = { apiKey: '', baseUrl: '', model: '' }
const behave = (behaviour: Behaviour) => {
  const { key: apiKey, baseUrl, model } = ai.access(behaviour)
  Object.assign(own, { apiKey, baseUrl, model })
}

beforeAll(async () => {
  ai = await startModel()
  http = createHttpClient({ allow: ai.allow })
  server = await openServed({
    config: { outboundAllow: ai.allow },
    change: ({ outbound, keys }) => ({
      outbound: { ...outbound, model: createModel(http, { timeoutMs: 200 }) },
      keys: { ...keys, services: { ...keys.services, openai: own } },
    }),
  })
  rep = await seller(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await http.close()
  await ai[Symbol.asyncDispose]()
})

const ask = async (question: string) => rep.ask('POST', '/api/help', { question })

test('without a key the text that fits best is the answer, and what help does not cover has none', async () => {
  Object.assign(own, { apiKey: '' })
  expect(await ask(QUESTION)).toMatchObject({ status: 200, body: asItStands })
  const unknown = await ask('Can Rove paint boats?')
  expect(unknown.body).toEqual({ text: '', topics: [], writtenBy: 'help' })
})

test('with a key a model words it, and is told the question and help texts alone', async () => {
  behave('helps')
  await rep.ask('POST', '/api/leads', { company: 'Secret Bakery', email: 'anna@secret.example' })
  const { body } = await ask(QUESTION)
  expect(body).toEqual({ text: 'For somebody you have just met.', topics: [topic?.id], writtenBy: 'model' })
  const [request] = ai.asked('helps')
  const data = dataOf(request!)
  expect(data).toEqual({
    question: QUESTION,
    texts: expect.arrayContaining([{ id: topic?.id, title: topic?.title, text: topic?.text }]),
  })
  expect(JSON.stringify(request)).not.toMatch(/secret|seller-|Night planner/i)
  expect(await rep.usage()).toMatchObject({ openai: 1 })
})

test('a model that finds no answer in the texts says so', async () => {
  behave('helps-not')
  expect((await ask(QUESTION)).body).toEqual({ text: '', topics: [], writtenBy: 'model' })
})

test('a question of which no text speaks is not sent to a model', async () => {
  behave('helps')
  const before = ai.asked('helps').length
  expect((await ask('Sdkjfh?')).body).toEqual({ text: '', topics: [], writtenBy: 'help' })
  expect(ai.asked('helps')).toHaveLength(before)
})

test.each<Behaviour>([
  ...(['helps-with-a-link', 'helps-with-a-figure', 'helps-with-poetry', 'helps-from-elsewhere'] as const),
  ...(['filtered', 'malformed', 'quota-exceeded', 'silent'] as const),
])('the text stands as it is in the place of a model that is "%s"', async (behaviour) => {
  behave(behaviour)
  expect(await ask(QUESTION)).toMatchObject({ status: 200, body: asItStands })
})

test('a question is neither empty nor longer than a question is', async () => {
  expect((await ask('  ')).body.message).toBe('Please enter a question')
  expect((await ask('a'.repeat(MOST_QUESTION_CHARS + 1))).status).toBe(400)
})

test('a limit of the team that is reached leaves the texts', async () => {
  behave('helps')
  await rep.cap('openai', 1)
  expect((await ask(QUESTION)).body).toEqual(asItStands)
})
