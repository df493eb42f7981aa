import type { Workspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { Notice } from '#app/ui/toast.ts'
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
  deleted: Notice
  notDeleted: (error: unknown) => Notice
  /** The notice after an undo, if the screen does not show the result. */
  restored?: Notice | undefined
  notRestored: (error: unknown) => Notice
}

/** Deletes rows, all or none, and offers to restore them. @returns whether they are deleted */
export function deleteRows(
  change: Workspace['change'],
  rows: readonly SeenRow[],
  notices: DeletionNotices,
): Promise<boolean> {
  const restore = () =>
    attempt(() => change(...rows.flatMap(restorationOf)), {
      done: notices.restored,
      failed: notices.notRestored,
    })
  const undo = { label: 'Undo', onSelect: () => void restore() }
  return attempt(() => change(...rows.flatMap(deletionOf)), {
    done: { ...notices.deleted, action: undo },
    failed: notices.notDeleted,
  })
}

const deletionOf = ({ table, id, version }: SeenRow): Change[] =>
  changesOf(table, 'delete', { id, ...(version !== undefined && { seen: version }) })

const restorationOf = ({ table, id }: SeenRow): Change[] => changesOf(table, 'restore', { id })
