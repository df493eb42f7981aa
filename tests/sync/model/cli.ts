import { count, optionsOf, text } from '#tests/options.ts'
import { makeTemplate, startCluster } from '#tests/postgres.ts'
import { tooRare } from './counts.ts'
import { playParallel } from './parallel.ts'

const { runs, workers, seed, path, servers } = optionsOf(
  'Plays drawn runs of devices, lines, disks and clocks against the server, and looks whether a promise is broken.',
  {
    runs: count('how many runs', 360),
    workers: count('how many processes play them', 2),
    seed: count('what the runs are drawn from; drawn itself unless given', Date.now() % 2 ** 31),
    path: text('of a seed’s runs the one to be played again'),
    servers: text(
      'how many servers on one PostgreSQL, each request to a drawn one; without it one on SQLite',
    ),
  },
)
/** From this number of runs on, each fault and outcome must have occurred this often. */
const ENOUGH_FOR_COUNTS = 360
const AT_LEAST = 20
const cluster = servers ? await startCluster() : undefined
if (cluster) await makeTemplate(cluster)
const beside = cluster && { servers: Number(servers), postgres: cluster.url }
const started = Date.now()
console.log(`Playing ${runs} runs, seed ${seed} …`)
const { tally, failure } = await playParallel({ runs, seed, path: path || undefined, beside }, { workers })
await cluster?.stop()
for (const [what, times] of Object.entries(tally.all())) {
  console.log(`${what.padEnd(40)}${String(times).padStart(8)}`)
}
const seconds = ((Date.now() - started) / 1000).toFixed(0)
if (failure) {
  console.log(`After ${failure.runs} runs: ${failure.message}`)
  console.log(`As a case:\n${JSON.stringify(failure.actions)}`)
  console.log(`Again: ${failure.replay}${servers && ` --servers ${servers}`}`)
  process.exitCode = 1
} else {
  console.log(`${runs} runs in ${seconds} s: nothing broken`)
  const rare = runs >= ENOUGH_FOR_COUNTS ? tooRare(tally, AT_LEAST) : []
  if (rare.length > 0) {
    console.log(`Happened too rarely: ${rare.join(', ')}`)
    process.exitCode = 1
  }
}
