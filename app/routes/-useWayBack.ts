import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

/**
 * What closes a page that stands over a screen: it goes the way that the phone's back button goes, once for each time
 * that the page is opened.
 * @param stay leaves the page where there is no way back in Rove, since a link led to it
 */
export function useWayBack(stay: () => void): () => void {
  const { history } = useRouter()
  const closed = useRef<string>(undefined)
  return useCallback(() => {
    // Going back takes a moment: a second tap in it would leave the screen below, too.
    const { __TSR_key: here } = history.location.state
    if (closed.current === here) return
    closed.current = here
    if (history.canGoBack()) history.back()
    else stay()
  }, [history, stay])
}
