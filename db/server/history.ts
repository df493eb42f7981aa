import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type Handle, prepared } from './open.ts'
import { devices, history, users } from './tables.ts'

type NewEntry = typeof history.$inferInsert
/** One change of one row: who, when, on which device, from what to what. */
export type HistoryEntry = typeof history.$inferSelect

const insert = prepared((handle) =>
  handle
    .insert(history)
    .values({
      teamId: sql.placeholder('teamId'),
      rowId: sql.placeholder('rowId'),
      version: sql.placeholder('version'),
      stamp: sql.placeholder('stamp'),
      userId: sql.placeholder('userId'),
      deviceId: sql.placeholder('deviceId'),
      name: sql.placeholder('name'),
      changes: sql.placeholder('changes'),
      at: sql.placeholder('at'),
    })
    .prepare(),
)

export async function addHistory(handle: Handle, entry: NewEntry): Promise<void> {
  insert(handle).run({ userId: null, ...entry })
}

const byVersion = prepared((handle) =>
  handle
    .select({ stamp: history.stamp })
    .from(history)
    .where(
      and(eq(history.teamId, sql.placeholder('teamId')), eq(history.version, sql.placeholder('version'))),
    )
    .prepare(),
)

/** The stamp of a team's version; '' for version 0 and for one that this server never made. */
export async function stampOf(handle: Handle, teamId: number, version: number): Promise<string> {
  return (version > 0 && byVersion(handle).get({ teamId, version })?.stamp) || ''
}

/** A row's changes after a version, newest first. */
export async function changesAfter(
  handle: Handle,
  teamId: number,
  rowId: number,
  version: number,
): Promise<HistoryEntry[]> {
  return handle
    .select()
    .from(history)
    .where(and(eq(history.teamId, teamId), eq(history.rowId, rowId), gt(history.version, version)))
    .orderBy(desc(history.version))
    .all()
}

/** A row's changes with the names of people and devices, newest first, as a person reads them. */
export async function historyOf(handle: Handle, teamId: number, rowId: number) {
  return handle
    .select({
      name: history.name,
      at: history.at,
      changes: history.changes,
      userId: history.userId,
      fullName: users.fullName,
      device: devices.name,
    })
    .from(history)
    .leftJoin(users, eq(users.id, history.userId))
    .leftJoin(devices, eq(devices.id, history.deviceId))
    .where(and(eq(history.teamId, teamId), eq(history.rowId, rowId)))
    .orderBy(desc(history.version))
    .all()
}
