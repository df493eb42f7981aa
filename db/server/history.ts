import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { mutations, nameOf } from '#db/model/entities/registry.ts'
import { BATCH_LIMIT } from '#db/model/sync/protocol.ts'
import { aliased } from './database/functions.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { devices, history, leads, teams, users } from './database/tables.ts'
import { firstWithin } from './rows.ts'
import { FORMER_MEMBER } from './teams.ts'

type NewEntry = typeof history.$inferInsert
/** One change of one row: the author, the device, the time, and each field's old and new value. */
export type HistoryEntry = typeof history.$inferSelect

const insert = prepared((handle) =>
  handle.insert(history).values({
    teamId: sql.placeholder('teamId'),
    rowId: sql.placeholder('rowId'),
    version: sql.placeholder('version'),
    stamp: sql.placeholder('stamp'),
    userId: sql.placeholder('userId'),
    deviceId: sql.placeholder('deviceId'),
    name: sql.placeholder('name'),
    changes: sql.placeholder('changes'),
    at: sql.placeholder('at'),
    batchVersion: sql.placeholder('batchVersion'),
    batchRows: sql.placeholder('batchRows'),
  }),
)

/** Adds a change to the history. */
export async function addHistory(handle: Handle, entry: NewEntry): Promise<void> {
  await insert(handle, { userId: null, batchVersion: null, batchRows: null, ...entry })
}

const byVersion = prepared((handle) =>
  handle
    .select({ versionHash: history.stamp })
    .from(history)
    .where(
      and(eq(history.teamId, sql.placeholder('teamId')), eq(history.version, sql.placeholder('version'))),
    ),
)

/**
 * The version hash (`stamp`) of a team's version; '' for version 0 and for a version that this server never
 * made.
 */
export async function versionHashOf(handle: Handle, teamId: number, version: number): Promise<string> {
  if (version === 0) return ''
  return (await first(byVersion(handle, { teamId, version })))?.versionHash ?? ''
}

const atCursor = aliased(history, 'at_cursor')
const atKnown = aliased(history, 'at_known')
const atEnd = aliased(history, 'at_end')

const stateQuery = prepared((handle) =>
  handle
    .select({
      version: teams.version,
      horizon: teams.horizon,
      hashAtCursor: atCursor.stamp,
      hashAtKnown: atKnown.stamp,
      versionHash: atEnd.stamp,
    })
    .from(teams)
    .leftJoin(atCursor, and(eq(atCursor.teamId, teams.id), eq(atCursor.version, sql.placeholder('cursor'))))
    .leftJoin(atKnown, and(eq(atKnown.teamId, teams.id), eq(atKnown.version, sql.placeholder('known'))))
    .leftJoin(atEnd, and(eq(atEnd.teamId, teams.id), eq(atEnd.version, teams.version)))
    .where(eq(teams.id, sql.placeholder('teamId'))),
)

/**
 * The state of a team, for a device's pull, without its rows: its version with that version's hash, the
 * horizon up to which tombstones may be purged, and the hashes of two versions; '' for version 0 and for a
 * version that this server never made.
 */
export interface TeamState {
  version: number
  versionHash: string
  horizon: number
  hashAtCursor: string
  hashAtKnown: string
}

/**
 * The team's state.
 * @param at the versions whose hashes are read: of the device's cursor, and its furthest known one
 */
export async function teamStateOf(
  handle: Handle,
  at: { teamId: number; cursor: number; known: number },
): Promise<TeamState> {
  const found = await first(stateQuery(handle, at))
  return {
    version: found?.version ?? 0,
    horizon: found?.horizon ?? 0,
    versionHash: found?.versionHash ?? '',
    hashAtCursor: found?.hashAtCursor ?? '',
    hashAtKnown: found?.hashAtKnown ?? '',
  }
}

/** The key of a team's row. */
interface RowKey {
  teamId: number
  rowId: number
}

const ofRow = ({ teamId, rowId }: RowKey) => and(eq(history.teamId, teamId), eq(history.rowId, rowId))

/**
 * The maximum number of changes of a row that are read, so that a row with endless changes does not delay
 * other people's edits.
 */
const LOOKED_THROUGH = 300
const MOST_UNSEEN = 100
/** The part of a row's history that is shown: its newest changes, as many as a phone loads at once. */
const MOST_SHOWN = { entries: 500, bytes: 1024 * 1024 }

