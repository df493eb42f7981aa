import { useState } from 'react'
import * as v from 'valibot'
import { callFailed } from '#app/data/failure.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { Cancelled } from '#app/data/server/passkeys.ts'
import { requestSync } from '#app/data/sync.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { useProof } from '#app/entities/useProof.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Notice } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'

const Done = v.object({ leads: v.number() })

/** Erases all data of a person from the team, after they typed a confirmation, because it can't be undone. */
export function ErasePerson({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { user, team } = useWorkspace()
  const [suppress, setSuppress] = useState(true)
  const { withProof, dialog } = useProof()
  const erase = async () => {
    const path = `/api/teams/${team.id}/leads/${lead.id}/erase`
    const isErased = await attempt(
      async () => {
        await withProof(() => call(Done, 'POST', path, { suppress: suppress && lead.email !== '' }))
        await requestSync(user.id)
      },
      { done: { title: 'Data erased', text: 'Other devices follow at their next sync.' }, failed: notErased },
    )
    if (isErased) onClose()
  }
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`Erase all data of ${leadName(lead)}?`}
        text="The lead goes for the whole team, with its notes, emails, photo and what its history says, and so do other leads with the same address. This can not be undone. Backups of the server hold it until whoever runs the server deletes them; the guide asks for 30 days at most."
        confirmLabel="Erase"
        danger
        word="erase"
        onConfirm={erase}
      >
        {lead.email && (
          <Checkbox
            label="Never look this address up again: it stays on “Do not contact”, unreadable"
            checked={suppress}
            onCheckedChange={setSuppress}
          />
        )}
      </ConfirmDialog>
      {dialog}
    </>
  )
}

const erasureFailed = callFailed('Nothing was erased', 'Erasing needs a connection.')

const notErased = (error: unknown): Notice | undefined => {
  if (error instanceof Cancelled) return undefined
  return error instanceof CallError && error.status === 404
    ? {
        title: 'Nothing was erased',
        text: 'This lead is not on the server yet. Let it sync first.',
        tone: 'error',
      }
    : erasureFailed(error)
}
