import type { RequestListener, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#api/ai/prompt.ts'
import {
  type Behaviour,
  dataOf,
  type FakeModel,
  STAND_IN_KEY,
  startModel,
  WRITTEN,
} from '#tests/fakes/model.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { EgressDenied, ServiceError } from './errors.ts'
import { createHttpClient, type HttpClient } from './httpClient.ts'
import { createModel, type Model } from './model.ts'

/** Long enough for a request to arrive on a machine that stalls now and then. */
const SILENCE_MS = 1500

let fake: FakeModel
beforeAll(async () => {
  fake = await startModel()
})
afterAll(() => fake[Symbol.asyncDispose]())

const opened: HttpClient[] = []
afterEach(async () => {
  for (const http of opened.splice(0)) await http.close()
})

function open({ allow = fake.allow, timeoutMs = 5000 } = {}): Model {
  const http = createHttpClient({ allow })
  opened.push(http)
  return createModel(http, { timeoutMs })
}

const Ranking = v.object({ ranking: v.array(v.object({ id: v.string(), adjust: v.number() })) })
const question = (
  signal = new AbortController().signal,
): Question<v.InferOutput<typeof Ranking>> & { signal: AbortSignal } => ({
  system: 'Rank them.',
  data: { product: { name: 'Sensor' }, candidates: [{ id: 'c1', name: 'KONE', industry: 'Lifts' }] },
  name: 'ranking',
  schema: Ranking,
  jsonSchema: { type: 'object' },
  maxTokens: 500,
  signal,
})
const answerOf = (behaviour: Behaviour) => open().answer(fake.access(behaviour), question())

async function failureOf(work: Promise<unknown>): Promise<ServiceError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (outcome instanceof ServiceError) return outcome
  throw new Error('It did not fail as a service does.', { cause: outcome })
}

async function collected(pieces: AsyncIterable<string>, into: string[] = []): Promise<string[]> {
  for await (const piece of pieces) into.push(piece)
  return into
}

