import * as v from 'valibot'
import { EndedAnswer } from '#db/model/session.ts'

/** A response other than 2xx. Its message is the status, a colon and the body's text. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  /** The server's sentence for the person, or ''. */
  readonly said: string
  /** Which fields were refused, and why. */
  readonly issues: { path: string; message: string }[]
  /** The whole response body, if it is JSON. */
  readonly body: unknown
  constructor(status: number, text: string, answer: v.InferOutput<typeof Refusal>, body?: unknown) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
    this.said = answer.message
    this.issues = answer.issues
  }
}

const Refusal = v.object({
  message: v.optional(v.string(), ''),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() })), []),
})

const ANSWER_WITHIN_MS = 20_000

/**
 * Calls the API with the session's cookie.
 * @param schema of the response; a hotel's sign-in page does not match it
 * @throws CallError for a response other than 2xx, TypeError when the server is unreachable
 */
export async function call<S extends v.GenericSchema>(
  schema: S,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<v.InferOutput<S>> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw refusalOf(response, text)
  const parsed = v.safeParse(schema, parseJson(text))
  if (!parsed.success) throw new TypeError('This is not an answer of Rove.')
  return parsed.output
}

/** Dispatches an event when the server says that this session was ended on purpose. */
export const endings = new EventTarget()

/** The error for a refused call. @param text the response body */
export function refusalOf({ status, statusText }: Response, text: string): CallError {
  const body = parseJson(text)
  const refusal = v.safeParse(Refusal, body)
  if (status === 401 && v.is(EndedAnswer, body)) endings.dispatchEvent(new Event('ended'))
  const said = refusal.success ? refusal.output : { message: '', issues: [] }
  return new CallError(status, text || statusText, said, body)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sentence for the person: the server's, or else the given one. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && error.said) || otherwise
