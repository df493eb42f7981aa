import { count, eq, getTableColumns, max, sql, sum } from 'drizzle-orm'
import { type AnyRow, type Table, tables } from '#db/model/entities/registry.ts'
import { type Storage, type StorageKind, storageKinds } from '#db/model/storage.ts'
import { first, type Handle, one } from './database/handle.ts'
import { history, receipts, teams, uploads } from './database/tables.ts'
import { type SizedPage, sizesWithin, stored } from './rows.ts'

/**
 * The overhead of a row besides its texts, and of a change besides its values: ids, times, indexes, its
 * receipt. In bytes.
 */
const ROW_BYTES = 200
const CHANGE_BYTES = 500
/** The number of rows read at once; other work gets a turn in between. */
const PAGE = 1000

const columns = {
  rows: teams.rowBytes,
  history: teams.historyBytes,
  uploads: teams.uploadBytes,
  imports: teams.importBytes,
} as const satisfies Record<StorageKind, unknown>

/** The total bytes that a team uses. */
export const bytesOfTeam = sql<number>`(${sql.join(Object.values(columns), sql` + `)})`.mapWith(Number)

/** The fields of a table whose size varies, and whether each is stored as JSON. */
const texts = new Map(
  tables.map((table) => [
    table,
    Object.entries(getTableColumns(stored[table])).flatMap(([field, column]) =>
      column.getSQLType() === 'text' ? [{ field, isJson: column.dataType === 'json' }] : [],
    ),
  ]),
)

/** The bytes that a write adds to its team's use; negative if the row becomes smaller. */
export function growthOf(
  table: Table,
  before: AnyRow | undefined,
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
): { rows: number; history: number } {
  let rows = before ? 0 : ROW_BYTES
  for (const { field, isJson } of texts.get(table) ?? []) {
    const change = changes[field]
    if (change) rows += sizeOf(change[1], isJson) - (before ? sizeOf(change[0], isJson) : 0)
  }
  return { rows, history: CHANGE_BYTES + Buffer.byteLength(JSON.stringify(changes)) }
}

function sizeOf(value: unknown, isJson: boolean): number {
  if (!isJson && (value === null || value === undefined)) return 0
  return Buffer.byteLength(isJson || typeof value !== 'string' ? JSON.stringify(value ?? null) : value)
}

/**
 * Adds bytes to a team's count, or subtracts them.
 * @returns the team's total from now on
 */
export async function addBytes(
  handle: Handle,
  teamId: number,
  kind: StorageKind,
  bytes: number,
): Promise<number> {
  // The counts are approximate; the result must never be negative.
  const value = handle.functions.larger(sql`${columns[kind]} + ${bytes}`, 0)
  const found = await first(
    handle
      .update(teams)
      .set({ [columns[kind].name]: value })
      .where(eq(teams.id, teamId))
      .returning({ bytes: bytesOfTeam }),
  )
  return found?.bytes ?? 0
}

/** Sets a count that was computed again. */
export async function setBytes(
  handle: Handle,
  teamId: number,
  kind: StorageKind,
  bytes: number,
): Promise<void> {
  await handle
    .update(teams)
    .set({ [columns[kind].name]: bytes })
    .where(eq(teams.id, teamId))
}

/** Counts a team's files again, after some of them were removed. */
export const countUploads = async (handle: Handle, teamId: number): Promise<void> =>
  setBytes(handle, teamId, 'uploads', await uploadBytesOf(handle, teamId))

async function uploadBytesOf(handle: Handle, teamId: number): Promise<number> {
  const { bytes } = await one(
    handle
      .select({ bytes: sum(uploads.bytes).mapWith(Number) })
      .from(uploads)
      .where(eq(uploads.teamId, teamId)),
  )
  return bytes ?? 0
}

/** The bytes that a team uses by kind; zeros if there is no such team. */
export async function storageOf(handle: Handle, teamId: number): Promise<Storage['bytes']> {
  const found = await first(handle.select(columns).from(teams).where(eq(teams.id, teamId)))
  return found ?? { rows: 0, history: 0, uploads: 0, imports: 0 }
}

/** How many bytes a team may still add; negative if it exceeds its quota. */
export async function roomLeft(handle: Handle, teamId: number, quota: number): Promise<number> {
  const found = await first(handle.select({ bytes: bytesOfTeam }).from(teams).where(eq(teams.id, teamId)))
  return quota - (found?.bytes ?? 0)
}

/** All teams and people's own streams. */
export async function allTeams(handle: Handle): Promise<number[]> {
  return (await handle.select({ id: teams.id }).from(teams).orderBy(teams.id)).map(({ id }) => id)
}

/**
 * Sums up the bytes of a team's rows, history and files, a page at a time.
 * @param turn gives other work a turn
 */
export async function summedUp(
  handle: Handle,
  teamId: number,
  turn: () => Promise<void>,
): Promise<Omit<Storage['bytes'], 'imports'>> {
  const found = { rows: 0, history: 0, uploads: await uploadBytesOf(handle, teamId) }
  for (const table of tables) {
    found.rows += await pages(
      (after) => sizesWithin(handle, table, { teamId, after, limit: PAGE }),
      ROW_BYTES,
    )
  }
  found.history += await pages((after) => changesWithin(handle, teamId, after), CHANGE_BYTES)
  found.history += await refusalsOf(handle, teamId)
  return found

  async function pages(page: (after: number) => Promise<SizedPage>, each: number): Promise<number> {
    let bytes = 0
    let after: number | null = 0
    while (after !== null) {
      const read: SizedPage = await page(after)
      bytes += (read.bytes ?? 0) + read.rows * each
      after = read.rows < PAGE ? null : read.last
      await turn()
    }
    return bytes
  }
}

async function changesWithin(handle: Handle, teamId: number, after: number): Promise<SizedPage> {
  const page = handle
    .select({
      version: history.version,
      bytes: sql<number>`${handle.functions.bytesOf(history.changes)}`.as('bytes'),
    })
    .from(history)
    .where(sql`${history.teamId} = ${teamId} and ${history.version} > ${after}`)
    .orderBy(history.version)
    .limit(PAGE)
    .as('page')
  return one(
    handle
      .select({ rows: count(), bytes: sum(page.bytes).mapWith(Number), last: max(page.version) })
      .from(page),
  )
}

/** A person's refused changes count in their own stream; an applied change counts with its history. */
async function refusalsOf(handle: Handle, userId: number): Promise<number> {
  const refused = handle.functions.contains(receipts.outcome, '"outcome":"rejected"')
  return CHANGE_BYTES * (await handle.$count(receipts, sql`${receipts.userId} = ${userId} and ${refused}`))
}

/** Counts one refused change of a person. @returns the total of their own stream */
export const addRefusal = (handle: Handle, userId: number): Promise<number> =>
  addBytes(handle, userId, 'history', CHANGE_BYTES)

/**
 * Corrects a team's count, while others write.
 * @param was the count before the sums were computed
 */
export async function correct(
  handle: Handle,
  teamId: number,
  was: Storage['bytes'],
  found: Partial<Storage['bytes']>,
): Promise<void> {
  for (const kind of storageKinds) {
    const is = found[kind]
    if (is !== undefined && is !== was[kind]) await addBytes(handle, teamId, kind, is - was[kind])
  }
}
