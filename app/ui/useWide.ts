import { useSyncExternalStore } from 'react'

/**
 * 820 px at the default text size, unless it is a phone held across: a touch screen whose shorter side is below 600 px.
 * The same as the variant md of styles.css.
 */
export const TABLE_FITS =
  '(min-width: 51.25rem) and (not (pointer: coarse)), (min-width: 51.25rem) and (min-device-width: 600px) and (min-device-height: 600px)'

/**
 * One shared query, because creating a new one takes a slow phone as long as drawing a row. The listener uses
 * a separate query, because Chromium does not report a change on a query whose value was read after the
 * change.
 */
let query: MediaQueryList | undefined
const isWide = () => {
  query ??= matchMedia(TABLE_FITS)
  return query.matches
}

function subscribe(listener: () => void) {
  const query = matchMedia(TABLE_FITS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has space for a table and the sidebar; a phone shows cards and a bar instead. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
