import { setTimeout } from 'node:timers/promises'
import type { RequestInit, Response } from 'undici'
import * as v from 'valibot'
import rove from '#package.json' with { type: 'json' }
import { ServiceError } from './errors.ts'
import type { HttpClient } from './httpClient.ts'
import { tooManyValues } from './values.ts'

/** How Rove names itself to services. */
export const USER_AGENT = `Rove/${rove.version} (field sales app)`

/** Waits that many milliseconds; rejects with the signal's reason when it is aborted before. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>

/** Waits by the clock. */
export const pause: Wait = (ms, signal) =>
  setTimeout(ms, undefined, signal && { signal }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error
  })

/** One request to a service's interface. */
export interface Call {
  /** As people know it; it stands in error messages. */
  service: string
  url: string
  init?: RequestInit
  maxBytes: number
  timeoutMs: number
  /** The caller's; its abort rejects with its own reason. */
  signal: AbortSignal
}

/** An answer, whatever its status. */
export interface Reply {
  status: number
  /** From Retry-After, in milliseconds; undefined where it was not given. */
  retryAfter: number | undefined
  text: string
}

/**
 * Calls a service once, within limits of bytes, values and time.
 * @throws ServiceError 'unavailable' or 'malformed' (too long); the signal's reason
 */
export async function call(
  http: HttpClient,
  { service, url, init, maxBytes, timeoutMs, signal }: Call,
): Promise<Reply> {
  signal.throwIfAborted()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await http.fetch(url, { ...init, signal: limit })
    const text = await textOf(response, service, maxBytes)
    return { status: response.status, retryAfter: retryAfterMs(response.headers.get('retry-after')), text }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError(service, 'unavailable', `${service} could not be reached.`, { cause })
  }
}

/** Reads JSON of a known form. @throws ServiceError 'malformed', without a word of the text */
export function answerOf<S extends v.GenericSchema>(
  service: string,
  schema: S,
  text: string,
): v.InferOutput<S> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  throw new ServiceError(service, 'malformed', `${service} gave an answer that could not be understood.`)
}

/**
 * A key as a header can carry it, so that no complaint about the header ever shows it.
 * @throws ServiceError 'unauthorized'
 */
export function headerKey(service: string, key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key
  throw new ServiceError(service, 'unauthorized', `${service} does not take such a key.`)
}

async function textOf(response: Response, service: string, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  const isTooMuch = tooManyValues()
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > maxBytes || isTooMuch(chunk))
      throw new ServiceError(service, 'malformed', `${service} answered at too great length.`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/**
 * How long a service asks to wait (RFC 9110 section 10.2.3): seconds, or until a date.
 * @param header Retry-After, where it was sent
 * @returns ms; undefined for none, and for what is neither
 */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  const given = header?.trim()
  if (!given) return undefined
  const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
