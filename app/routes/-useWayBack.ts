import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * What closes a page that stands over a screen: it goes the way that the phone's back button goes, once.
 * @param stay leaves the page where there is no way back in Rove, since a link led to it
 */
export function useWayBack(stay: () => void): () => void {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const closed = useRef(false)
  return () => {
    // Going back takes a moment: a second tap in it would leave the screen below, too.
    if (closed.current) return
    closed.current = true
    if (canGoBack) history.back()
    else stay()
  }
}
