import { useEffect, useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { useHandedOver } from '#app/entities/email/handedOver.ts'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'

const wasItSent = sourceOf(() => import('#app/entities/email/WasItSent.tsx'))

/** Asks whether an email that was handed over was sent, each time the person comes back to Rove. */
export function AskedSent() {
  const { user } = useWorkspace()
  const [first] = useHandedOver(user.id)
  const { isBack, isLater, postpone } = useReturn(first === undefined)
  const isAsked = first !== undefined && !isLater && (isBack || first.isLeft)
  const loaded = useLoaded(wasItSent, isAsked)
  if (!isAsked || !loaded) return null
  return <loaded.WasItSent key={first.emailId} asked={first} onLater={postpone} />
}

/**
 * Whether no page is open over the screen, which would cover the question. The email's own page asks by
 * itself.
 */
const isAlone = () => !/[?&](email|lead|newLead)=/.test(location.search)

/**
 * Reports when the person is back from another app, or from a page that was closed.
 * @param isIdle while nothing was handed over. A person who then hands something over is still here, and must
 * leave first
 */
function useReturn(isIdle: boolean) {
  const [isBack, setBack] = useState(isAlone)
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    if (isIdle) return setBack(false)
    const look = () => {
      if (document.visibilityState !== 'visible') return
      setBack(true)
      setLater(false)
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [isIdle])
  return { isBack, isLater, postpone: () => setLater(true) }
}
