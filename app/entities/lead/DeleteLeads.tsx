import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { deleteLeads } from './deletion.ts'
import { leadName } from './labels.ts'

interface DeleteLeadsProps {
  leads: readonly Lead[]
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before leads are deleted. */
export function DeleteLeads({ leads, onCancel, onDeleted }: DeleteLeadsProps) {
  const { change } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const [first] = leads
  const what = leads.length === 1 && first ? leadName(first) : `${leads.length} leads`
  const confirm = async () => {
    setBusy(true)
    if (await deleteLeads(change, leads, notify)) onDeleted()
    else setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={leads.length === 1 ? 'Delete this lead?' : 'Delete these leads?'}
      text={`${what} will be removed for the whole team.`}
      confirmLabel="Delete"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}
