import { CallError, sentenceOf } from '#app/data/server/call.ts'

/**
 * Why a call came to nothing, for the person.
 * @param needs what is said of the thing when the server is out of reach
 * @param otherwise the sentence where the server gave none
 */
export function whyNotDone(
  error: unknown,
  needs: string,
  otherwise = 'Something went wrong. Please try again.',
): string {
  if (error instanceof CallError) return sentenceOf(error, otherwise)
  return `The server is out of reach. ${needs}`
}
