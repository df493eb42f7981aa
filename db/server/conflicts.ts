import { and, desc, eq } from 'drizzle-orm'
import type { ByDevice, Conflict } from '#db/model/entities/conflict.ts'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { type Collision, newRow } from '#db/model/sync/mutation.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from './database/handle.ts'
import { editsByOthers, type FieldChange, type HistoryEntry, lastChangeOf } from './history.ts'
import { remindOf } from './reminders.ts'
import { stored } from './rows.ts'
import { deviceOf } from './sessions.ts'
import { type Author, difference, write } from './write.ts'

/** A mutation that has just been applied. */
interface Applied {
  table: Table
  before: AnyRow
  after: AnyRow
  args: unknown
  collisions: readonly Collision[]
  /** For each field that collided, the change with which it collided. */
  latest: ReadonlyMap<string, FieldChange>
  author: Author & { userId: number }
}

/** The person who made a change, with the device and the time. */
type Maker = Pick<FieldChange, 'userId' | 'deviceId' | 'at'>

interface Lost extends Pick<Conflict, 'kind' | 'field' | 'base' | 'winner' | 'loser'> {
  won: Maker
  lost: Maker
}

/**
 * Keeps values that the mutation overwrote, and values of the mutation that lost, as conflicts
 * (conflicts.test.ts).
 * @returns the number of conflicts that were kept, and of collisions that turned out to be none
 */
export async function recordConflicts(
  handle: Handle,
  applied: Applied,
): Promise<{ kept: number; settled: number }> {
  const { before, after, collisions } = applied
  // Most edits meet no others, so a row's history is read only if it may contain something relevant.
  const met = before.deletedAt || after.deletedAt || collisions.some(isConflict)
  if (!met) return { kept: 0, settled: 0 }
  const unseen: Collision[] = []
  for (const collision of collisions) {
    if (!(await settleSeen(handle, applied, collision))) unseen.push(collision)
  }
  const lost = await lostBy(handle, { ...applied, collisions: unseen })
  for (const one of lost) await keep(handle, applied, one)
  return { kept: lost.length, settled: collisions.length - unseen.length }
}

async function keep(handle: Handle, { before, table, author }: Applied, { won, lost, ...what }: Lost) {
  const ctx = { at: author.at, userId: author.userId, teamId: before.teamId }
  const conflict: Conflict = {
    ...newRow(newId(), ctx),
    table,
    rowId: before.id,
    ...what,
    resolved: false,
    winnerBy: won.userId,
    winnerAt: won.at,
    winnerDevice: await byDevice(handle, won),
    loserBy: lost.userId,
    loserAt: lost.at,
    loserDevice: await byDevice(handle, lost),
  }
  await write(handle, 'conflicts', undefined, conflict, found(author))
  if (lost.userId !== null && lost.userId !== author.userId) {
    const { id: rowId, teamId } = conflict
    await remindOf(handle, { userId: lost.userId, kind: 'attention', teamId, rowId, at: author.at })
  }
}

/** The maximum number of open conflicts of a field that are read. */
const LOOKED_THROUGH = 100

const found = (author: Author): Author => ({ ...author, userId: null, name: 'conflict.found' })

/**
 * Extends or resolves an open conflict if this edit shows that the winner's author saw the loser. After a
 * restore from a backup, edits that build on each other may arrive from several devices in any order. If an
 * edit started from a value, its author saw that value. Once all edits between two values have arrived,
 * nobody has lost anything.
 * @returns whether the collision was settled this way
 */
