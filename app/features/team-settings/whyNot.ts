import { CallError, sentenceOf } from '#app/lib/call.ts'

/** Why a call about the team came to nothing, for the person. */
export function whyNot(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Team settings need a connection.'
}
