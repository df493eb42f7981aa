import { setImmediate as turn } from 'node:timers/promises'
import type { AnyRow, RegisteredMutation } from '#db/model/entities/registry.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Point, RowChange } from '#db/model/sync/protocol.ts'
import { recordConflicts } from './conflicts.ts'
import type { Handle } from './database/handle.ts'
import { refuseStrayDays } from './dayPlans.ts'
import { refuseErased } from './erase.ts'
import { versionHashOf } from './history.ts'
import { runLater } from './later.ts'
import { refuseMissingWinners } from './merged.ts'
import { rowsById } from './rows.ts'
import { type Author, difference, isTurn, writeEach } from './write.ts'

/**
 * The effect of a mutation: the point of history that contains it, and whether it met other people's edits.
 */
export interface Effect extends Point {
  outcome: 'applied' | 'merged' | 'conflict'
  changed: boolean
  /**
   * For a batch: the version of the first row that it changed. Its rows have consecutive versions from there.
   */
  firstVersion?: number
}

interface Arrived {
  userId: number
  teamId: number
  arrivedAt: string
}

/**
 * Runs a mutation of one row against the store. Values that it overwrites, or that lose against a later edit,
 * are kept as conflicts.
 * @param arrived `seen` is the version of the row that the author saw; older apps do not send it. `arrivedAt`
 * is the server's time. A deleted row can be restored for 30 days from then, even if the phone was offline
 * for weeks or its clock is behind.
 * @throws Refused if it cannot be applied
 */
export const change = (
  handle: Handle,
  mutation: RegisteredMutation,
  { args, seen, ...arrived }: Author & Arrived & RowChange,
): Promise<Effect> => changeEach(handle, mutation, [{ args, seen }], arrived)

/** Of so many fields of a batch the history is read. A batch of which more were changed meanwhile is refused. */
const MOST_LOOKED_UP = 500

/**
 * The same for many rows of an entity: all of them are changed, or none.
 * @param changes at least one, each for a different row
 * @throws Refused if one of them cannot be applied
 */
export async function changeEach(
  handle: Handle,
  mutation: RegisteredMutation,
  changes: readonly RowChange[],
  { teamId, arrivedAt, ...author }: Author & Arrived,
): Promise<Effect> {
  const { table } = mutation
  const ids = changes.map(({ args }) => mutation.parse(args).id)
  if (new Set(ids).size < ids.length) throw new Refused('invalid', 'A change names an item twice.')
  const stored = await rowsById(handle, table, ids)
  const decided: Decided[] = []
  let lookedUp = 0
  for (const [at, one] of changes.entries()) {
    if (isTurn(at)) await turn()
    if (lookedUp > MOST_LOOKED_UP) throw new Refused('invalid', 'Too much of this was changed meanwhile.')
    const stands = { stored: stored.get(ids[at] ?? 0), teamId, arrivedAt, author }
    const row = await decide(handle, mutation, one, stands)
    lookedUp += row.latest.size
    decided.push(row)
  }
  await refuseErased(handle, { table, teamId, rows: decided.flatMap(({ before, after }) => [before, after]) })
  const changing = decided.filter(({ changed }) => changed)
  await refuseMissingWinners(handle, teamId, changing)
  const made = changing.flatMap(({ before, after }) => (before ? [] : [after]))
  await refuseStrayDays(handle, { table, teamId, made })
  const written = await writeEach(handle, table, changing, author)
  const found = { kept: 0, settled: 0 }
  for (const [at, one] of decided.entries()) {
    const { before } = one
    if (!before) continue
    if (isTurn(at)) await turn()
    const { kept, settled } = await recordConflicts(handle, { ...one, before, table, author })
    found.kept += kept
    found.settled += settled
  }
  const met = decided.some(({ collisions }) => collisions.length > 0)
  const [first, last] = [written[0], written.at(-1)]
  return {
    ...(last ? { version: last.row.version, stamp: last.stamp } : await newestOf(handle, decided)),
    ...(first && changes.length > 1 && { firstVersion: first.row.version }),
    outcome: found.kept > 0 ? 'conflict' : met ? 'merged' : 'applied',
    changed: written.length > 0 || found.kept + found.settled > 0,
  }
}

/** The effect of a mutation on one row, before it is written. */
interface Decided extends Pick<Awaited<ReturnType<typeof runLater>>, 'collisions' | 'latest' | 'confirmed'> {
  args: unknown
  before: AnyRow | undefined
  after: AnyRow
  changed: boolean
}

async function decide(
  handle: Handle,
  mutation: RegisteredMutation,
  { args, seen }: RowChange,
  row: { stored: AnyRow | undefined; teamId: number; arrivedAt: string; author: Author & { userId: number } },
): Promise<Decided> {
  const { stored, teamId, arrivedAt, author } = row
  const before = stored?.teamId === teamId ? stored : undefined
  const ctx = { at: author.at, userId: author.userId, teamId }
  const ran = await runLater(handle, { mutation, before, args, ctx, author, seen })
  const { after: wanted, collisions, latest, confirmed } = ran
  const after = wanted.deletedAt && !before?.deletedAt ? { ...wanted, deletedAt: arrivedAt } : wanted
  // The id belongs to another team's row, whose existence must not be revealed.
  if (stored && !before) throw Refused.taken()
  const changed = !before || confirmed.length > 0 || Object.keys(difference(before, after)).length > 0
  return { args, before, after, collisions, latest, confirmed, changed }
}

/** The point of history that already contains all rows as they should be. */
async function newestOf(handle: Handle, decided: readonly Decided[]): Promise<Point> {
  const version = Math.max(...decided.map(({ after }) => after.version))
  return { version, stamp: await versionHashOf(handle, decided[0]?.after.teamId ?? 0, version) }
}
