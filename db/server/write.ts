import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { AnyRow, Rows, Table } from '#db/model/entities/registry.ts'
import type { Handle } from './database/handle.ts'
import { addHistory } from './history.ts'
import { changeRow, putRow } from './rows.ts'
import { growthOf } from './storage.ts'
import { nextVersions } from './teams.ts'

/** The author of a write: a person on a device, or the server itself (`userId` null). */
export interface Author {
  userId: number | null
  deviceId: string
  /** The name of the mutation, or of the server's action. */
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
  const [written] = await writeEach(handle, table, [{ before, after }], author)
  if (!written) throw new Error('A write stores its row')
  return written.row
}

/** After so many rows of a batch other calls are answered, though they still wait to write on SQLite. */
const ROWS_IN_A_TURN = 25

/**
 * Whether other calls get a turn before a row of a batch.
 * @param at its place in the batch
 */
export const isTurn = (at: number): boolean => at > 0 && at % ROWS_IN_A_TURN === 0

/** A row before and after a write. */
interface RowWrite<R> {
  before: AnyRow | undefined
  after: R
  /** The fields that already have the author's value. They are recorded as changes nevertheless. */
  confirmed?: readonly string[]
}

/**
 * Stores rows of a team under its next versions, in their order, and records what changed.
 * @returns the rows as stored, each with its version hash
 */
export async function writeEach<T extends Table>(
  handle: Handle,
  table: T,
  writes: readonly RowWrite<Rows[T]>[],
  author: Author,
): Promise<{ row: Rows[T]; stamp: string }[]> {
  const [first] = writes
  if (!first) return []
  const { teamId } = first.after
  const changed = writes.map((one) => {
    const changes = changesOf(one)
    return { ...one, changes, growth: growthOf(table, one.before, changes) }
  })
  const growth = { rows: 0, history: 0 }
  for (const one of changed) {
    growth.rows += one.growth.rows
    growth.history += one.growth.history
  }
  let version = (await nextVersions(handle, teamId, writes.length, growth)) - writes.length
  const batch = writes.length > 1 ? { batchVersion: version + 1, batchRows: writes.length } : {}
  const written: { row: Rows[T]; stamp: string }[] = []
  for (const { before, after, changes } of changed) {
    if (isTurn(written.length)) await turn()
    version++
    const row = { ...after, version }
    if (before) await changeRow(handle, table, row.id, newValues(row, changes))
    else await putRow(handle, table, row)
    const stamp = randomUUID().slice(0, 8)
    await addHistory(handle, { teamId, rowId: row.id, version, stamp, changes, ...batch, ...author })
    written.push({ row, stamp })
  }
  return written
}

function changesOf({ before, after, confirmed = [] }: RowWrite<AnyRow>): Record<string, [unknown, unknown]> {
  const values: Record<string, unknown> = { ...after }
  const kept = confirmed.map((field): [string, [unknown, unknown]] => [field, [values[field], values[field]]])
  return { ...difference(before, after), ...Object.fromEntries(kept) }
}

/** The changed fields of a row, and its version. */
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
