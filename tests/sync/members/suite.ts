import fc from 'fast-check'
import { histories } from './history.ts'
import { type Bed, openBed, play } from './play.ts'

/** So many histories share a server: each leaves a team there, which every device of its members reads. */
const A_BED = 15

/** Which histories: so many as a seed draws, from one of them on where its path is given. */
export interface Wanted {
  runs: number
  seed: number
  path?: string | undefined
}

/** Plays drawn histories. @returns what broke and how to play it again; undefined where nothing did */
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
