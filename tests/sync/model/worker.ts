import { parseArgs } from 'node:util'
import { playSuite } from './suite.ts'
import { newTally } from './tally.ts'

// One process's part of a suite; its report is one line of JSON (parallel.ts).

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    whole: { type: 'boolean', default: false },
    cases: { type: 'boolean', default: false },
    servers: { type: 'string' },
    postgres: { type: 'string' },
  },
})
const tally = newTally()
// Without PostgreSQL, its driver is not loaded.
const openBackend = values.postgres
  ? (await import('./postgres.ts')).openPostgresWith(values.postgres, Number(values.servers))
  : undefined
const failure = await playSuite({
  runs: Number(values.runs),
  seed: Number(values.seed),
  path: values.path,
  shorten: !values.whole,
  withCases: values.cases,
  openBackend,
  tally,
})
console.log(JSON.stringify({ counts: tally.all(), failure }))
process.exit()
