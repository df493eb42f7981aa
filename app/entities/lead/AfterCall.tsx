import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { LiveRows } from '#app/data/rows/liveRows.ts'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { standingLead } from '#app/entities/lead/standing.ts'
import { type Call, callToAskAbout, forgetCall, keepCall, leaveFor } from '#app/entities/task/calls.ts'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { telLinks } from './page/reach.ts'

const logCallSheet = sourceOf(() => import('#app/entities/task/LogCallSheet.tsx'))

/**
 * When the person returns from the dialler, asks for the result of a call that was started in Rove: once for
 * each call.
 */
export function AfterCall() {
  const { user, team, store } = useWorkspace()
  const call = useCall(user.id, team.id)
  const answered = () => {
    forgetCall(user.id)
    call.clear()
  }
  const { asked } = call
  const lead = useLiveQuery(() => asked && standingLead(store, asked.leadId), [store, asked])
  const loaded = useLoaded(logCallSheet, asked !== undefined)
  if (!asked || !loaded || !lead || lead.deletedAt || asked.teamId !== team.id) return null
  return <loaded.LogCallSheet key={asked.at} lead={lead} at={asked.at} onClose={answered} />
}

/** The call to ask about, if there is one. */
function useCall(userId: number, teamId: number) {
  const leads = useLiveRows('leads')
  const [asked, setAsked] = useState<Call>()
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="tel:"]') : null
      const leadId = link && leadOf(link, leads)
      if (leadId) keepCall(userId, { leadId, teamId, at: new Date().toISOString(), left: false })
    }
    let wanted = true
    const ask = async () => {
      await pageOpened()
      if (wanted) setAsked(callToAskAbout(userId, new Date()))
    }
    const turn = () => {
      if (document.visibilityState === 'hidden') leaveFor(userId, new Date())
      else void ask()
    }
    // If the page was killed meanwhile, the question is asked when it is opened again.
    turn()
    document.addEventListener('click', tap, { capture: true })
    document.addEventListener('visibilitychange', turn)
    return () => {
      wanted = false
      document.removeEventListener('click', tap, { capture: true })
      document.removeEventListener('visibilitychange', turn)
    }
  }, [userId, teamId, leads])
  return { asked, clear: () => setAsked(undefined) }
}

/** Resolves once the lead or the email in the address is open, because the question must lie above it. */
function pageOpened(): Promise<void> {
  const search = new URLSearchParams(location.search)
  const isThere = () =>
    !(search.has('lead') || search.has('email')) || document.querySelector('[role=dialog]') !== null
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const observer = new MutationObserver(() => {
      if (!isThere()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** The lead that a link calls: as the link says, otherwise the first lead with that number. */
function leadOf(link: HTMLAnchorElement, leads: LiveRows<'leads'>): number | undefined {
  const said = Number(link.dataset.lead)
  if (said) return said
  const href = link.getAttribute('href')
  for (const lead of leads.rows.values()) {
    if (href !== null && telLinks(lead.phoneNumber).includes(href)) return lead.id
  }
  return undefined
}
