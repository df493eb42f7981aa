import { type AnyRow, type Mutation, Refused, type Rows, type Table } from '#db/model/mutation.ts'
import type { Handle } from './open.ts'
import { putRow, rowById } from './rows.ts'
import { history } from './tables.ts'
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
  const version = await nextVersion(handle, after.teamId)
  const stored = { ...after, version }
  await putRow(handle, table, stored)
  const entry = {
    teamId: after.teamId,
    rowId: after.id,
    version,
    changes: difference(before, after),
    ...author,
  }
  handle.insert(history).values(entry).run()
  return stored
}

/**
 * Runs one mutation against the store.
 * @returns the row after it, and whether that changed anything
 * @throws Refused
 */
export async function change(
  handle: Handle,
  mutation: Mutation,
  { teamId, userId, args, ...author }: Author & { userId: number; teamId: number; args: unknown },
): Promise<{ row: AnyRow; changed: boolean }> {
  const { id } = mutation.parse(args)
  const stored = await rowById(handle, mutation.table, id)
  const before = stored?.teamId === teamId ? stored : undefined
  const after = mutation.run(before, args, { at: author.at, userId, teamId })
  // The id stands for a row that this team may not know of.
  if (stored && !before) throw Refused.taken()
  if (before && Object.keys(difference(before, after)).length === 0) return { row: before, changed: false }
  return { row: await write(handle, mutation.table, before, after, { userId, ...author }), changed: true }
}

function difference(before: AnyRow | undefined, after: AnyRow): Record<string, [unknown, unknown]> {
  const old: Record<string, unknown> = { ...before }
  const differs = ([key, value]: [string, unknown]) => JSON.stringify(old[key]) !== JSON.stringify(value)
  return Object.fromEntries(
    Object.entries(after)
      .filter(differs)
      .map(([key, value]) => [key, [old[key] ?? null, value]]),
  )
}
