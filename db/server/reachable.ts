import type { Handle } from './database/handle.ts'
import { teams } from './database/tables.ts'

/** Runs a trivial query. @throws if the database does not respond, or its tables are missing */
export async function reach(handle: Handle): Promise<void> {
  await handle.select({ id: teams.id }).from(teams).limit(1)
}
