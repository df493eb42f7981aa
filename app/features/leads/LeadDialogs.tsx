import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { DeleteLeads } from '#app/entities/lead/DeleteLeads.tsx'
import { LeadEditor } from '#app/entities/lead/LeadEditor.tsx'
import { callLead } from '#app/entities/lead/ReachButton.tsx'
import { StatusSheet } from '#app/entities/lead/StatusSheet.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { LeadActions } from './LeadMenu.tsx'

/** The open dialog, and its leads as they were at the tap. */
interface Shown {
  kind: 'edit' | 'status' | 'delete'
  leads: readonly Lead[]
}

/** The actions in the list of leads, and the dialog that is open for one. */
export function useLeadDialogs() {
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
      setStatus: (lead) => setShown({ kind: 'status', leads: [lead] }),
      email: ({ id }) => void navigate({ to: '/create-email', search: { forLead: id } }),
      edit: (lead) => setShown({ kind: 'edit', leads: [lead] }),
      remove: (lead) => setShown({ kind: 'delete', leads: [lead] }),
    }),
    [view, navigate, followUp, logCall, checkIn],
  )
  return {
    actions,
    removeAll: (leads: readonly Lead[]) => setShown({ kind: 'delete', leads }),
    shown,
    sheets,
    close: () => setShown(undefined),
  }
}

interface LeadDialogsProps {
  dialogs: ReturnType<typeof useLeadDialogs>
  onDeleted: () => void
}

/** The dialog over the list of leads: one at a time. */
export function LeadDialogs({ dialogs: { shown, sheets, close }, onDeleted }: LeadDialogsProps) {
  const lead = shown?.leads[0]
  if (!shown || !lead) return sheets
  if (shown.kind === 'edit') return <LeadEditor key={lead.id} lead={lead} onClose={close} />
  if (shown.kind === 'status') return <StatusSheet lead={lead} onClose={close} />
  const deleted = () => {
    onDeleted()
    close()
  }
  return <DeleteLeads leads={shown.leads} onCancel={close} onDeleted={deleted} />
}
