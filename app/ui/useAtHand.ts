import { useEffect } from 'react'

/**
 * Without a worker, lazily loaded parts are not cached for offline use. This hook loads one early, while
 * there is a network.
 */
export function useAtHand(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return
    // If loading fails now, it is retried when the part is opened.
    load().catch(() => undefined)
  }, [load])
}
