import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { Id } from '#db/model/id.ts'
import { useWayBack } from './-useWayBack.ts'

/** The elements in a list that open a lead. */
const ROWS = '[data-opens]'

const leadPage = sourceOf(() => import('#app/entities/lead/page/LeadPage.tsx'))

/**
 * The page of the lead in the address, over the current screen. It reads the address itself: the router first
 * checks whether the screen below may be shown, which takes longer than opening a page that is already
 * loaded.
 */
export function OpenedLead() {
  const { history } = useRouter()
  const location = useSyncExternalStore(history.subscribe, () => history.location)
  /** The location at which the page was closed, because going back takes a moment. */
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

/** An invalid id opens no page. */
function leadIn(search: string): number | undefined {
  const named = v.safeParse(Id, Number(new URLSearchParams(search).get('lead')))
  return named.success ? named.output : undefined
}
