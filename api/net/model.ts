import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import * as v from 'valibot'
import { readJson } from '#api/ai/json.ts'
import { correctionOf, type Message, messagesOf, type Prompt, type Question } from '#api/ai/prompt.ts'
import { isRefusal } from '#api/ai/refusal.ts'
import type { HttpClient } from './httpClient.ts'
import { AI_SERVICE, asModelError, modelError, pauseBefore, type Refused, refusedIn } from './modelErrors.ts'
import { modelFetch } from './modelFetch.ts'
import { headerKey, USER_AGENT } from './service.ts'

/** The credentials for an OpenAI-compatible service. */
export interface Access {
  key: string
  /** Including the version: "https://api.openai.com/v1". */
  baseUrl: string
  model: string
  /** Whether it is the server's own service, which may be in its operator's network. */
  whose?: 'own' | 'server'
  /** Awaited before each request; if it rejects, no request is made. */
  spend?(): Promise<void>
}

const MOST_REMEMBERED = 100

interface Stoppable {
  signal: AbortSignal
}

/**
 * An OpenAI-compatible service. All methods reject with ServiceError, or with the signal's reason when
 * aborted.
 */
export interface Model {
  /** Checks whether the key is accepted, with a call that costs nothing. */
  check(access: Access, signal: AbortSignal): Promise<void>
  answer<T>(access: Access, question: Question<T> & Stoppable): Promise<T>
  /** Yields the text as it is written. */
  stream(access: Access, prompt: Prompt & Stoppable): AsyncIterable<string>
}

interface ModelOptions {
  /** The HTTP client for every service but the server's own; by default the same one. */
  personal?: HttpClient
  /** How long the service may be silent; a whole answer may take five times that. */
  timeoutMs?: number
}

/** @param http the client for the server's own service */
export function createModel(
  http: HttpClient,
  { personal = http, timeoutMs = 60_000 }: ModelOptions = {},
): Model {
  const fetchOfServer = modelFetch(http, timeoutMs)
  const fetchOfPerson = modelFetch(personal, timeoutMs)

  function clientFor({ key, baseUrl, whose }: Access): OpenAI {
    return new OpenAI({
      apiKey: headerKey(AI_SERVICE, key),
      baseURL: baseUrl,
      fetch: whose === 'server' ? fetchOfServer : fetchOfPerson,
      // The library would also retry after a timeout and after used-up credits.
      maxRetries: 0,
      // modelFetch enforces the timeouts, also within answers.
      timeout: timeoutMs * 10,
      defaultHeaders: { 'user-agent': USER_AGENT },
      logLevel: 'off',
      organization: null,
      project: null,
    })
  }

  /**
   * What services were found not to support, by address and model, so that nobody pays twice for finding out.
   */
  const refusals = new Map<string, Refused[]>()

  /** Calls with each of the options that the service supports. */
  async function ask<T>(access: Access, wishes: Wishes, attempt: (wishes: Wishes) => Promise<T>): Promise<T> {
    const place = `${access.baseUrl} ${access.model}`
    const known = refusals.get(place) ?? []
    const left = known.reduce((all, refused) => without(refused, all) ?? all, wishes)
    try {
      return await attempt(left)
    } catch (error) {
      const refused = refusedIn(error)
      if (!refused || !without(refused, left)) throw error
      if (refusals.size >= MOST_REMEMBERED) refusals.clear()
      refusals.set(place, [...known, refused])
      return ask(access, wishes, attempt)
    }
  }

  async function complete<T>(
    access: Access,
    messages: Message[],
    { signal, ...question }: Question<T> & Stoppable,
  ): Promise<string> {
    const client = clientFor(access)
    const wishes = { ...limitOf(access, question), response_format: schemaFormat(question) }
    const completion = await ask(access, wishes, (wishes) =>
      withRetry(access, signal, () =>
        client.chat.completions.create({ model: access.model, messages, ...wishes }, { signal }),
      ),
    )
    const [{ message, finish_reason }] = v.parse(Completion, completion).choices
    if (message.refusal) throw declined()
    checkFinish(finish_reason)
    return message.content
  }

  async function* stream(access: Access, { signal, ...prompt }: Prompt & Stoppable): AsyncGenerator<string> {
    let finish: string | null | undefined
    try {
      const client = clientFor(access)
      const messages = messagesOf(prompt)
      const chunks = await ask(access, limitOf(access, prompt), ({ response_format: _none, ...limit }) =>
        withRetry(access, signal, () =>
          client.chat.completions.create(
            { model: access.model, messages, stream: true, ...limit },
            { signal },
          ),
        ),
      )
      for await (const chunk of chunks) {
        signal.throwIfAborted()
        const [choice] = v.parse(Chunk, chunk).choices
        if (choice?.delta?.refusal) throw declined()
        if (choice?.delta?.content) yield choice.delta.content
        finish = choice?.finish_reason ?? finish
      }
      // When a stream is aborted, the library ends it as if it were complete.
      signal.throwIfAborted()
      if (!finish) throw modelError('unavailable', 'broke off.')
      checkFinish(finish)
    } catch (error) {
      signal.throwIfAborted()
      throw asModelError(error)
    }
  }

  return {
    check: (access, signal) =>
      failing(signal, async () => {
        const client = clientFor(access)
        const response = await withRetry(access, signal, () => client.models.list({ signal }).asResponse())
        v.parse(Models, await response.json())
      }),

    answer: (access, question) =>
      failing(question.signal, async () => {
        const messages = messagesOf(question)
        const first = await complete(access, messages, question)
        const read = readJson(first, question.schema)
        if ('value' in read) return read.value
        if (isRefusal(first)) throw declined()
        const again = [...messages, ...correctionOf(first, read.complaint)]
        const second = readJson(await complete(access, again, question), question.schema)
        if ('value' in second) return second.value
        throw modelError('malformed', 'gave an answer of another form, twice.')
      }),

    stream,
  }
}

