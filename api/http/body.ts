import { vValidator } from '@hono/valibot-validator'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { PUSH_LIMIT } from '#db/model/sync/protocol.ts'
import { ApiError, brokeOff, givenUp, notFound } from './errors.ts'

/** Calls that read their body as a stream, with separate limits. */
const STREAMING = /^(?:POST \/api\/directories|POST \/api\/uploads|PUT \/api\/uploads\/\d+)$/

const MOST_BYTES = 2 * PUSH_LIMIT.bytes
const MOST_LEVELS = 50

const limit = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => {
    throw tooLarge(c)
  },
})

/** Whether a call's body is read as a stream: a file. */
export const isStreaming = ({ req }: Context): boolean => STREAMING.test(`${req.method} ${req.path}`)

/** Refuses a body that is larger than any call needs: 413. */
export const limitedBody = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET' || isStreaming(c)) return next()
  const length = c.req.header('Content-Length')
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limit(c, next)
  // If the length is declared, Node accepts no more bytes; touching the body here would slow down every call.
  if (Number(length) > MOST_BYTES) throw tooLarge(c)
  return next()
})

/**
 * The bytes of the body as they arrive, for a call that `limitedBody` lets through.
 * @throws ApiError 413 if there are more than `maxBytes`
 */
export async function* streamedBody(c: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(c.req.header('Content-Length') ?? 0) > maxBytes) throw tooLarge(c)
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw tooLarge(c)
    yield chunk
  }
  // If the connection broke before the body was read, the stream ends as if it were complete.
  if (brokeOff(c)) throw givenUp()
}

function tooLarge(c: Context): ApiError {
  // The rest of the body is too long to be read and discarded, so the connection cannot be reused.
  c.header('Connection', 'close')
  return new ApiError(413, 'This is too large to be sent.')
}

const shallow = v.check((value) => !isTooDeep(value), 'No call has so many values in values.')

/**
 * A value that both databases can store: PostgreSQL accepts neither NUL nor a lone surrogate in a text, and
 * JSON cannot represent infinite numbers. Changes objects and lists in place.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (value === null || typeof value !== 'object') return value
  for (const [key, inner] of Object.entries(value)) {
    const kept = storable(inner)
    if (kept !== inner) Object.defineProperty(value, key, { value: kept })
  }
  return value
}

const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const schemas = new WeakMap<object, v.GenericSchema>()

/** The schema of a route handler's JSON body; undefined if it has none. */
export const bodySchemaOf = (handler: object): v.GenericSchema | undefined => schemas.get(handler)

/** Validates the JSON body; an invalid body is answered with 400 `{ message, issues }`. */
export function body<S extends v.GenericSchema>(schema: S) {
  const handler = vValidator(
    'json',
    v.pipe(v.unknown(), shallow, v.transform(storable), schema),
    (result) => {
      if (result.success) return
      const issues = result.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: issue.message,
      }))
      throw new ApiError(400, issues[0]?.message ?? 'Bad request', issues)
    },
  )
  schemas.set(handler, schema)
  return handler
}

/** Validates the query; an invalid query is answered with 400. */
export const query = <S extends v.GenericSchema>(schema: S) =>
  vValidator('query', v.pipe(v.unknown(), v.transform(storable), schema), (result) => {
    if (!result.success) throw new ApiError(400, result.issues[0].message)
  })

/** An id in a path or a query. */
export const IdText = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), Id)

/**
 * All variable parts of a path at once, because a second validator would replace the first; an invalid part
 * is answered with 404.
 */
export const params = <E extends v.ObjectEntries>(entries: E) =>
  vValidator('param', v.object(entries), (result) => {
    if (!result.success) throw notFound()
  })

/** The path's `{id}`; text that cannot be an id is answered with 404. */
export const idParam = params({ id: IdText })

/**
 * Whether a JSON value is nested more deeply than any call needs: serialising it would overflow the stack.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((one) => (one !== null && typeof one === 'object' ? Object.values(one) : []))
  }
  return false
}
