import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'

/**
 * Which leads the address asks for, and the way to ask for others: another address in the place of this one. It
 * follows the address itself, as the router first asks whether the screen may be seen, which takes longer than a letter.
 */
export function useLeadQuery(): [LeadQuery, (query: LeadQuery) => void] {
  const { history } = useRouter()
  const [home] = useState(history.location.pathname)
  const [last, setLast] = useState('')
  const address = useSyncExternalStore(history.subscribe, () => history.location)
  // On the way to another screen this one stays as it is.
  const search = address.pathname === home ? searchOf(queryIn(address.search)) : last
  if (search !== last) setLast(search)
  const query = useMemo(() => queryIn(search), [search])

  const navigate = useNavigate()
  const ask = useCallback(
    (wanted: LeadQuery) => {
      // What was looked at far down another list is nowhere in this one.
      scrollTo({ top: 0, behavior: 'instant' })
      const named = queryIn(searchOf(wanted))
      void navigate({
        to: '/lead-management',
        search: ({ lead }) => ({ lead, ...named }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [query, ask]
}
