import { useMemo, useSyncExternalStore } from 'react'
import type { Rows, Table } from '#db/model/mutation.ts'
import type { LiveRows } from './liveRows.ts'
import { type Order, Ordered } from './ordered.ts'

/** The rows of a list, in its order. */
export interface OrderedRows<Row, Key> {
  rows: readonly Row[]
  /** What each of them is ordered by. */
  keys: readonly Key[]
  /** False while they are read for the first time: then it is those that are there already. */
  complete: boolean
}

/**
 * Rows in a list's order, live.
 * @param order the same object until it changes
 */
export function useOrdered<T extends Table, Key>(
  live: LiveRows<T>,
  order: Order<Rows[T], Key>,
): OrderedRows<Rows[T], Key> {
  const view = useMemo(() => followed(live, order), [live, order])
  return useSyncExternalStore(view.subscribe, view.current)
}

function followed<T extends Table, Key>(live: LiveRows<T>, order: Order<Rows[T], Key>) {
  let ordered = new Ordered(order, live.rows.values())
  let upTo = live.revision
  const currently = (): OrderedRows<Rows[T], Key> => ({
    rows: ordered.list,
    keys: ordered.keys,
    complete: live.complete,
  })
  let current = currently()
  const look = () => {
    upTo = live.revision
    const { list } = ordered
    // While all are read, the first of them are news, the rest comes as one.
    const isNews = live.complete ? list !== current.rows || !current.complete : current.rows.length === 0
    if (isNews) current = currently()
  }
  return {
    subscribe(onChange: () => void) {
      // What changed while nobody listened.
      if (upTo !== live.revision) ordered = new Ordered(order, live.rows.values())
      look()
      return live.subscribe((changes) => {
        ordered.follow(changes)
        look()
        onChange()
      })
    },
    current: () => current,
  }
}
