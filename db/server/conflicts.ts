import type { Conflict } from '#db/model/conflict.ts'
import { newId } from '#db/model/id.ts'
import { type AnyRow, type Collision, newRow, type Table } from '#db/model/mutation.ts'
import { changesAfter, type HistoryEntry } from './history.ts'
import type { Handle } from './open.ts'
import { type Author, difference, write } from './write.ts'

/** A mutation that has just been applied. */
interface Applied {
  table: Table
  before: AnyRow
  after: AnyRow
  args: unknown
  collisions: Collision[]
  author: Author & { userId: number }
}

type Lost = Pick<
  Conflict,
  'kind' | 'field' | 'base' | 'winner' | 'loser' | 'winnerBy' | 'winnerAt' | 'loserBy' | 'loserAt'
>

/**
 * Keeps what the mutation took from someone, or someone from it (DESIGN.md, Conflicts).
 * @returns how many
 */
export async function recordConflicts(handle: Handle, applied: Applied): Promise<number> {
  const { before, table, author } = applied
  if (table === 'conflicts' || table === 'requests' || table === 'settings') return 0
  // Most edits meet nobody: a row's history is read only where there may be something in it.
  const met =
    before.deletedAt || applied.after.deletedAt || applied.collisions.some(({ overwrites }) => overwrites)
  if (!met) return 0
  const lost = await lostBy(handle, applied)
  for (const one of lost) {
    const ctx = { at: author.at, userId: author.userId, teamId: before.teamId }
    const conflict = { ...newRow(newId(), ctx), table, rowId: before.id, ...one, resolved: false }
    await write(handle, 'conflicts', undefined, conflict, { ...author, userId: null, name: 'conflict.found' })
  }
  return lost.length
}

async function lostBy(handle: Handle, applied: Applied): Promise<Lost[]> {
  const { before, after } = applied
  const earlier = (await changesAfter(handle, before.teamId, before.id, 0)).filter(
    ({ version }) => version <= before.version,
  )
  if (before.deletedAt && after.deletedAt) {
    return [...editOfDeleted(applied, earlier), ...overwritten(applied, earlier)]
  }
  if (after.deletedAt) return editsUnseenByDeleter(applied, earlier)
  return overwritten(applied, earlier)
}

function overwritten({ before, collisions, author }: Applied, earlier: HistoryEntry[]): Lost[] {
  return collisions
    .filter(({ overwrites }) => overwrites)
    .map(({ field, base, winner, loser }) => {
      const wrote = earlier.find(({ changes }) => changes[field])
      return {
        kind: 'field',
        field,
        base,
        winner,
        loser,
        winnerBy: author.userId,
        winnerAt: author.at,
        loserBy: wrote?.userId ?? null,
        loserAt: wrote?.at ?? before.createdAt,
      }
    })
}

/** The deletion stands; the edit is in the row, to be seen when someone restores it. */
function editOfDeleted({ before, after, author }: Applied, earlier: HistoryEntry[]): Lost[] {
  const edited = editedFields(before, after)
  if (Object.keys(edited).length === 0) return []
  const deletion = earlier.find(({ changes }) => changes.deletedAt?.[1])
  return [
    {
      kind: 'edited-deleted',
      field: '',
      base: null,
      winner: null,
      loser: edited,
      winnerBy: deletion?.userId ?? null,
      winnerAt: deletion?.at ?? before.deletedAt ?? author.at,
      loserBy: author.userId,
      loserAt: author.at,
    },
  ]
}

/** The edits that came between what the deleter saw and the deletion, by others or on other devices. */
function editsUnseenByDeleter({ args, author }: Applied, earlier: HistoryEntry[]): Lost[] {
  const seen = args !== null && typeof args === 'object' && 'seen' in args ? args.seen : undefined
  if (typeof seen !== 'number') return []
  const unseen = earlier.filter(
    ({ version, name, userId, deviceId }) =>
      version > seen && name.endsWith('.edit') && (userId !== author.userId || deviceId !== author.deviceId),
  )
  return [...new Set(unseen.map(({ userId }) => userId))].map((editor) => {
    const edits = unseen.filter(({ userId }) => userId === editor)
    return {
      kind: 'deleted-edited',
      field: '',
      base: null,
      winner: null,
      // Newest first: an older edit of the same field does not cover a newer one.
      loser: Object.assign({}, ...edits.toReversed().map(({ changes }) => wantedBy(changes))),
      winnerBy: author.userId,
      winnerAt: author.at,
      loserBy: editor,
      loserAt: edits[0]?.at ?? author.at,
    }
  })
}

const wantedBy = (changes: HistoryEntry['changes']) =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, [, to]]) => (field === 'version' ? [] : [[field, to]])),
  )

const editedFields = (before: AnyRow, after: AnyRow) => wantedBy(difference(before, after))
