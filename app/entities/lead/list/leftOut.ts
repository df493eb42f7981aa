import { useSyncExternalStore } from 'react'
import type { Column } from './columns.ts'

let current: readonly Column[] = []
const listeners = new Set<() => void>()

/** Says which chosen columns the table has no room for. */
export function leaveOut(columns: readonly Column[]): void {
  if (columns.join() === current.join()) return
  current = columns
  for (const listener of listeners) listener()
}

/** The chosen columns that the table on screen has no room for. */
export const useLeftOut = (): readonly Column[] => useSyncExternalStore(subscribe, () => current)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
