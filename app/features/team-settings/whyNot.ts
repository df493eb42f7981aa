import { CallError, sentenceOf } from '#app/data/server/call.ts'

/**
 * Why a call about the team came to nothing, for the person.
 * @param otherwise the sentence where the server gave none
 */
export function whyNot(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (error instanceof CallError) return sentenceOf(error, otherwise)
  return 'The server is out of reach. Team settings need a connection.'
}
