import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** How many of what is shown are selected, and how many could be. */
  count: number
  total: number
  has(id: number): boolean
  set(id: number, selected: boolean): void
  setAll(selected: boolean): void
  clear(): void
}

/**
 * Which rows are selected. What a search or filter hides stays out of every action, until it is shown again.
 * The ways to change it stay the same functions, so that a row is drawn anew only when its own selection changes.
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
