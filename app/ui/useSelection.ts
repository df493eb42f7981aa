import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** How many of the shown rows are selected, and how many rows are shown. */
  count: number
  total: number
  has(id: number): boolean
  set(id: number, selected: boolean): void
  setAll(selected: boolean): void
  clear(): void
}

/**
 * The selected rows. Rows that a search or filter hides are excluded from every action until they are shown
 * again. The functions that change the selection are stable, so that a row renders again only when its own
 * selection changes.
 */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(nothing)
  const chosen = useMemo(() => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))), [shown, ids])
  const set = useCallback(
    (id: number, selected: boolean) => setIds((before) => changed(before, id, selected)),
    [],
  )
  const clear = useCallback(() => setIds(nothing), [])
  const selection: Selection = {
    count: chosen.length,
    total: shown.length,
    has: (id) => ids.has(id),
    set,
    setAll: (selected) => setIds(selected ? new Set(shown.map(({ id }) => id)) : nothing),
    clear,
  }
  return { selection, chosen }
}

const nothing: ReadonlySet<number> = new Set()

function changed(before: ReadonlySet<number>, id: number, selected: boolean): ReadonlySet<number> {
  const next = new Set(before)
  if (selected) next.add(id)
  else next.delete(id)
  return next
}
