import { count, flag, optionsOf, text } from '#tests/options.ts'

const { runs, seed, path, postgres } = optionsOf(
  'Erases a person from drawn teams whose people resemble each other, and looks at all that is left.',
  {
    runs: count('how many teams', 500),
    seed: count('what the teams are drawn from; drawn itself unless given', Date.now() % 2 ** 31),
    path: text('of a seed’s teams the one to be seen again'),
    postgres: flag('on a PostgreSQL of its own, and not on SQLite'),
  },
)
const stop = postgres ? await startPostgres() : undefined
// It reads which database it is on when it is loaded.
const { eraseInTeams } = await import('./suite.ts')
console.log(`Erasing in ${runs} teams, seed ${seed} …`)
const started = Date.now()
const amiss = await eraseInTeams(runs, seed, path || undefined)
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(amiss ?? `${runs} teams in ${seconds} s: nothing left, and nothing of others changed`)
if (amiss) process.exitCode = 1
await stop?.()

async function startPostgres() {
  const { makeTemplate, startCluster } = await import('#tests/postgres.ts')
  const cluster = await startCluster()
  await makeTemplate(cluster)
  process.env.ROVE_TEST_POSTGRES = cluster.url
  return cluster.stop
}
