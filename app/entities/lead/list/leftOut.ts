import { useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'

let current: readonly Column[] = []
const listeners = new Set<() => void>()

/** Records which chosen columns do not fit into the table. */
export function leaveOut(columns: readonly Column[]): void {
  if (columns.join() === current.join()) return
  current = columns
  for (const listener of listeners) listener()
}

/** The chosen columns that do not fit into the table on screen. */
export const useLeftOut = (): readonly Column[] => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
