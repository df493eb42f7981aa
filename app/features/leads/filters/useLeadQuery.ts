import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'
import { afterPaint } from '#app/ui/afterPaint.ts'

/**
 * Which leads the address asks for, and the way to ask for others: another address in the place of this one. It
 * follows the address itself, as the router first asks whether the screen may be seen, which takes longer than a letter.
 */
export function useLeadQuery(): [LeadQuery, (query: LeadQuery) => void] {
  const { history } = useRouter()
  const [home] = useState(history.location.pathname)
  const [last, setLast] = useState('')
  const address = useSyncExternalStore(history.subscribe, () => history.location)
  /** What was asked for at an address: shown at once, and written into the address as soon as it is. */
  const [asked, setAsked] = useState<{ search: string; at: typeof address }>()
  // On the way to another screen this one stays as it is.
  const written = address.pathname === home ? searchOf(queryIn(address.search)) : last
  if (written !== last) setLast(written)
  const unwritten = asked?.at === address && asked.search !== written ? asked.search : undefined
  const search = unwritten ?? written
  const query = useMemo(() => queryIn(search), [search])

  const navigate = useNavigate()
  useEffect(() => {
    if (unwritten === undefined) return
    const write = () =>
      void navigate({
        to: '/lead-management',
        search: ({ lead }) => ({ lead, ...queryIn(unwritten) }),
        replace: true,
        resetScroll: false,
      })
    return beforeAnythingElse(write)
  }, [navigate, unwritten])
  const ask = useCallback(
    (wanted: LeadQuery) => {
      // What was looked at far down another list is nowhere in this one.
      scrollTo({ top: 0, behavior: 'instant' })
      setAsked({ search: searchOf(wanted), at: history.location })
    },
    [history],
  )
  return [query, ask]
}

/** What may lead to another address, or to none. */
const LEAVING = ['pointerdown', 'keydown', 'click', 'pagehide'] as const

/** Does something once the page is painted, or before whatever the person does first. @returns keeps it from being done */
function beforeAnythingElse(work: () => void): () => void {
  const cancel = afterPaint(work)
  for (const event of LEAVING) addEventListener(event, work, { capture: true, once: true })
  return () => {
    cancel()
    for (const event of LEAVING) removeEventListener(event, work, true)
  }
}
