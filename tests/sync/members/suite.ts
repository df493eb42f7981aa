import fc from 'fast-check'
import { histories } from './history.ts'
import { type Bed, openBed, play } from './play.ts'

/**
 * The number of histories that share a server. Each leaves a team there, which all devices of its members
 * read.
 */
const A_BED = 15

/** Which histories: a number of those drawn from a seed, starting with one of them if its path is given. */
export interface Wanted {
  runs: number
  seed: number
  path?: string | undefined
}

/** Plays drawn histories. @returns what broke and how to play it again; undefined if nothing did */
export async function playHistories({ runs, seed, path }: Wanted): Promise<string | undefined> {
  let bed: Bed | undefined
  let played = 0
  const property = fc.asyncProperty(histories, async (history) => {
    if (played++ % A_BED === 0) {
      await bed?.close()
      bed = undefined
    }
    bed ??= await openBed()
    await play(bed, history)
  })
  const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: true, ...(path && { path }) })
  await bed?.close()
  if (!details.failed) return undefined
  const error = details.errorInstance instanceof Error ? details.errorInstance.stack : details.errorInstance
  const again = `--seed ${details.seed} --path ${details.counterexamplePath}`
  return `After ${details.numRuns} histories: ${error}\nAs a case:\n${JSON.stringify(details.counterexample?.[0])}\nAgain: ${again}`
}
