import { startVitest } from 'vitest/node'
import { count, flag, optionsOf, text } from '#tests/options.ts'

const { runs, changes, only } = optionsOf(
  'Sends malformed input to every call that writes and as every change that a phone sends.',
  {
    runs: count('how many for each', 5000),
    changes: flag('the changes alone, and no calls'),
    only: text('the calls and changes whose name holds this text'),
  },
)
process.env.FUZZ_RUNS = String(runs)
const vitest = await startVitest('test', [`tests/fuzz/${changes ? 'mutations' : ''}`], {
  run: true,
  project: ['unit'],
  // What a few need is loaded once, and not by a process for each file.
  ...(only && { maxWorkers: 1, testNamePattern: only.replaceAll('.', '\\.') }),
})
await vitest.close()
