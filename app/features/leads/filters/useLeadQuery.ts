import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type LeadQuery, queryIn, searchOf } from '#app/entities/lead/list/query.ts'
import { afterPaint } from '#app/ui/afterPaint.ts'

/**
 * The query in the address, and a function that replaces it. It reads the address itself, because the router
 * first checks whether the screen may be shown, which takes longer than a keystroke.
 */
export function useLeadQuery(): [LeadQuery, (query: LeadQuery) => void] {
  const { history } = useRouter()
  const [home] = useState(history.location.pathname)
  const [last, setLast] = useState('')
  const address = useSyncExternalStore(history.subscribe, () => history.location)
  /**
   * The query that was set at an address: displayed at once, and written to the address as soon as possible.
   */
  const [asked, setAsked] = useState<{ search: string; at: typeof address }>()
  // While navigating to another screen, this one stays unchanged.
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
        search: ({ lead, view }) => ({ lead, view, ...queryIn(unwritten) }),
        replace: true,
        resetScroll: false,
      })
    return beforeAnythingElse(write)
  }, [navigate, unwritten])
  const ask = useCallback(
    (wanted: LeadQuery) => {
      // The scroll position of another list means nothing in this one.
      scrollTo({ top: 0, behavior: 'instant' })
      setAsked({ search: searchOf(wanted), at: history.location })
    },
    [history],
  )
  return [query, ask]
}

/** Events that may lead to another address, or close the page. */
const LEAVING = ['pointerdown', 'keydown', 'click', 'pagehide'] as const

/** Runs work once the page is painted, or before the person's next action. @returns cancels it */
function beforeAnythingElse(work: () => void): () => void {
  const cancel = afterPaint(work)
  for (const event of LEAVING) addEventListener(event, work, { capture: true, once: true })
  return () => {
    cancel()
    for (const event of LEAVING) removeEventListener(event, work, true)
  }
}
