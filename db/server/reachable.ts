import type { Handle } from './sqlite/handle.ts'
import { teams } from './sqlite/tables.ts'

/** Asks the database for next to nothing. @throws where it does not answer, or has not the tables */
export async function reach(handle: Handle): Promise<void> {
  await handle.select({ id: teams.id }).from(teams).limit(1)
}