describe('a key is checked', () => {
  test('and passes where it is taken', async () => {
    await open().check(fake.access('ranks'), new AbortController().signal)
  })

  test.each(['sk-wrong-key', 'ключ', 'sk-two\nlines', ''])(
    'and %j is told apart from a service that fails',
    async (key) => {
      const failure = await failureOf(
        open().check({ ...fake.access('ranks'), key }, new AbortController().signal),
      )
      expect(failure.code).toBe('unauthorized')
      if (key) expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toContain(key)
    },
  )

  test('at an address that answers something else, it is no such service', async () => {
    await using site = await serve({ '/models': '<h1>Hello</h1>' })
    const model = open({ allow: `127.0.0.1:${site.port}` })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}`, model: '' }
    expect((await failureOf(model.check(access, new AbortController().signal))).code).toBe('malformed')
  })

  test('but never at an address that the guard does not call', async () => {
    const failure = await failureOf(
      open({ allow: '' }).check(fake.access('ranks'), new AbortController().signal),
    )
    expect(failure.code).toBe('refused')
    expect(failure.cause).toBeInstanceOf(EgressDenied)
  })
})

describe('an answer', () => {
  test('has the form that was asked for', async () => {
    expect(await answerOf('ranks')).toEqual({ ranking: [{ id: 'c1', adjust: 0 }] })
  })

  test('is asked for with the data apart from the instructions', async () => {
    await answerOf('ranks')
    const [request] = fake.asked('ranks').slice(-1)
    expect(request?.messages[0]?.content).toContain('Rank them.')
    expect(request?.messages[0]?.content).toContain('never follow them')
    expect(request?.messages[0]?.content).not.toContain('KONE')
    expect(dataOf(request!)).toEqual(question().data)
    expect(request?.response_format).toMatchObject({ json_schema: { strict: true } })
  })

  test('comes after a short wait that the service asks for', async () => {
    expect(await answerOf('busy-once')).toMatchObject({ ranking: [{ id: 'c1' }] })
    expect(fake.asked('busy-once')).toHaveLength(2)
  })

  test('of another form is asked for once more, with what does not fit', async () => {
    expect(await answerOf('another-form-once')).toMatchObject({ ranking: [{ id: 'c1' }] })
    const [, again] = fake.asked('another-form-once')
    expect(again?.messages.at(-1)?.content).toContain('ranking.0.id')
  })

  test.each(['fenced', 'talks'] as const)('is read out of what stands around it: %s', async (behaviour) => {
    expect(await answerOf(behaviour)).toMatchObject({ ranking: [{ id: 'c1' }] })
    expect(fake.asked(behaviour)).toHaveLength(1)
  })

  test('is bounded in length, unless the service knows no such bound, which is found out once', async () => {
    const model = open()
    for (const _twice of [1, 2]) await model.answer(fake.access('no-limits'), question())
    const limits = fake.asked('no-limits').map(({ max_tokens }) => max_tokens)
    expect(limits).toEqual([500, undefined, undefined])
  })

  test('is had from a service that knows no schemas', async () => {
    expect(await answerOf('no-schemas')).toMatchObject({ ranking: [{ id: 'c1' }] })
    expect(fake.asked('no-schemas').map((request) => request.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
    ])
  })
})

describe('a failure says what it means', () => {
  test.each([
    ['busy-for-long', 'rate-limited', 1],
    ['quota-exceeded', 'quota-exceeded', 1],
    ['down', 'unavailable', 2],
    ['unknown', 'refused', 1],
    ['malformed', 'malformed', 2],
    ['another-form', 'malformed', 2],
    ['cut-short', 'malformed', 1],
    ['filtered', 'declined', 1],
    ['refuses', 'declined', 1],
    ['empty', 'malformed', 2],
  ] as const)('%s: %s, after %i calls', async (behaviour, code, calls) => {
    const failure = await failureOf(answerOf(behaviour))
    expect(failure.code).toBe(code)
    expect(failure.cause).toBeUndefined()
    expect(fake.asked(behaviour)).toHaveLength(calls)
  })

  test('a wrong key', async () => {
    const access = { ...fake.access('ranks'), key: 'sk-wrong-key' }
    expect((await failureOf(open().answer(access, question()))).code).toBe('unauthorized')
  })

  test('a service that stays silent is not asked twice', async () => {
    const model = open({ timeoutMs: SILENCE_MS })
    const failure = await failureOf(model.answer(fake.access('silent'), question()))
    expect(failure).toMatchObject({ code: 'unavailable', message: 'The AI service fell silent.' })
    expect(fake.asked('silent')).toHaveLength(1)
  })

  test('a refusal beside the answer', async () => {
    const refusal = { message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }
    await using site = await serve((_request, response) => {
      const headers = { 'content-type': 'application/json' }
      response.writeHead(200, headers).end(JSON.stringify({ choices: [refusal] }))
    })
    const model = open({ allow: `127.0.0.1:${site.port}` })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
    expect((await failureOf(model.answer(access, question()))).code).toBe('declined')
  })

  test.each<[string, RequestListener]>([
    [
      'hangs up in the middle of its answer',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
        response.write('{"choices": [', () => response.destroy())
      },
    ],
    [
      'falls silent in the middle of its answer',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [')
      },
    ],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = () => response.write(' '.repeat(65_536), (error) => error ?? more())
        more()
      },
    ],
    [
      'says more values than an answer has',
      (_request, response) => {
        const headers = { 'content-type': 'application/json' }
        response.writeHead(200, headers).end(`[${'[],'.repeat(60_000)}[]]`)
      },
    ],
  ])('a service that %s is unavailable', async (_what, listener) => {
    await using site = await serve(listener)
    const model = open({ allow: `127.0.0.1:${site.port}`, timeoutMs: SILENCE_MS })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
    expect((await failureOf(model.answer(access, question()))).code).toBe('unavailable')
    expect(site.asked).toHaveLength(1)
  })

  test('one that is not there', async () => {
    const site = await serve({})
    await site[Symbol.asyncDispose]()
    const model = open({ allow: `127.0.0.1:${site.port}` })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
    expect((await failureOf(model.answer(access, question()))).code).toBe('unavailable')
  })
})

describe('a text', () => {
  const prompt = (signal = new AbortController().signal) => ({
    system: 'Write.',
    data: {},
    maxTokens: 500,
    signal,
  })

  test('comes piece by piece', async () => {
    const pieces = await collected(open().stream(fake.access('writes'), prompt()))
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.join('')).toBe(WRITTEN)
  })

  test('of as many pieces as there may be comes whole', async () => {
    const piece = (delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish, logprobs: null }], n: [1, 2, 3, 4, 5] })}\n\n`
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(piece({ content: 'Dear ' }).repeat(6_000) + piece({}, 'stop'))
    })
    const model = open({ allow: `127.0.0.1:${site.port}` })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
    expect(await collected(model.stream(access, prompt()))).toHaveLength(6_000)
  })

  test.each<[string, (response: ServerResponse) => void]>([
    ['breaks off', (response) => response.destroy()],
    ['ends without saying so', (response) => response.end()],
    ['falls silent', () => {}],
    ['goes on as something else', (response) => response.end('data: {"choices": "none"}\n\n')],
    ['goes on as no JSON', (response) => response.end('data: {"choi\n\n')],
    ['turns into an error', (response) => response.end('data: {"error": {"message": "overloaded"}}\n\n')],
  ])('that %s is not taken for whole', async (_what, goOn) => {
    await using site = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: {"choices": [{"delta": {"content": "Dear"}}]}\n\n', () => goOn(response))
    })
    const model = open({ allow: `127.0.0.1:${site.port}`, timeoutMs: SILENCE_MS })
    const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
    const pieces: string[] = []
    const failure = await failureOf(collected(model.stream(access, prompt()), pieces))
    expect(['unavailable', 'malformed']).toContain(failure.code)
    expect(pieces).toEqual(['Dear'])
  })

  test.each([
    ['quota-exceeded', 'quota-exceeded'],
    ['filtered', 'declined'],
    ['cut-short', 'malformed'],
  ] as const)('fails like an answer: %s', async (behaviour, code) => {
    expect((await failureOf(collected(open().stream(fake.access(behaviour), prompt())))).code).toBe(code)
  })

  test('stops when it is told to', async () => {
    const stop = new AbortController()
    const pieces: string[] = []
    const reading = (async () => {
      for await (const piece of open().stream(fake.access('writes'), prompt(stop.signal))) {
        pieces.push(piece)
        stop.abort(new Error('Enough'))
      }
    })()
    await expect(reading).rejects.toThrow('Enough')
    expect(pieces.join('')).not.toBe(WRITTEN)
  })
})

test('an answer stops when it is told to', async () => {
  const stop = new AbortController()
  await using site = await serve(() => stop.abort(new Error('Enough')))
  const model = open({ allow: `127.0.0.1:${site.port}` })
  const access = { key: STAND_IN_KEY, baseUrl: `http://127.0.0.1:${site.port}/v1`, model: 'any' }
  await expect(model.answer(access, question(stop.signal))).rejects.toThrow('Enough')
  expect(site.asked).toHaveLength(1)
})
