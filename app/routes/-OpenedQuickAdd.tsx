import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { useWayBack } from './-useWayBack.ts'

const quickAdd = sourceOf(() => import('#app/features/leads/QuickAdd.tsx'))

/** The sheet in which a lead is added in a few words, over the screen that it stands on, while the address says so. */
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

/** The name with which a lead is to be added; undefined where none is. */
function nameIn(search: string): string | undefined {
  const given = new URLSearchParams(search).get('newLead')
  // The router writes texts that could be read as something else in quotes.
  return given?.replace(/^"(.*)"$/, '$1')
}
