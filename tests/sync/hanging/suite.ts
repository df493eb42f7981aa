import fc from 'fast-check'
import { type Bed, openBed } from './bed.ts'
import { cases } from './cases.ts'
import { histories } from './history.ts'
import { play } from './play.ts'

/** Which histories: a number of those drawn from a seed, starting with one of them if its path is given. */
export interface Wanted {
  histories: number
  seed: number
  path?: string | undefined
}

/**
 * Plays the cases, and drawn histories.
 * @returns what broke and how to play it again; undefined if nothing did
 */
export async function playHistories({ histories: numRuns, seed, path }: Wanted): Promise<string | undefined> {
  let bed: Bed | undefined
  const property = fc.asyncProperty(histories, async (history) => {
    bed ??= await openBed()
    await play(bed, history)
  })
  const examples = cases.map((history): [typeof history] => [history])
  const all = { numRuns: numRuns + examples.length, seed, examples, endOnFailure: true }
  const details = await fc.check(property, { ...all, ...(path && { path }) })
  bed?.close()
  if (!details.failed) return undefined
  const error = details.errorInstance instanceof Error ? details.errorInstance.stack : details.errorInstance
  const again = `--seed ${details.seed} --path ${details.counterexamplePath}`
  return `After ${details.numRuns} histories: ${error}\nAs a case:\n${JSON.stringify(details.counterexample?.[0])}\nAgain: ${again}`
}
