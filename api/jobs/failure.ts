import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import { AI_SERVICE } from '#api/net/modelErrors.ts'

/** A job fails for a reason that retries cannot change; the message is for the person. */
export class PermanentError extends Error {
  override readonly name: string = 'PermanentError'
}

type Sentences = Record<ServiceErrorCode, string>

const modelSentences: Sentences = {
  unauthorized: 'Please verify your OpenAI API key and try again.',
  'rate-limited': 'The AI service is busy. Please try again in a minute.',
  'quota-exceeded':
    'The AI service says that the credits of your key are used up. Please top them up and try again.',
  unavailable: 'The AI service could not be reached. Please try again later.',
  malformed: 'The AI service gave an answer that could not be used. Please try again.',
  refused: 'The AI service refused the request. Please check its address and model in settings.',
  declined: 'The AI service declined to answer. Please try again in other words.',
}

/** Without a full stop, because more text follows. */
const modelReasons: Sentences = {
  unauthorized: 'The AI service did not take the key',
  'rate-limited': 'The AI service is busy',
  'quota-exceeded': 'The AI service says that the credits of your key are used up',
  unavailable: 'The AI service could not be reached',
  malformed: 'The AI service gave an answer that could not be used',
  refused: 'The AI service refused the request',
  declined: 'The AI service declined to answer',
}

/** Why the AI service had no part in a result, as the beginning of a sentence. */
export function whyWithoutModel({ code, retryAfterMs = 0 }: ServiceError): string {
  const minutes = Math.ceil(retryAfterMs / 60_000)
  if (code !== 'rate-limited' || minutes === 0) return modelReasons[code]
  return `${modelReasons[code]} for ${minutes === 1 ? 'a minute' : `${minutes} minutes`} more`
}

/** The message if a service failed during a search for companies or contacts. */
export function sentenceFor({ service, code }: ServiceError): string {
  return service === AI_SERVICE ? modelSentences[code] : sentencesOf(service)[code]
}

const sentencesOf = (service: string): Sentences => ({
  unauthorized: `Please verify your ${service} API key and try again.`,
  'rate-limited': `${service} is busy. Please try again in a minute.`,
  'quota-exceeded': `${service} says that the credits of your key are used up. Please top them up and try again.`,
  unavailable: `${service} could not be reached. Please try again later.`,
  malformed: `${service} gave an answer that could not be used. Please try again later.`,
  refused: `${service} refused the request.`,
  declined: `${service} refused the request.`,
})

/**
 * The message if companies or contacts could not be searched.
 * @returns undefined if the error is not a failure of the job or of a service
 */
export function whyNotFound(error: unknown): string | undefined {
  if (error instanceof PermanentError) return error.message
  return error instanceof ServiceError ? sentenceFor(error) : undefined
}
