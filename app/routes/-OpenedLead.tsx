import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useAtHand } from '#app/ui/useAtHand.ts'

const load = () => import('#app/entities/lead/page/LeadPage.tsx')
const LeadPage = lazy(() => load().then((part) => ({ default: part.LeadPage })))

/** The page of the lead that the address names, over the screen that it stands on. */
export function OpenedLead({ id }: { id: number | undefined }) {
  useAtHand(load)
  if (id === undefined) return null
  return (
    <Suspense fallback={null}>
      <Closing key={id} id={id} />
    </Suspense>
  )
}

/** Closing goes the way that the phone's back button goes; a link that was opened from elsewhere stays in Rove. */
function Closing({ id }: { id: number }) {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const closed = useRef(false)
  const close = () => {
    // Going back takes a moment: a second tap in it would leave the screen below, too.
    if (closed.current) return
    closed.current = true
    if (canGoBack) history.back()
    else void navigate({ to: '.', search: (now) => ({ ...now, lead: undefined }), replace: true })
  }
  return <LeadPage id={id} onClose={close} />
}
