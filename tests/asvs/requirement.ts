import type { TestTitle } from '#tests/namedTests.ts'

type State = 'met' | 'partly' | 'not' | 'not applicable'

/** A requirement of the OWASP ASVS 4.0.3, in a few words, and what of it is so. */
export interface Requirement {
  /** "2.1.7". */
  id: string
  words: string
  state: State
  /** How it is met; why it is not, or not in all. */
  reason: string
  tests: readonly TestTitle[]
}

/** The requirements of one chapter at one level. */
export interface Part {
  chapter: number
  title: string
  level: 1 | 2
  requirements: readonly Requirement[]
}

const said =
  (state: State) =>
  (id: string, words: string, reason: string, ...tests: TestTitle[]): Requirement => ({
    id,
    words,
    state,
    reason,
    tests,
  })

/** What rests on these tests. */
export const met = said('met')
/** What is so in part; the reason says which part is not. */
export const partly = said('partly')
export const not = said('not')
/** Where the thing that it is about is not there. */
export const without = said('not applicable')