async function settleSeen(handle: Handle, { before, author }: Applied, collision: Collision) {
  const { field, base, winner, loser, wins } = collision
  if (wins !== 'stored') return false
  const open = await openConflictsIn(handle, { teamId: before.teamId, rowId: before.id, field })
  const known = open.find((one) => same(one.winner, winner) && same(one.base, loser))
  if (!known) return false
  const longer = { ...known, base, resolved: same(known.loser, base) }
  await write(handle, 'conflicts', known, longer, found(author))
  return true
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

async function openConflictsIn(
  handle: Handle,
  { teamId, rowId, field }: { teamId: number; rowId: number; field: string },
): Promise<Conflict[]> {
  const { conflicts } = stored
  const its = and(eq(conflicts.teamId, teamId), eq(conflicts.rowId, rowId), eq(conflicts.field, field))
  return handle
    .select()
    .from(conflicts)
    .where(and(its, eq(conflicts.resolved, false)))
    .orderBy(desc(conflicts.version))
    .limit(LOOKED_THROUGH)
}

const isConflict = ({ wins }: Collision) => wins !== 'merged'

async function byDevice(handle: Handle, { userId, deviceId }: Maker): Promise<ByDevice | null> {
  if (userId === null || deviceId === notDevices.server) return null
  const device = await deviceOf(handle, userId, deviceId)
  return { id: deviceId, name: device?.name ?? '' }
}

async function lostBy(handle: Handle, applied: Applied): Promise<Lost[]> {
  const { before, after } = applied
  if (before.deletedAt && after.deletedAt) {
    return [...(await editOfDeleted(handle, applied)), ...inFields(applied)]
  }
  if (after.deletedAt) return editsUnseenByDeleter(handle, applied)
  return inFields(applied)
}

/** The row and its version before the mutation. */
const placeOf = ({ teamId, id, version }: AnyRow) => ({ teamId, rowId: id, upTo: version })

/** The maker of a change by the server, or of one that is too old to be found in the history. */
const somebody = (at: string): Maker => ({ userId: null, deviceId: notDevices.server, at })

const inFields = ({ before, collisions, latest, author }: Applied): Lost[] =>
  collisions.filter(isConflict).map(({ field, base, winner, loser, wins }) => {
    const stood = latest.get(field) ?? somebody(before.createdAt)
    const [won, lost] = wins === 'arriving' ? [author, stood] : [stood, author]
    return { kind: 'field', field, base, winner, loser, won, lost }
  })

/** The deletion wins. The edit is stored in the row and shows when somebody restores it. */
async function editOfDeleted(handle: Handle, { before, after, author }: Applied): Promise<Lost[]> {
  const edited = editedFields(before, after)
  if (Object.keys(edited).length === 0) return []
  const deletion = await lastChangeOf(handle, { ...placeOf(before), field: 'deletedAt', by: 'arrival' })
  const won = deletion ?? somebody(before.deletedAt ?? author.at)
  return [{ kind: 'edited-deleted', field: '', base: null, winner: null, loser: edited, won, lost: author }]
}

/**
 * The edits between the version that the deleter saw and the deletion, by other people or on other devices.
 */
async function editsUnseenByDeleter(handle: Handle, { before, args, author }: Applied): Promise<Lost[]> {
  const seen = args !== null && typeof args === 'object' && 'seen' in args ? args.seen : undefined
  if (typeof seen !== 'number') return []
  const unseen = await editsByOthers(handle, { ...placeOf(before), after: seen }, author)
  return [...new Set(unseen.map(({ userId }) => userId))].map((editor) => {
    const edits = unseen.filter(({ userId }) => userId === editor)
    return {
      kind: 'deleted-edited',
      field: '',
      base: null,
      winner: null,
      // `edits` is newest first; reversed, so that a newer edit of a field replaces an older one.
      loser: Object.assign({}, ...edits.toReversed().map(({ changes }) => wantedBy(changes))),
      won: author,
      lost: edits[0] ?? somebody(author.at),
    }
  })
}

const wantedBy = (changes: HistoryEntry['changes']) =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, [, to]]) => (field === 'version' ? [] : [[field, to]])),
  )

const editedFields = (before: AnyRow, after: AnyRow) => wantedBy(difference(before, after))
