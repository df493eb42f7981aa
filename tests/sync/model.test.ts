import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cases } from './model/cases.ts'
import { checkCounts } from './model/counts.ts'
import { faults, patched } from './model/faults.ts'
import { playParallel } from './model/parallel.ts'
import { playRun } from './model/run.ts'
import { newTally } from './model/tally.ts'

const RUNS = 300
const FURTHER_RUNS = 60
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
    // What chance did not do often enough in the first runs may come about in some more.
    for (const runs of [RUNS, FURTHER_RUNS, FURTHER_RUNS]) {
      const played = await playParallel({ runs })
      if (played.failure) {
        const { message, actions, replay } = played.failure
        throw new Error(`${message}\nAs a case:\n${JSON.stringify(actions)}\nAgain: ${replay}`)
      }
      for (const [what, times] of Object.entries(played.tally.all())) tally.count(what, times)
      if (checkCounts(tally).length === 0) return
    }
    expect(checkCounts(tally), 'what the runs did not do often enough').toEqual([])
  },
  AT_MOST_MS,
)
