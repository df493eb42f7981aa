import { ServiceFailed, type ServiceFault } from '#api/outside/failures.ts'
import { AI_SERVICE } from '#api/outside/model-failures.ts'
import { Failed } from './failed.ts'

type Sentences = Record<ServiceFault, string>

/** SPEC.md section 8, "Suggestion generation failure", for the key. */
const model: Sentences = {
  key: 'Please verify your OpenAI API key and try again.',
  pacing: 'The AI service is busy. Please try again in a minute.',
  spent: 'The AI service says that the credits of your key are used up. Please top them up and try again.',
  unavailable: 'The AI service could not be reached. Please try again later.',
  malformed: 'The AI service gave an answer that could not be used. Please try again.',
  refused: 'The AI service refused the request. Please check its address and model in settings.',
}

/** What a person reads when a service failed while companies or contacts were looked for. */
export function sentenceFor({ service, code }: ServiceFailed): string {
  return service === AI_SERVICE ? model[code] : sentencesOf(service)[code]
}

const sentencesOf = (service: string): Sentences => ({
  key: `Please verify your ${service} API key and try again.`,
  pacing: `${service} is busy. Please try again in a minute.`,
  spent: `${service} says that the credits of your key are used up. Please top them up and try again.`,
  unavailable: `${service} could not be reached. Please try again later.`,
  malformed: `${service} gave an answer that could not be used. Please try again later.`,
  refused: `${service} refused the request.`,
})

/** SPEC.md section 8, "Email generation failure", where the key is missing or wrong. */
export const EMAIL_NEEDS_KEY = 'OpenAI API key required. Please add a valid API key in settings.'

/**
 * What a person reads when an email could not be written (SPEC.md section 8, "Email generation failure").
 * @returns undefined for what is no failure of the work or of a service
 */
export function whyNotWritten(error: unknown): string | undefined {
  if (error instanceof Failed) return error.message
  if (!(error instanceof ServiceFailed)) return undefined
  return error.code === 'key'
    ? EMAIL_NEEDS_KEY
    : 'Failed to connect to the AI service. Please try again later.'
}

/** The same for work that looks for companies or contacts. */
export function whyNotFound(error: unknown): string | undefined {
  if (error instanceof Failed) return error.message
  return error instanceof ServiceFailed ? sentenceFor(error) : undefined
}
