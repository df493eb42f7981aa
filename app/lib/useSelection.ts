import { useMemo, useState } from 'react'

export interface Selection {
  /** How many of what is shown are selected, and how many could be. */
  count: number
  total: number
  has(id: number): boolean
  set(id: number, selected: boolean): void
  setAll(selected: boolean): void
  clear(): void
}

/** Which rows are selected. What a search or filter hides stays out of every action, until it is shown again. */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(() => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))), [shown, ids])
  const selection: Selection = {
    count: chosen.length,
    total: shown.length,
    has: (id) => ids.has(id),
    set: (id, selected) => {
      const next = new Set(ids)
      if (selected) next.add(id)
      else next.delete(id)
      setIds(next)
    },
    setAll: (selected) => setIds(new Set(selected ? shown.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  }
  return { selection, chosen }
}
