import type { Notice } from '#app/ui/toast.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { CallError, sentenceOf } from './server/call.ts'

/**
 * The notice that says why a change was not made.
 * @param otherwise the sentence to use if the error has none for the person
 */
export const changeFailed =
  (title: string, otherwise?: string) =>
  (error: unknown): Notice => ({
    title,
    text: error instanceof Refused ? error.message : otherwise,
    tone: 'error',
  })

/**
 * The notice that says why a call failed.
 * @param needs the sentence that follows "The server is out of reach."
 * @param otherwise the sentence to use if the server gave none
 */
export const callFailed =
  (title: string, needs: string, otherwise?: string) =>
  (error: unknown): Notice => ({ title, text: reasonOf(error, needs, otherwise), tone: 'error' })

/**
 * Why a call failed, in a sentence for the person.
 * @param needs the sentence that follows "The server is out of reach."
 * @param otherwise the sentence to use if the server gave none
 */
export function reasonOf(
  error: unknown,
  needs: string,
  otherwise = 'Something went wrong. Please try again.',
): string {
  if (error instanceof CallError) return sentenceOf(error, otherwise)
  return `The server is out of reach. ${needs}`
}
