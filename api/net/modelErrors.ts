import { APIConnectionError, APIError } from 'openai'
import * as v from 'valibot'
import { EgressDenied, HostUnavailable, ServiceError, type ServiceErrorCode } from './errors.ts'
import { TimedOut } from './modelFetch.ts'
import { retryAfterMs } from './service.ts'

/** The name of the OpenAI-compatible service in messages, whoever runs it. */
export const AI_SERVICE = 'The AI service'

const DEFAULT_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000

/** Codes of a 429 that waiting does not resolve. */
const QUOTA_EXCEEDED = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'])

export const modelError = (
  code: ServiceErrorCode,
  what: string,
  options?: ConstructorParameters<typeof ServiceError>[3],
) => new ServiceError(AI_SERVICE, code, `${AI_SERVICE} ${what}`, options)

/**
 * Converts an error to a ServiceError. The service's own text is left out, because it may repeat parts of a
 * key or of a prompt.
 * @returns the error itself if it does not come from the service
 */
export function asModelError(error: unknown): unknown {
  if (error instanceof ServiceError) return error
  if (error instanceof SyntaxError || v.isValiError(error)) {
    return modelError('malformed', 'gave an answer of another form.')
  }
  if (error instanceof APIConnectionError && error.cause instanceof EgressDenied) {
    return modelError('refused', 'is at an address that is not called.', { cause: error.cause })
  }
  if (error instanceof APIConnectionError || error instanceof HostUnavailable) {
    return modelError('unavailable', isSilence(error) ? 'fell silent.' : 'could not be reached.')
  }
  if (error instanceof APIError) {
    const what = `answered ${error.status ?? 'an error'}.`
    return modelError(faultOf(error), what, { retryAfterMs: retryAfterMs(error.headers?.get('retry-after')) })
  }
  return error
}

function faultOf({ status, code, type }: APIError): ServiceErrorCode {
  if (status === 402 || QUOTA_EXCEEDED.has(code ?? '') || QUOTA_EXCEEDED.has(type ?? ''))
    return 'quota-exceeded'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  if (status === undefined || status === 408 || status >= 500) return 'unavailable'
  return 'refused'
}

/** An option that a service does not support: a format for the answer, or a limit for its length. */
export type Refused = 'format' | 'limit'

/** The option that the service did not support, if any. */
export function refusedIn(error: unknown): Refused | undefined {
  if (!(error instanceof APIError && (error.status === 400 || error.status === 422))) return undefined
  if (/max_(?:completion_)?tokens/i.test(error.message)) return 'limit'
  return /response_format|json_schema/i.test(error.message) ? 'format' : undefined
}

/**
 * How long to wait before the one retry.
 * @returns ms, from Retry-After if it is given; undefined if retrying now would not help
 */
export function pauseBefore(error: unknown): number | undefined {
  const failure = asModelError(error)
  if (!(error instanceof APIError && failure instanceof ServiceError)) return undefined
  if (!['rate-limited', 'unavailable'].includes(failure.code) || isSilence(error)) return undefined
  const pause = failure.retryAfterMs ?? DEFAULT_PAUSE_MS
  return pause <= MAX_PAUSE_MS ? pause : undefined
}

const isSilence = (error: Error) => error instanceof TimedOut || error.cause instanceof TimedOut
