import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useLiveRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteLeads } from '#app/entities/lead/deleteLeads.ts'
import { callLead } from '#app/entities/lead/ReachButton.tsx'
import { StatusSheet } from '#app/entities/lead/StatusSheet.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { LeadActions } from './LeadMenu.tsx'

const LeadEditor = lazy(() =>
  import('#app/entities/lead/LeadEditor.tsx').then((part) => ({ default: part.LeadEditor })),
)
// Its page says why a lead is no longer there.
const LeadPage = lazy(() =>
  import('#app/entities/lead/page/LeadPage.tsx').then((part) => ({ default: part.LeadPage })),
)

/** The open dialog, and its lead as it was at the tap. */
interface Shown {
  kind: 'edit' | 'status'
  lead: Lead
}

/** The actions in the list of leads, and the dialog that is open for one. */
export function useLeadDialogs() {
  const { change } = useWorkspace()
  const [shown, setShown] = useState<Shown>()
  const view = useOpenLead()
  const navigate = useNavigate()
  const { followUp, logCall, checkIn, sheets } = useTaskSheets()
  // A stable object, so that a row renders again only when its lead changes.
  const actions: LeadActions = useMemo(
    () => ({
      view: ({ id }) => view(id),
      call: callLead,
      logCall,
      followUp,
      checkIn,
      setStatus: (lead) => setShown({ kind: 'status', lead }),
      email: ({ id }) => void navigate({ to: '/create-email', search: { forLead: id } }),
      edit: (lead) => setShown({ kind: 'edit', lead }),
      remove: (lead) => void deleteLeads(change, [lead]),
    }),
    [view, navigate, followUp, logCall, checkIn, change],
  )
  return {
    actions,
    shown,
    sheets,
    close: () => setShown(undefined),
  }
}

interface LeadDialogsProps {
  dialogs: ReturnType<typeof useLeadDialogs>
}

/** The dialog over the list of leads: one at a time. */
export function LeadDialogs({ dialogs: { shown, sheets, close } }: LeadDialogsProps) {
  if (!shown) return sheets
  const { kind, lead } = shown
  if (kind === 'edit') return <Editor key={lead.id} lead={lead} onClose={close} />
  return <StatusSheet lead={lead} onClose={close} />
}

/** The form of a lead. If somebody deletes the lead meanwhile, it says so. */
function Editor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const leads = useLiveRows('leads')
  const isThere = useSyncExternalStore(leads.subscribe, () => leads.rows.has(lead.id))
  return (
    <Suspense>
      {isThere ? <LeadEditor lead={lead} onClose={onClose} /> : <LeadPage id={lead.id} onClose={onClose} />}
    </Suspense>
  )
}
