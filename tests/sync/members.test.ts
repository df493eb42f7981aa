import { expect, test } from 'vitest'
import { playHistories } from './members/suite.ts'

// `npm run check -- members` plays thousands of histories.
test('whatever hostile members push, and whoever is erased meanwhile, every other device of the team stays in step', {
  timeout: 120_000,
}, async () => {
  expect(await playHistories({ runs: 2, seed: 7 })).toBeUndefined()
})
