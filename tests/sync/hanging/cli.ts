import { startVitest } from 'vitest/node'
import { count, optionsOf, text } from '#tests/options.ts'

const { histories, seed, path } = optionsOf(
  'Plays drawn histories of a device on which whatever it waits for hangs, fails or comes late.',
  {
    histories: count('how many histories', 2000),
    seed: count('what they are drawn from; drawn itself unless given', (Date.now() % 2 ** 30) + 1),
    path: text('of a seed’s histories the one to be played again'),
  },
)
// These histories need the fake clock and the module loading of a test.
process.env.HANGING_HISTORIES = String(histories)
process.env.HANGING_SEED = String(seed)
process.env.HANGING_PATH = path
console.log(`Playing ${histories} histories, seed ${seed} …`)
const vitest = await startVitest('test', ['tests/sync/hanging.test.ts'], { run: true, project: ['unit'] })
await vitest.close()
