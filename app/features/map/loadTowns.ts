import { towns } from 'virtual:towns'
import type { FindTown } from '#db/model/leadPoint.ts'
import { townFinder } from './towns.ts'

/** Loads the table of towns. @throws Error if neither this device nor the server has it at hand */
export async function loadTowns(): Promise<FindTown> {
  const response = await fetch(towns)
  if (!response.ok) throw new Error(`The table of towns was answered with ${response.status}.`)
  return townFinder(await response.text())
}
