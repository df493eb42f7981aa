import type { Conflict } from '#db/model/entities/conflict.ts'
import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { type Collision, newRow } from '#db/model/sync/mutation.ts'
import { editsByOthers, type HistoryEntry, lastChangeOf } from './history.ts'
import type { Handle } from './sqlite/handle.ts'
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
 * Keeps what the mutation took from someone, or someone from it (conflicts.test.ts).
 * @returns how many
 */
export async function recordConflicts(handle: Handle, applied: Applied): Promise<number> {
  const { before, table, author } = applied
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
  if (before.deletedAt && after.deletedAt) {
    return [...(await editOfDeleted(handle, applied)), ...(await overwritten(handle, applied))]
  }
  if (after.deletedAt) return editsUnseenByDeleter(handle, applied)
  return overwritten(handle, applied)
}

/** Where a row stood before the mutation. */
const placeOf = ({ teamId, id, version }: AnyRow) => ({ teamId, rowId: id, upTo: version })

async function overwritten(handle: Handle, { before, collisions, author }: Applied): Promise<Lost[]> {
  const lost: Lost[] = []
  for (const { field, base, winner, loser, overwrites } of collisions) {
    if (!overwrites) continue
    const wrote = await lastChangeOf(handle, { ...placeOf(before), field })
    lost.push({
      ...{ kind: 'field', field, base, winner, loser },
      ...{ winnerBy: author.userId, winnerAt: author.at },
      ...{ loserBy: wrote?.userId ?? null, loserAt: wrote?.at ?? before.createdAt },
    })
  }
  return lost
}

/** The deletion stands; the edit is in the row, to be seen when someone restores it. */
async function editOfDeleted(handle: Handle, { before, after, author }: Applied): Promise<Lost[]> {
  const edited = editedFields(before, after)
  if (Object.keys(edited).length === 0) return []
  const deletion = await lastChangeOf(handle, { ...placeOf(before), field: 'deletedAt' })
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
