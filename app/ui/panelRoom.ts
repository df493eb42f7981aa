import { useLayoutEffect, useSyncExternalStore } from 'react'
import { TABLE_FITS } from './useWide.ts'

/** The place beside a list in which a row is opened, instead of over the list. */
export interface PanelRoom {
  container: Element
  /** The list's rows in order; the array stays the same object until they change. */
  rows: readonly { id: number }[]
}

/** 1280 px at the default text size: a table fits beside a panel. */
const ROOM_FOR_TABLE = '(min-width: 80rem)'

let current: PanelRoom | undefined
const listeners = new Set<() => void>()

function offer(panel: PanelRoom | undefined) {
  current = panel
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place beside the list on screen; undefined if there is none. */
export const usePanelRoom = (): PanelRoom | undefined => useSyncExternalStore(subscribe, () => current)

/** Whether a panel is open beside the list. */
export const isPanelOpen = (): boolean => Boolean(current?.container.firstChild)

function subscribeToTableRoom(listener: () => void) {
  const query = matchMedia(ROOM_FOR_TABLE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether a table still fits beside an open panel; otherwise the list shows rows, as on a phone. */
export const useRoomForTable = (): boolean =>
  useSyncExternalStore(subscribeToTableRoom, () => matchMedia(ROOM_FOR_TABLE).matches)

/** Offers an element beside a list as the place for a panel while the window is wide enough. */
export function useOfferPanelRoom(
  container: { readonly current: Element | null },
  rows: readonly { id: number }[],
): void {
  useLayoutEffect(() => {
    const query = matchMedia(TABLE_FITS)
    const follow = () =>
      offer(container.current && query.matches ? { container: container.current, rows } : undefined)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [container, rows])
  useLayoutEffect(() => () => offer(undefined), [])
}
