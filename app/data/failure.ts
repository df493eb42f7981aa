import { Refused } from '#db/model/sync/mutation.ts'

/**
 * The notice that says why a change was not made.
 * @param otherwise the sentence where there is no refusal with its own
 */
export const failureOf = (error: unknown, title: string, otherwise?: string) => ({
  title,
  text: error instanceof Refused ? error.message : otherwise,
  tone: 'error' as const,
})
