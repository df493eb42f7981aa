import { setTimeout } from 'node:timers/promises'
import type { RequestInit, Response } from 'undici'
import * as v from 'valibot'
import rove from '#package.json' with { type: 'json' }
import { ServiceError } from './errors.ts'
import type { HttpClient } from './httpClient.ts'
import { tooManyValues } from './values.ts'

/** Rove's User-Agent for services. */
export const USER_AGENT = `Rove/${rove.version} (field sales app)`

/** Waits for a number of milliseconds; rejects with the signal's reason if it is aborted before. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<unknown>

/** The implementation with a timer. */
export const pause: Wait = (ms, signal) =>
  setTimeout(ms, undefined, signal && { signal }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error
  })

/** One request to a service's API. */
export interface Call {
  /** The name for error messages. */
  service: string
  url: string
  init?: RequestInit
  maxBytes: number
  timeoutMs: number
  /** The caller's signal; its abort rejects with its own reason. */
  signal: AbortSignal
}

/** A response with any status. */
export interface Reply {
  status: number
  /** From Retry-After, in milliseconds; undefined if it was not given. */
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

/** Parses JSON with a schema. @throws ServiceError 'malformed', without any of the text */
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
 * Validates a key for a header, so that no error about the header can contain the key.
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
 * @param header Retry-After, if it was sent
 * @returns ms; undefined if there is none, or it is neither
 */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  const given = header?.trim()
  if (!given) return undefined
  const ms = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
