import { useEffect } from 'react'

/** Without a worker nothing keeps a part that is loaded late for offline: loads it while there is a network. */
export function useAtHand(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return
    // A part that could not be had now is asked for again when it is opened.
    load().catch(() => undefined)
  }, [load])
}
