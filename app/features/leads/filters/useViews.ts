import { useMemo } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { attempt } from '#app/ui/attempt.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { View } from '#db/model/entities/view.ts'
import { newId } from '#db/model/id.ts'

const none: View[] = []

/** The team's views by name, live, and what can be done with them; all of it offline too. */
export function useViews() {
  const { change } = useWorkspace()
  const rows = useRows('views') ?? none
  const views = useMemo(() => rows.toSorted((a, b) => a.name.localeCompare(b.name)), [rows])
  return {
    views,
    /** @throws what keeps it from being stored */
    keep: (name: string, search: string) =>
      change({ name: 'view.create', args: { id: newId(), fields: { name, search } } }),
    /** @throws what keeps it from being stored */
    edit: async (view: View, wanted: Partial<Pick<View, 'name' | 'search'>>) => {
      const changes = changesBetween<View>(view, wanted)
      if (changes) await change({ name: 'view.edit', args: { id: view.id, changes } })
    },
    /** Gives it the filters that are set now, and says so. */
    replace: ({ id, name, search }: View, wanted: string) =>
      attempt(() => change({ name: 'view.edit', args: { id, changes: { search: [search, wanted] } } }), {
        done: { title: 'View changed', text: `${name} shows what is set now.` },
        failed: changeFailed('Failed to change the view', 'Please try again.'),
      }),
    remove: ({ id, name, version }: View) =>
      deleteRows(change, [{ table: 'views', id, version }], {
        deleted: { title: 'View deleted', text: name },
        notDeleted: changeFailed('Failed to delete the view', 'Please try again.'),
        notRestored: changeFailed('Failed to restore the view', 'Please try again.'),
      }),
  }
}
