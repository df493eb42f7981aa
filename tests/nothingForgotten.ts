import { expect } from 'vitest'

/** Fails with each of these sentences, which say what is forgotten and where to put it. */
export function expectNothingForgotten(sentences: readonly string[]): void {
  if (sentences.length > 0) expect.fail(sentences.join('\n'))
}
