import { randomUUID } from 'node:crypto'
import type { AnyRow, Rows, Table } from '#db/model/entities/registry.ts'
import type { Handle } from './database/handle.ts'
import { addHistory } from './history.ts'
import { changeRow, putRow } from './rows.ts'
import { growthOf } from './storage.ts'
import { nextVersion } from './teams.ts'

/** Who writes: a person on a device, or the server itself (`userId` null). */
export interface Author {
  userId: number | null
  deviceId: string
  /** The name of the mutation, or of what the server did. */
  name: string
  at: string
}

/**
 * Stores a row under its team's next version and records what changed.
 * @returns the row as stored
 */
export async function write<T extends Table>(
  handle: Handle,
  table: T,
  before: AnyRow | undefined,
  after: Rows[T],
  author: Author,
): Promise<Rows[T]> {
  return (await writeStamped(handle, table, { before, after }, author)).row
}

/**
 * @param confirmed the fields that already hold what the author wants as well: that they do so still counts as a change
 * @returns also the version hash
 */
export async function writeStamped<T extends Table>(
  handle: Handle,
  table: T,
  {
    before,
    after,
    confirmed = [],
  }: { before: AnyRow | undefined; after: Rows[T]; confirmed?: readonly string[] },
  author: Author,
): Promise<{ row: Rows[T]; stamp: string }> {
  const { id: rowId, teamId } = after
  const values: Record<string, unknown> = { ...after }
  const kept = confirmed.map((field): [string, [unknown, unknown]] => [field, [values[field], values[field]]])
  const changes = { ...difference(before, after), ...Object.fromEntries(kept) }
  const version = await nextVersion(handle, teamId, growthOf(table, before, changes))
  const stored = { ...after, version }
  if (before) await changeRow(handle, table, rowId, newValues(stored, changes))
  else await putRow(handle, table, stored)
  const stamp = randomUUID().slice(0, 8)
  await addHistory(handle, { teamId, rowId, version, stamp, changes, ...author })
  return { row: stored, stamp }
}

/** Of a row the fields that changed, and its version. */
const newValues = (row: AnyRow, changes: Record<string, unknown>): Partial<AnyRow> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field === 'version' || field in changes))

/** The fields that differ: `{ field: [from, to] }`. */
export function difference(before: AnyRow | undefined, after: AnyRow): Record<string, [unknown, unknown]> {
  const old: Record<string, unknown> = { ...before }
  const differs = ([key, value]: [string, unknown]) =>
    old[key] !== value && JSON.stringify(old[key]) !== JSON.stringify(value)
  return Object.fromEntries(
    Object.entries(after)
      .filter(differs)
      .map(([key, value]) => [key, [old[key] ?? null, value]]),
  )
}
