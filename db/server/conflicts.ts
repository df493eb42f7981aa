import type { ByDevice, Conflict } from '#db/model/entities/conflict.ts'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { type Collision, newRow } from '#db/model/sync/mutation.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import { editsByOthers, type FieldChange, type HistoryEntry, lastChangeOf } from './history.ts'
import { deviceOf } from './sessions.ts'
import type { Handle } from './sqlite/handle.ts'
import { type Author, difference, write } from './write.ts'

/** A mutation that has just been applied. */
interface Applied {
  table: Table
  before: AnyRow
  after: AnyRow
  args: unknown
  collisions: readonly Collision[]
  /** Of each field that collided, the change that it collided with. */
  latest: ReadonlyMap<string, FieldChange>
  author: Author & { userId: number }
}

/** Who made a change, on which device and when. */
type Maker = Pick<FieldChange, 'userId' | 'deviceId' | 'at'>

interface Lost extends Pick<Conflict, 'kind' | 'field' | 'base' | 'winner' | 'loser'> {
  won: Maker
  lost: Maker
}

/**
 * Keeps what the mutation took from someone, or someone from it (conflicts.test.ts).
 * @returns how many
 */
export async function recordConflicts(handle: Handle, applied: Applied): Promise<number> {
  const { before, table, author } = applied
  // Most edits meet nobody: a row's history is read only where there may be something in it.
  const met = before.deletedAt || applied.after.deletedAt || applied.collisions.some(isConflict)
  if (!met) return 0
  const lost = await lostBy(handle, applied)
  for (const { won, lost: wasLost, ...what } of lost) {
    const ctx = { at: author.at, userId: author.userId, teamId: before.teamId }
    const conflict: Conflict = {
      ...{ ...newRow(newId(), ctx), table, rowId: before.id, ...what, resolved: false },
      ...{ winnerBy: won.userId, winnerAt: won.at, winnerDevice: await byDevice(handle, won) },
      ...{ loserBy: wasLost.userId, loserAt: wasLost.at, loserDevice: await byDevice(handle, wasLost) },
    }
    await write(handle, 'conflicts', undefined, conflict, { ...author, userId: null, name: 'conflict.found' })
  }
  return lost.length
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

/** Where a row stood before the mutation. */
const placeOf = ({ teamId, id, version }: AnyRow) => ({ teamId, rowId: id, upTo: version })

/** What the server did, or what is too long ago to be looked up. */
const somebody = (at: string): Maker => ({ userId: null, deviceId: notDevices.server, at })

const inFields = ({ before, collisions, latest, author }: Applied): Lost[] =>
  collisions.filter(isConflict).map(({ field, base, winner, loser, wins }) => {
    const stood = latest.get(field) ?? somebody(before.createdAt)
    const [won, lost] = wins === 'arriving' ? [author, stood] : [stood, author]
    return { kind: 'field', field, base, winner, loser, won, lost }
  })

/** The deletion stands; the edit is in the row, to be seen when someone restores it. */
async function editOfDeleted(handle: Handle, { before, after, author }: Applied): Promise<Lost[]> {
  const edited = editedFields(before, after)
  if (Object.keys(edited).length === 0) return []
  const deletion = await lastChangeOf(handle, { ...placeOf(before), field: 'deletedAt', by: 'arrival' })
  const won = deletion ?? somebody(before.deletedAt ?? author.at)
  return [{ kind: 'edited-deleted', field: '', base: null, winner: null, loser: edited, won, lost: author }]
}

/** The edits that came between what the deleter saw and the deletion, by others or on other devices. */
async function editsUnseenByDeleter(handle: Handle, { before, args, author }: Applied): Promise<Lost[]> {
  const seen = args !== null && typeof args === 'object' && 'seen' in args ? args.seen : undefined
  if (typeof seen !== 'number') return []
  const unseen = await editsByOthers(handle, { ...placeOf(before), after: seen }, author)
  return [...new Set(unseen.map(({ userId }) => userId))].map((editor) => {
    const edits = unseen.filter(({ userId }) => userId === editor)
    return {
      ...{ kind: 'deleted-edited', field: '', base: null, winner: null },
      // Newest first: an older edit of the same field does not cover a newer one.
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
