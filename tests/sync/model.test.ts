import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cases } from './model/cases.ts'
import { tooRare } from './model/counts.ts'
import { faults, patched } from './model/faults.ts'
import { playRun } from './model/run.ts'
import { playSuite } from './model/suite.ts'
import { newTally } from './model/tally.ts'

// A fixed sample; `npm run check -- sync` draws any number of others.
const RUNS_OF_A_SEED = 30
const SEEDS = [7, 8]
/** How often each fault and each outcome must have occurred in it. */
const AT_LEAST = 3
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
    const tally = newTally()
    for (const seed of SEEDS) {
      const failure = await playSuite({ runs: RUNS_OF_A_SEED, seed, shorten: true, tally })
      if (!failure) continue
      const { message, actions, replay } = failure
      throw new Error(`${message}\nAs a case:\n${JSON.stringify(actions)}\nAgain: ${replay}`)
    }
    expect(tooRare(tally, AT_LEAST), 'what the runs did not do often enough').toEqual([])
  },
  AT_MOST_MS,
)
