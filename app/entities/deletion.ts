import type { Workspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { counted, type Notice, type Said } from '#app/ui/toast.ts'
import { type Change, changesOf } from '#db/device/mutate.ts'
import type { Table } from '#db/model/entities/registry.ts'

/** A row as the person saw it. */
export interface SeenRow {
  table: Table
  id: number
  /** Set it where a later edit by somebody else must not be deleted unseen. */
  version?: number
}

interface DeletionNotices {
  /** The notice about a number of deleted rows. */
  deleted: (count: number) => Said
  notDeleted: (error: unknown) => Notice
  /** The notice after an undo, if the screen does not show the result. */
  restored?: ((count: number) => Said) | undefined
  notRestored: (error: unknown) => Notice
}

/** Deletes rows, all or none, and offers to restore them. @returns whether they are deleted */
export function deleteRows(
  change: Workspace['change'],
  rows: readonly SeenRow[],
  notices: DeletionNotices,
): Promise<boolean> {
  const { deleted, restored } = notices
  const kind = [...new Set(rows.map(({ table }) => table))].join()
  const restore = () =>
    attempt(() => change(...rows.flatMap(restorationOf)), {
      done: restored && counted(`${kind} restored`, rows.length, restored),
      failed: notices.notRestored,
    })
  const undo = { label: 'Undo', onSelect: () => void restore() }
  return attempt(() => change(...rows.flatMap(deletionOf)), {
    done: { ...counted(`${kind} deleted`, rows.length, deleted), action: undo },
    failed: notices.notDeleted,
  })
}

const deletionOf = ({ table, id, version }: SeenRow): Change[] =>
  changesOf(table, 'delete', { id, ...(version !== undefined && { seen: version }) })

const restorationOf = ({ table, id }: SeenRow): Change[] => changesOf(table, 'restore', { id })
