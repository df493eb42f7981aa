import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cases } from './model/cases.ts'
import { faults, patched } from './model/faults.ts'
import { playRun } from './model/run.ts'
import { playSuite } from './model/suite.ts'
import { newTally } from './model/tally.ts'

// A fixed sample; `npm run check -- sync` draws any number of others, and checks that each fault and each outcome
// occurred often enough in them.
const RUNS = 8
const SEED = 7
const AT_MOST_MS = 900_000

test('every fault by which this test is tested still fits the sources', () => {
  for (const fault of faults) {
    for (const { file } of fault.patches) {
      const source = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
      expect(patched(fault, file, source), fault.name).not.toBe(source)
    }
  }
})

test.each(Object.entries(cases))('%s', (_, actions) => playRun(actions, newTally()), AT_MOST_MS)

test(
  'nothing that a rep was promised is lost, doubled or shown to a stranger, whatever line, disk, clock and server do',
  async () => {
    const failure = await playSuite({ runs: RUNS, seed: SEED, shorten: true, tally: newTally() })
    if (!failure) return
    const { message, actions, replay } = failure
    throw new Error(`${message}\nAs a case:\n${JSON.stringify(actions)}\nAgain: ${replay}`)
  },
  AT_MOST_MS,
)
