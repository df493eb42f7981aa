import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

// npm run test:fuzz: malformed input for every call that writes and every change that a phone sends, many times over.
// Fewer or more: npm run test:fuzz -- --runs 20000

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5000' } } })
process.env.FUZZ_RUNS = values.runs
const vitest = await startVitest('test', ['tests/fuzz'], { run: true, project: ['unit'] })
await vitest.close()
