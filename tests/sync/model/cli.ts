import { parseArgs } from 'node:util'
import { checkCounts } from './counts.ts'
import { playParallel } from './parallel.ts'

// Plays many runs: npm run test:sync -- --runs 20000, or one again: --runs 1 --seed n --path p

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
})
const ENOUGH_FOR_COUNTS = 300
const started = Date.now()
const runs = Number(values.runs)
const { tally, failure } = await playParallel({ ...values, runs }, { workers: Number(values.workers) })
for (const [what, times] of Object.entries(tally.all())) {
  console.log(`${what.padEnd(40)}${String(times).padStart(8)}`)
}
const seconds = ((Date.now() - started) / 1000).toFixed(0)
if (failure) {
  console.log(`After ${failure.runs} runs: ${failure.message}`)
  console.log(`As a case:\n${JSON.stringify(failure.actions)}`)
  console.log(`Again: ${failure.replay}`)
  process.exitCode = 1
} else {
  console.log(`${runs} runs in ${seconds} s: nothing broken`)
  const rare = runs >= ENOUGH_FOR_COUNTS ? checkCounts(tally) : []
  if (rare.length > 0) {
    console.log(`Happened too rarely: ${rare.join(', ')}`)
    process.exitCode = 1
  }
}
