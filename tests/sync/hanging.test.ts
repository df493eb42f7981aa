import { expect, test } from 'vitest'
import { waits } from './hanging/end.ts'
import { tally } from './hanging/faults.ts'
import { playHistories } from './hanging/suite.ts'

// `npm run check -- hanging` plays thousands of histories.
const asked = process.env.HANGING_HISTORIES
const histories = Number(asked ?? 20)
const seed = Number(process.env.HANGING_SEED ?? 7)
const path = process.env.HANGING_PATH

test('whatever a device waits for hangs, fails or comes late, nothing is lost or done twice, and it is soon in step', {
  timeout: 60_000 + histories * 3_000,
}, async () => {
  const began = performance.now()
  const broken = await playHistories({ histories, seed, path })
  expect(broken).toBeUndefined()
  if (asked) tell(((performance.now() - began) / 1000).toFixed(0))
})

function tell(seconds: string) {
  const befell = [...tally].sort(([, a], [, b]) => b - a).map(([what, times]) => `${what}: ${times}`)
  console.log(
    `${waits.length} histories in ${seconds} s, seed ${seed}: nothing lost, nothing twice, each in step`,
  )
  console.log(`at the latest ${Math.max(0, ...waits)} ms after its last fault, by the test's clock`)
  console.log(befell.join(', '))
}
