import { useSyncExternalStore } from 'react'

/** 820 px where the text is as large as browsers have it; the same as --breakpoint-md of styles.css. */
const TABLE_FITS = '(min-width: 51.25rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(TABLE_FITS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has room for a table; cards stand in its place on a phone. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(TABLE_FITS).matches)
