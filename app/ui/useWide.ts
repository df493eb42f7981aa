import { useSyncExternalStore } from 'react'

/** 820 px where the text is as large as browsers have it; the same as --breakpoint-md of styles.css. */
const TABLE_FITS = '(min-width: 51.25rem)'

/** One for all: to ask for it anew takes a slow phone as long as to draw a row. */
let query: MediaQueryList | undefined
const tableFits = () => (query ??= matchMedia(TABLE_FITS))

function subscribe(listener: () => void) {
  const query = tableFits()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has room for a table; cards stand in its place on a phone. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => tableFits().matches)