/** Retries once, if that may help. */
async function withRetry<T>(access: Access, signal: AbortSignal, attempt: () => PromiseLike<T>): Promise<T> {
  await access.spend?.()
  try {
    return await attempt()
  } catch (error) {
    const pause = signal.aborted ? undefined : pauseBefore(error)
    if (pause === undefined) throw error
    await sleep(pause, undefined, { signal })
    await access.spend?.()
    return await attempt()
  }
}

async function failing<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    throw asModelError(error)
  }
}

type Wishes = Pick<
  OpenAI.ChatCompletionCreateParams,
  'response_format' | 'max_tokens' | 'max_completion_tokens'
>

const Models = v.object({ data: v.array(v.unknown()) })
const Finish = v.nullish(v.string())
const Completion = v.object({
  choices: v.tuple([
    v.object({
      message: v.object({ content: v.nullish(v.string(), ''), refusal: v.nullish(v.string(), '') }),
      finish_reason: Finish,
    }),
  ]),
})
const Chunk = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string(), ''), refusal: v.nullish(v.string(), '') })),
      finish_reason: Finish,
    }),
  ),
})

const declined = () => modelError('declined', 'declined to answer.')

/** OpenAI's own service uses a name for the limit that few others support. */
function limitOf({ baseUrl }: Access, { maxTokens }: Prompt): Wishes {
  const isOpenAi = new URL(baseUrl).hostname.endsWith('openai.com')
  return isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }
}

const schemaFormat = ({ name, jsonSchema }: Question<unknown>): NonNullable<Wishes['response_format']> => ({
  type: 'json_schema',
  json_schema: { name, strict: true, schema: jsonSchema },
})

/** @returns the remaining options; undefined if no option was refused */
function without(refused: Refused, wishes: Wishes): Wishes | undefined {
  const { response_format: format, ...limit } = wishes
  if (refused === 'format' && format?.type === 'json_schema') {
    return { ...limit, response_format: { type: 'json_object' } }
  }
  if (refused === 'limit' && Object.keys(limit).length > 0) return format ? { response_format: format } : {}
  return undefined
}

/** @throws ServiceError if an answer did not end normally */
function checkFinish(finish: string | null | undefined): void {
  if (finish === 'content_filter') throw declined()
  if (finish === 'length') throw modelError('malformed', 'cut its answer short.')
}
