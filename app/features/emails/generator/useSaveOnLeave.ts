import { useEffect, useRef } from 'react'
import { isUnsaved, type TemporaryEmail } from '#app/entities/email/temporaryEmail.ts'

/**
 * Saves what the person typed when they leave the screen or the app, so that it need not be added by a tap.
 * @param email undefined while there is nothing to save
 */
export function useSaveOnLeave(
  email: TemporaryEmail | undefined,
  save: (email: TemporaryEmail) => Promise<unknown>,
): void {
  const latest = useRef({ email, save })
  useEffect(() => {
    latest.current = { email, save }
  })
  useEffect(() => {
    const leave = () => {
      const { email, save } = latest.current
      if (email && isUnsaved(email)) void save(email)
    }
    const turn = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      leave()
    }
  }, [])
}
