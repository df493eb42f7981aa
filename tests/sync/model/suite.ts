import fc from 'fast-check'
import { type Action, run } from './actions.ts'
import type { OpenBackend } from './backend.ts'
import { cases } from './cases.ts'
import { playRun } from './run.ts'
import { shorten } from './shorten.ts'
import { newTally, type Tally } from './tally.ts'

const SHORTEN_MS = 30_000

export interface SuiteOptions {
  runs: number
  seed: number
  /** Starts at this run of the seed. */
  path?: string | undefined
  /** Reduces a failing run to the necessary steps. */
  shorten: boolean
  /** Plays the permanent cases before the drawn runs. */
  withCases?: boolean
  /** One server on SQLite by default. */
  openBackend?: OpenBackend | undefined
  tally: Tally
}

export interface Failure {
  message: string
  /** The failing run, reduced to the necessary steps. */
  actions: readonly Action[]
  /** The command that plays it again. */
  replay: string
  /** The number of runs that were played. */
  runs: number
}

/** Plays drawn runs until one fails. */
export async function playSuite({
  runs,
  seed,
  path,
  shorten: cut,
  withCases = false,
  openBackend,
  tally,
}: SuiteOptions): Promise<Failure | undefined> {
  for (const actions of withCases ? Object.values(cases) : []) {
    const error = await playRun(actions, newTally(), openBackend).catch((broken: unknown) => broken)
    if (error)
      return {
        message: String(error),
        actions,
        replay: 'npx vitest run tests/sync/model.test.ts',
        runs: 0,
      }
  }
  const details = await fc.check(
    fc.asyncProperty(run, (actions) => playRun(actions, tally, openBackend)),
    {
      numRuns: runs,
      endOnFailure: true,
      seed,
      ...(path !== undefined && { path }),
    },
  )
  if (!details.failed) return undefined
  const [found] = details.counterexample ?? [[]]
  const invariant = nameOf(details.errorInstance)
  const fails = async (actions: readonly Action[]) =>
    playRun(actions, newTally(), openBackend).then(
      () => false,
      (error: unknown) => nameOf(error) === invariant,
    )
  return {
    message:
      details.errorInstance instanceof Error
        ? (details.errorInstance.stack ?? '')
        : String(details.errorInstance),
    actions: cut ? await shorten(found, fails, Date.now() + SHORTEN_MS) : found,
    replay: `npm run check -- sync --runs 1 --seed=${details.seed} --path ${details.counterexamplePath}`,
    runs: details.numRuns,
  }
}

/** "vanished" of "vanished: lead.edit of 12 …". */
export const nameOf = (error: unknown) =>
  error instanceof Error ? error.message.split(':')[0] : String(error)
