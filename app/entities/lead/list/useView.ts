import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useChangeOwn } from '#app/data/useSettings.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { List } from '#db/model/entities/settings.ts'
import type { Column } from './columns.ts'
import type { Sort } from './order.ts'
import { type LeadView, viewOf, visibleColumns, withColumn, withDefaultColumns, withMoved } from './view.ts'

/** The person's view of a list, and the functions to change it. */
export interface ViewControls extends LeadView {
  /** The columns to show, in order. */
  visible: Column[]
  setSort(sort: Sort): void
  setVisible(column: Column, visible: boolean): void
  /** Moves a column to the place of another. */
  move(column: Column, to: Column): void
  /** Restores the default columns. */
  reset(): void
}

/**
 * The person's view of a list, live, on all of their devices and offline. A change is displayed at once and
 * then stored, one mutation for each.
 * @returns undefined until it has been read
 */
export function useView(list: List): ViewControls | undefined {
  const { shown, keep } = useStoredView(list)
  const view = useMemo(() => shown && viewOf(list, shown.view), [list, shown])
  const visible = useMemo(() => view && visibleColumns(view), [view])
  return (
    view &&
    visible && {
      ...view,
      visible,
      setSort: (sort) => keep({ ...view, sort }),
      setVisible: (column, visible) => keep(withColumn(view, column, visible)),
      move: (column, to) => keep(withMoved(view, column, to)),
      reset: () => keep(withDefaultColumns(list, view)),
    }
  )
}

function useStoredView(list: List) {
  const { store, user } = useWorkspace()
  const stored = useLiveQuery(
    async () => ({ view: (await store.settings.get(user.id))?.views[list] }),
    [store, user.id, list],
  )
  /** The choice that is displayed but not stored yet. */
  const [chosen, setChosen] = useState<LeadView>()
  const arrived = chosen && stored && same(viewOf(list, stored.view), chosen)
  if (arrived) setChosen(undefined)
  const shown = useMemo(() => (chosen && !arrived ? { view: chosen } : stored), [chosen, arrived, stored])

  const changeOwn = useChangeOwn()
  const keep = async (view: LeadView) => {
    setChosen(view)
    const isKept = await attempt(
      () => changeOwn({ name: 'settings.keepView', args: { id: user.id, list, view } }),
      { failed: changeFailed('Update failed', 'The view of this list could not be kept. Please try again.') },
    )
    if (!isKept) setChosen(undefined)
  }
  return { shown, keep: (view: LeadView) => void keep(view) }
}

const same = (a: LeadView, b: LeadView) => JSON.stringify(a) === JSON.stringify(b)
