import { expect, test } from 'vitest'
import { killAtDrawnMoments } from './kill-drawn.ts'

// A sample; `npm run check -- kill` does 200.
test('a server killed over and over while phones push loses no confirmed edit and doubles none', async () => {
  const toll = await killAtDrawnMoments({ times: 10, seed: 2 })
  expect(toll.early + toll.midPush + toll.late).toBe(10)
  expect(toll.midPush).toBeGreaterThan(0)
  expect(toll.confirmed).toBe(toll.edits)
}, 60_000)
