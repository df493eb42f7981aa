import type { RegisteredMutation } from '#db/model/entities/registry.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Point } from '#db/model/sync/protocol.ts'
import { recordConflicts } from './conflicts.ts'
import type { Handle } from './database/handle.ts'
import { refuseErased } from './erase.ts'
import { versionHashOf } from './history.ts'
import { runLater } from './later.ts'
import { rowById } from './rows.ts'
import { type Author, difference, writeStamped } from './write.ts'

/** What a mutation came to: the point of history that holds it, and whether it met others' edits. */
export interface Effect extends Point {
  outcome: 'applied' | 'merged' | 'conflict'
  changed: boolean
}

interface Arrived {
  userId: number
  teamId: number
  args: unknown
  arrivedAt: string
  /** The version of the row that the author saw; an older app does not say. */
  seen?: number | undefined
}

/**
 * Runs one mutation against the store and keeps what it overwrites, or what a later edit leaves of it.
 * @param arrivedAt the server's time: what is deleted can be restored for 30 days from then, though the phone was
 * offline for weeks or its clock is behind
 * @throws Refused
 */
export async function change(
  handle: Handle,
  mutation: RegisteredMutation,
  { teamId, args, arrivedAt, seen, ...author }: Author & Arrived,
): Promise<Effect> {
  const { id } = mutation.parse(args)
  const stored = await rowById(handle, mutation.table, id)
  const before = stored?.teamId === teamId ? stored : undefined
  const ctx = { at: author.at, userId: author.userId, teamId }
  const ran = await runLater(handle, { mutation, before, args, ctx, author, seen })
  const { after: wanted, collisions, latest, confirmed } = ran
  const after = wanted.deletedAt && !before?.deletedAt ? { ...wanted, deletedAt: arrivedAt } : wanted
  // The id stands for a row that this team may not know of.
  if (stored && !before) throw Refused.taken()
  await refuseErased(handle, { table: mutation.table, teamId, before, after })
  const changed = !before || confirmed.length > 0 || Object.keys(difference(before, after)).length > 0
  const { row, stamp } = changed
    ? await writeStamped(handle, mutation.table, { before, after, confirmed }, author)
    : { row: after, stamp: await versionHashOf(handle, teamId, after.version) }
  const conflicts = before
    ? await recordConflicts(handle, {
        table: mutation.table,
        before,
        after,
        args,
        collisions,
        latest,
        author,
      })
    : { kept: 0, settled: 0 }
  const outcome = conflicts.kept > 0 ? 'conflict' : collisions.length > 0 ? 'merged' : 'applied'
  return { version: row.version, stamp, outcome, changed: changed || conflicts.kept + conflicts.settled > 0 }
}
