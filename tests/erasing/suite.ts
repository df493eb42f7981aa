import fc from 'fast-check'
import { drawn } from './drawn.ts'
import { eraseIn, openPlace } from './run.ts'

/** Teams beside one another on a server, before it is another's turn: what is stored is read as a whole for each. */
const TEAMS_OF_A_SERVER = 20

/** Draws teams and erases a person of each. @returns what was amiss first, cut down, and how to see it again */
export async function eraseInTeams(runs: number, seed: number, path?: string): Promise<string | undefined> {
  let place = await openPlace()
  let teams = 0
  const property = fc.asyncProperty(drawn, async (team) => {
    if (++teams % TEAMS_OF_A_SERVER === 0) {
      await place.close()
      place = await openPlace()
    }
    await eraseIn(place, team)
  })
  const details = await fc.check(property, {
    numRuns: runs,
    seed,
    ...(path !== undefined && { path }),
  })
  await place.close()
  if (!details.failed) return undefined
  const again = `npm run check -- erase --seed ${details.seed} --path ${details.counterexamplePath}`
  const found = JSON.stringify(details.counterexample?.[0])
  const error = details.errorInstance
  return `${error instanceof Error ? error.stack : error}\nAs a case:\n${found}\nAgain: ${again}`
}
