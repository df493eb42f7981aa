import { expect, test } from 'vitest'
import { killAtDrawnMoments } from './kill-drawn.ts'

// A sample; `npm run check -- kill` does 200.
test('a server killed while phones push loses no confirmed edit and doubles none', async () => {
  const toll = await killAtDrawnMoments({ times: 1, seed: 2 })
  expect(toll.early + toll.midPush + toll.late).toBe(1)
  expect(toll.confirmed).toBe(toll.edits)
}, 60_000)
