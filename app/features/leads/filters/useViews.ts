import { useMemo } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useChangeOwn, useSettings } from '#app/data/useSettings.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { attempt } from '#app/ui/attempt.ts'
import { counted } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { OwnView } from '#db/model/entities/settings.ts'
import type { View } from '#db/model/entities/view.ts'
import { newId } from '#db/model/id.ts'
import { sortedByName } from '#db/model/order.ts'

/** Who sees a view: only this person, or everyone in the team. */
export type SeenBy = 'me' | 'team'

/** A view as the screens show it. */
export type ShownView = (View & { seenBy: 'team' }) | (OwnView & { seenBy: 'me' })

interface Wanted {
  name: string
  seenBy: SeenBy
}

const none: never[] = []

/**
 * The team's views and the person's private ones by name, live, with the functions to change them; all of it
 * works offline. Private views are part of the person's settings, which no team mate can read.
 */
export function useViews() {
  const { change, user, team } = useWorkspace()
  const changeOwn = useChangeOwn()
  const rows = useRows('views') ?? none
  const own = useSettings()?.ownViews ?? none
  const views = useMemo(() => {
    const shared = rows.map((view): ShownView => ({ ...view, seenBy: 'team' }))
    const mine = own.filter(({ teamId }) => teamId === team.id)
    return sortedByName(shared.concat(mine.map((view) => ({ ...view, seenBy: 'me' }))), ({ name }) => name)
  }, [rows, own, team.id])

  const keepOwn = ({ id, name, search }: Omit<OwnView, 'teamId'>) =>
    changeOwn({
      name: 'settings.keepOwnView',
      args: { id: user.id, view: { id, teamId: team.id, name, search } },
    })
  const dropOwn = (viewId: number) =>
    changeOwn({ name: 'settings.dropOwnView', args: { id: user.id, viewId } })

  /** @throws the error that kept it from being stored */
  const keep = ({ name, seenBy }: Wanted, search: string) =>
    seenBy === 'me'
      ? keepOwn({ id: newId(), name, search })
      : change({ name: 'view.create', args: { id: newId(), fields: { name, search } } })

  /** Changes its name or who sees it. @throws the error that kept that from being stored */
  const edit = async (view: ShownView, wanted: Wanted) => {
    if (view.seenBy !== wanted.seenBy) {
      await keep(wanted, view.search)
      if (view.seenBy === 'me') await dropOwn(view.id)
      else await change({ name: 'view.delete', args: { id: view.id } })
    } else if (view.seenBy === 'me') {
      await keepOwn({ ...view, name: wanted.name })
    } else {
      const changes = changesBetween<View>(view, { name: wanted.name })
      if (changes) await change({ name: 'view.edit', args: { id: view.id, changes } })
    }
  }

  /** Replaces its query with the current filters, and shows a notice. */
  const replace = (view: ShownView, search: string) =>
    attempt(
      () =>
        view.seenBy === 'me'
          ? keepOwn({ ...view, search })
          : change({ name: 'view.edit', args: { id: view.id, changes: { search: [view.search, search] } } }),
      {
        done: { title: 'View changed', text: `${view.name} shows what is set now.` },
        failed: changeFailed('Failed to change the view', 'Please try again.'),
      },
    )

  const remove = (view: ShownView) => {
    const deleted = (count: number) =>
      count === 1
        ? { title: 'View deleted', text: view.name }
        : { title: 'Views deleted', text: `${count} views` }
    const notDeleted = changeFailed('Failed to delete the view', 'Please try again.')
    const notRestored = changeFailed('Failed to restore the view', 'Please try again.')
    if (view.seenBy === 'team') {
      const row = { table: 'views', id: view.id, version: view.version } as const
      return deleteRows(change, [row], { deleted, notDeleted, notRestored })
    }
    const restore = () => attempt(() => keepOwn(view), { failed: notRestored })
    const undo = { label: 'Undo', onSelect: () => void restore() }
    return attempt(() => dropOwn(view.id), {
      done: { ...counted('views deleted', 1, deleted), action: undo },
      failed: notDeleted,
    })
  }

  return { views, keep, edit, replace, remove }
}
