import { count, optionsOf, text } from '#tests/options.ts'
import { checkCounts } from './counts.ts'
import { playParallel } from './parallel.ts'

const { runs, workers, seed, path } = optionsOf(
  'Plays drawn runs of devices, lines, disks and clocks against the server, and looks whether a promise is broken.',
  {
    runs: count('how many runs', 300),
    workers: count('how many processes play them', 2),
    seed: text('the seed of a run that is to be played again'),
    path: text('its path'),
  },
)
const ENOUGH_FOR_COUNTS = 300
const started = Date.now()
const { tally, failure } = await playParallel(
  { runs, seed: seed || undefined, path: path || undefined },
  { workers },
)
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
