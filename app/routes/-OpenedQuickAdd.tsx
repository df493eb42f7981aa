import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { useWayBack } from './-useWayBack.ts'

const quickAdd = sourceOf(() => import('#app/features/leads/QuickAdd.tsx'))

/** The sheet for adding a lead quickly, over the current screen, while the address asks for it. */
export function OpenedQuickAdd() {
  const { history } = useRouter()
  const search = useSyncExternalStore(history.subscribe, () => history.location.search)
  const name = nameIn(search)
  const loaded = useLoaded(quickAdd, name !== undefined)
  const navigate = useNavigate()
  const stay = useCallback(
    () => void navigate({ to: '.', search: (now) => ({ ...now, newLead: undefined }), replace: true }),
    [navigate],
  )
  const close = useWayBack(stay)
  if (name === undefined || !loaded) return null
  return <loaded.QuickAdd known={{ fullName: name }} onClose={close} />
}

/** The name of the lead to be added; undefined if the sheet is closed. */
function nameIn(search: string): string | undefined {
  const given = new URLSearchParams(search).get('newLead')
  // The router puts a text in quotes if it could be parsed as another type.
  return given?.replace(/^"(.*)"$/, '$1')
}
