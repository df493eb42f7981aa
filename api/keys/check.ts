import { ApiError } from '#api/http/errors.ts'
import { EgressDenied, HostUnavailable, ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import type { Provider } from '#db/model/key.ts'
import type { GivenAccess } from './access.ts'

/** Checks with one cheap call whether a service accepts the key. Rejects with ServiceError if it does not. */
export type CheckKey = (provider: Provider, access: GivenAccess, signal: AbortSignal) => Promise<void>

/** Less than the 20 s after which the app stops waiting. */
const CHECKED_WITHIN_MS = 15_000

const keyNames: Record<Provider, string> = { openai: 'OpenAI', hunter: 'Hunter' }
/** Many services implement OpenAI's API. */
const serviceNames: Record<Provider, string> = { openai: 'The AI service', hunter: 'Hunter' }

/** @throws ApiError with a sentence for the person: 400 if the key is at fault, 502 if the service is */
export async function checked(check: CheckKey, provider: Provider, access: GivenAccess): Promise<void> {
  const signal = AbortSignal.timeout(CHECKED_WITHIN_MS)
  try {
    await check(provider, access, signal)
  } catch (error) {
    if (signal.aborted) throw answers.unavailable(provider)
    throw answerTo(error, provider)
  }
}

function answerTo(error: unknown, provider: Provider): Error {
  if (error instanceof ServiceError) return answers[error.code](provider)
  if (error instanceof HostUnavailable) return answers.unavailable(provider)
  if (error instanceof EgressDenied) return answers.refused(provider)
  return new Error(`The check of a key (${provider}) failed`, { cause: error })
}

const answers: Record<ServiceErrorCode, (provider: Provider) => ApiError> = {
  unauthorized: (provider) => wrong('key', `Please verify your ${keyNames[provider]} API key and try again.`),
  'quota-exceeded': (provider) =>
    wrong('key', `The credits of this ${keyNames[provider]} API key are used up.`),
  refused: (provider) =>
    wrong('baseUrl', `${serviceNames[provider]} can’t be called at this address. Please verify it.`),
  'rate-limited': (provider) =>
    failed(`${serviceNames[provider]} takes no more calls for now. Please try again in a minute.`),
  unavailable: (provider) =>
    failed(`${serviceNames[provider]} could not be reached, so the key was not saved. Please try again.`),
  malformed: (provider) =>
    failed(`${serviceNames[provider]} gave an answer that makes no sense, so the key was not saved.`),
  declined: (provider) => failed(`${serviceNames[provider]} declined to answer, so the key was not saved.`),
}

const wrong = (path: string, message: string) => new ApiError(400, message, [{ path, message }])
const failed = (message: string) => new ApiError(502, message)
