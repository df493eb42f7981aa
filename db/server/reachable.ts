import type { Handle } from './database/handle.ts'
import { teams } from './database/tables.ts'

/** Asks the database for next to nothing. @throws where it does not answer, or has not the tables */
export async function reach(handle: Handle): Promise<void> {
  await handle.select({ id: teams.id }).from(teams).limit(1)
}
