import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that closes a page over a screen by going back in the history, like the phone's back
 * button, once for each time that the page is opened.
 * @param stay closes the page if there is no previous page of Rove, because a link led here
 */
export function useWayBack(stay: () => void): () => void {
  const { history } = useRouter()
  const closed = useRef<string>(undefined)
  return useCallback(() => {
    // Going back takes a moment: a second tap meanwhile would also leave the screen below.
    const { __TSR_key: here } = history.location.state
    if (closed.current === here) return
    closed.current = here
    if (history.canGoBack()) history.back()
    else stay()
  }, [history, stay])
}
