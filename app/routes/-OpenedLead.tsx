import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAtHand } from '#app/ui/useAtHand.ts'
import { useWayBack } from './-useWayBack.ts'

const load = () => import('#app/entities/lead/page/LeadPage.tsx')
const LeadPage = lazy(() => load().then((part) => ({ default: part.LeadPage })))

/** The page of the lead that the address names, over the screen that it stands on. */
export function OpenedLead({ id }: { id: number | undefined }) {
  useAtHand(load)
  if (id === undefined) return null
  return (
    <Suspense fallback={null}>
      <Opened key={id} id={id} />
    </Suspense>
  )
}

function Opened({ id }: { id: number }) {
  const navigate = useNavigate()
  const close = useWayBack(
    () => void navigate({ to: '.', search: (now) => ({ ...now, lead: undefined }), replace: true }),
  )
  return <LeadPage id={id} onClose={close} />
}
