import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { Id } from '#db/model/id.ts'
import { useWayBack } from './-useWayBack.ts'

/** What opens a lead in a list. */
const ROWS = '[data-opens]'

const leadPage = sourceOf(() => import('#app/entities/lead/page/LeadPage.tsx'))

/**
 * The page of the lead that the address names, over the screen that it stands on. It follows the address itself: the
 * router asks first whether the screen below may be seen, which takes longer than a page that is at hand.
 */
export function OpenedLead() {
  const { history } = useRouter()
  const location = useSyncExternalStore(history.subscribe, () => history.location)
  /** Where the page was closed: the way back takes a moment. */
  const [left, setLeft] = useState<typeof location>()
  const id = location === left ? undefined : leadIn(location.search)
  const loaded = useLoaded(leadPage, id !== undefined, ROWS)

  const navigate = useNavigate()
  const stay = useCallback(
    () => void navigate({ to: '.', search: (now) => ({ ...now, lead: undefined }), replace: true }),
    [navigate],
  )
  const goBack = useWayBack(stay)
  const close = useCallback(() => {
    setLeft(history.location)
    goBack()
  }, [history, goBack])
  if (id === undefined || !loaded) return null
  return <loaded.LeadPage key={id} id={id} onClose={close} />
}

/** What is no id opens none. */
function leadIn(search: string): number | undefined {
  const named = v.safeParse(Id, Number(new URLSearchParams(search).get('lead')))
  return named.success ? named.output : undefined
}
