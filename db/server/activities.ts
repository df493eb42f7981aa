import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { type Activity, activityNames } from '#db/model/activity.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import type { Handle } from './database/handle.ts'
import { history, leads } from './database/tables.ts'
import { extentOf } from './teams.ts'

const MOST = 50
/** The maximum number of a team's last changes that are read, because an import may add thousands of rows. */
const LOOKED_THROUGH = 20_000

/** What others did to the leads that a person added to a team, the newest first. */
export async function activitiesFor(handle: Handle, teamId: number, userId: number): Promise<Activity[]> {
  const { version } = await extentOf(handle, teamId)
  const { id, fullName, email, phoneNumber, company, companyUrl, address } = leads
  const found = await handle
    .select({
      version: history.version,
      at: history.at,
      name: history.name,
      userId: history.userId,
      leadId: id,
      changes: history.changes,
      lead: { fullName, email, phoneNumber, company, companyUrl, address },
    })
    .from(history)
    .innerJoin(leads, and(eq(id, history.rowId), eq(leads.teamId, history.teamId)))
    .where(
      and(
        eq(history.teamId, teamId),
        gt(history.version, version - LOOKED_THROUGH),
        inArray(history.name, [...activityNames]),
        ne(history.userId, userId),
        eq(leads.createdBy, userId),
      ),
    )
    .orderBy(desc(history.version))
    .limit(MOST)
  return found.flatMap(({ name: done, userId: by, changes, lead, ...facts }) => {
    const name = activityNames.find((known) => known === done)
    const status = changes.status?.[1]
    return name && by !== null
      ? {
          ...facts,
          lead: nameOf('leads', lead),
          name,
          userId: by,
          fields: Object.keys(changes),
          status: typeof status === 'string' ? status : null,
        }
      : []
  })
}
