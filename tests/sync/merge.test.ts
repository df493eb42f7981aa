import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from '#db/model/sync/text.ts'
import { hostileTexts } from '#tests/hostileTexts.ts'

/** More than ten times the usual duration; without limits, a single merge takes minutes. */
const TIMEOUT_MS = 60_000

test('any two edits of any long text come to an end, to the same whoever was first', {
  timeout: TIMEOUT_MS,
}, () => {
  fc.assert(
    fc.property(hostileTexts, ({ mine, base, theirs }) => {
      const merged = mergeTexts(mine, base, theirs)
      expect(mergeTexts(theirs, base, mine) === merged).toBe(true)
      if (mine === base) expect(merged === theirs).toBe(true)
    }),
    { numRuns: 40, interruptAfterTimeLimit: TIMEOUT_MS / 2, markInterruptAsFailure: true },
  )
})