/** A change of a field: its author, device and time, and the resulting version of the row. */
export type FieldChange = Pick<HistoryEntry, 'userId' | 'deviceId' | 'at' | 'version'>

/**
 * The last change of a field of a row, up to a version.
 * @param by `arrival`: the last one to arrive. `time`: the latest by the time of the tap, whenever it arrived
 */
export async function lastChangeOf(
  handle: Handle,
  { by, field, upTo, ...row }: RowKey & { field: string; upTo: number; by: 'arrival' | 'time' },
): Promise<FieldChange | undefined> {
  const { userId, deviceId, at, version, changes } = history
  const newest = handle
    .select({ userId, deviceId, at, version, changes })
    .from(history)
    .where(and(ofRow(row), lte(version, upTo)))
    .orderBy(desc(version))
    .limit(LOOKED_THROUGH)
    .as('newest')
  const byTime = by === 'time' ? [desc(newest.at), desc(newest.deviceId)] : []
  return first(
    handle
      .select({
        userId: newest.userId,
        deviceId: newest.deviceId,
        at: newest.at,
        version: newest.version,
      })
      .from(newest)
      .where(handle.functions.hasField(newest.changes, field))
      .orderBy(...byTime, desc(newest.version))
      .limit(1),
  )
}

const edits = mutations.filter(({ kind }) => kind === 'edit').map(({ name }) => name)

/** A row's edits after a version by other people or devices, newest first. */
export async function editsByOthers(
  handle: Handle,
  rowKey: RowKey & { after: number; upTo: number },
  { userId, deviceId }: { userId: number; deviceId: string },
): Promise<HistoryEntry[]> {
  return handle
    .select()
    .from(history)
    .where(
      and(
        ofRow(rowKey),
        gt(history.version, rowKey.after),
        lte(history.version, rowKey.upTo),
        inArray(history.name, edits),
        or(isNull(history.userId), ne(history.userId, userId), ne(history.deviceId, deviceId)),
      ),
    )
    .orderBy(desc(history.version))
    .limit(MOST_UNSEEN)
}

/** The newest changes of rows with the names of people and devices, newest first, for display. */
export async function historyOf(handle: Handle, teamId: number, rowIds: readonly number[]) {
  const ofRows = and(eq(history.teamId, teamId), inArray(history.rowId, [...rowIds]))
  const sizes = await handle
    .select({ version: history.version, bytes: handle.functions.bytesOf(history.changes) })
    .from(history)
    .where(ofRows)
    .orderBy(desc(history.version))
    .limit(MOST_SHOWN.entries)
  const oldest = firstWithin(sizes, MOST_SHOWN.bytes).at(-1)?.version ?? 0
  return handle
    .select({
      name: history.name,
      at: history.at,
      changes: history.changes,
      userId: history.userId,
      // The author is known, but no longer by name.
      fullName: sql<string | null>`case when ${history.userId} is null then null
        when ${users.id} is null or ${users.deletedAt} is not null then ${FORMER_MEMBER} else ${users.fullName} end`,
      device: devices.name,
      batchVersion: history.batchVersion,
      batchRows: history.batchRows,
    })
    .from(history)
    .leftJoin(users, eq(users.id, history.userId))
    .leftJoin(devices, and(eq(devices.id, history.deviceId), eq(devices.userId, history.userId)))
    .where(and(ofRows, gte(history.version, oldest)))
    .orderBy(desc(history.version))
}

/**
 * The leads that a batch changed, in order; purged leads are missing.
 * @param batchVersion the batch's first version
 */
export async function leadsOfBatch(
  handle: Handle,
  teamId: number,
  batchVersion: number,
): Promise<{ id: number; name: string }[]> {
  const { id, fullName, email, phoneNumber, company, companyUrl, address } = leads
  const found = await handle
    .select({ id, fullName, email, phoneNumber, company, companyUrl, address })
    .from(history)
    .innerJoin(leads, and(eq(leads.id, history.rowId), eq(leads.teamId, history.teamId)))
    .where(
      and(
        eq(history.teamId, teamId),
        gte(history.version, batchVersion),
        lt(history.version, batchVersion + BATCH_LIMIT.rows),
        eq(history.batchVersion, batchVersion),
      ),
    )
    .orderBy(history.version)
  return found.map((lead) => ({ id: lead.id, name: nameOf('leads', lead) }))
}
