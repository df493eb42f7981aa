import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { count, optionsOf, text } from '#tests/options.ts'
import { tally } from './play.ts'
import { playHistories } from './suite.ts'

const { runs, workers, seed, path } = optionsOf(
  'Plays drawn histories of hostile members against a team, and looks whether its other devices stay in step.',
  {
    runs: count('how many histories', 2000),
    workers: count('how many processes play them', 2),
    seed: count('what they are drawn from; drawn itself unless given', (Date.now() % 2 ** 30) + 1),
    path: text('of a seed’s histories the one to be played again'),
  },
)

const IN_A_PROCESS = 100

async function playHere(): Promise<number> {
  const started = Date.now()
  console.log(`Playing ${runs} histories, seed ${seed} …`)
  const failure = await playHistories({ runs, seed, path })
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(failure ?? `${runs} histories in ${seconds} s: every other device in step`)
  const outcomes = [...tally].sort(([, a], [, b]) => b - a)
  console.log(outcomes.map(([what, times]) => `${what}: ${times}`).join(', '))
  return failure ? 1 : 0
}

/**
 * Distributes the histories over processes, each with the next seed, and few enough that its memory stays
 * small.
 */
async function playShares(): Promise<number> {
  const sizes = Array.from({ length: Math.ceil(runs / IN_A_PROCESS) }, (_, share) =>
    Math.min(IN_A_PROCESS, runs - share * IN_A_PROCESS),
  )
  const shares = sizes.entries()
  const codes = await Promise.all(Array.from({ length: workers }, () => oneByOne(shares)))
  return Math.max(...codes)
}

/** @returns the exit code of the first process that failed; 0 if none did */
async function oneByOne(shares: Iterable<[share: number, size: number]>): Promise<number> {
  for (const [share, size] of shares) {
    const file = fileURLToPath(import.meta.url)
    const drawn = ['--workers', '1', '--seed', `${seed + share}`, '--runs', `${size}`]
    const playing = spawn(process.execPath, ['--import', 'tsx', file, ...drawn], { stdio: 'inherit' })
    const [code] = await once(playing, 'exit')
    if (code !== 0) return 1
  }
  return 0
}

process.exitCode = workers > 1 ? await playShares() : await playHere()
