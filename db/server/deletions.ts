import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Deletion } from '#db/model/deletion.ts'
import { binTables } from '#db/model/deletion.ts'
import type { Handle } from './database/handle.ts'
import { history } from './database/tables.ts'
import { stored } from './rows.ts'

/** The maximum for each table: a person who deletes more at once does not need a name beside each. */
const MOST = 500

/** Who deleted a team's rows that can still be restored, the newest first for each table. */
export async function deletionsIn(handle: Handle, teamId: number): Promise<Deletion[]> {
  const all: Deletion[] = []
  for (const table of binTables) {
    const { id, teamId: ofTeam, version, deletedAt } = stored[table]
    const found = await handle
      .select({ id, userId: history.userId })
      .from(stored[table])
      // The last write of a deleted row is its deletion.
      .innerJoin(history, and(eq(history.teamId, ofTeam), eq(history.version, version)))
      .where(and(eq(ofTeam, teamId), isNotNull(deletedAt)))
      .orderBy(desc(version))
      .limit(MOST)
    all.push(...found.map((row) => ({ table, ...row })))
  }
  return all
}
