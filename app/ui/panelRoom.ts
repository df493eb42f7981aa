import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Room beside a list, where what is opened from it stands instead of over it. */
export interface PanelRoom {
  place: Element
  /** The list's rows in order, the same array until they change. */
  rows: readonly { id: number }[]
}

/** 1180 px where the text is as large as browsers have it: the list keeps what is needed of it beside a panel. */
const ROOM = '(min-width: 73.75rem)'

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

/** The room beside the list that is on screen; undefined where there is none. */
export const usePanelRoom = (): PanelRoom | undefined => useSyncExternalStore(subscribe, () => current)

/** Whether something stands beside the list now. */
export const isPanelOpen = (): boolean => Boolean(current?.place.firstChild)

/** Offers an element beside a list as long as the window is wide enough. */
export function useOfferPanelRoom(
  place: { readonly current: Element | null },
  rows: readonly { id: number }[],
): void {
  useLayoutEffect(() => {
    const query = matchMedia(ROOM)
    const follow = () => offer(place.current && query.matches ? { place: place.current, rows } : undefined)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [place, rows])
  useLayoutEffect(() => () => offer(undefined), [])
}
