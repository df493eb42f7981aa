import { useMemo, useSyncExternalStore } from 'react'
import type { Rows, Table } from '#db/model/sync/mutation.ts'
import type { LiveRows } from './liveRows.ts'
import type { Order } from './ordered.ts'
import { type OrderedRows, OrderedView } from './orderedView.ts'

/**
 * Rows in a list's order, live.
 * @param order the same object until it changes
 * @param first the rows that the list began with the last time, shown until all are in order; the same array until
 *   it changes
 */
export function useOrdered<T extends Table, Key>(
  live: LiveRows<T>,
  order: Order<Rows[T], Key>,
  first?: readonly number[],
): OrderedRows<Rows[T]> {
  const view = useMemo(() => new OrderedView(live, order, first), [live, order, first])
  return useSyncExternalStore(view.subscribe, view.current)
}
