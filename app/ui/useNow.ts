import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, to a minute, for what becomes due while it is looked at; at once when somebody comes back to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    const timer = setInterval(tick, MINUTE_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
