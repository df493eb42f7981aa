import { useState } from 'react'
import * as v from 'valibot'
import { CallError, call, sentenceOf } from '#app/data/server/call.ts'
import { requestSync } from '#app/data/sync.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'

const WORD = 'erase'
const Done = v.object({ leads: v.number() })

/** Erases all that tells of a person from the team, once that was typed: it can't be undone. */
export function ErasePerson({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { user, team } = useWorkspace()
  const [typed, setTyped] = useState('')
  const [suppress, setSuppress] = useState(true)
  const [busy, setBusy] = useState(false)
  const erase = async () => {
    setBusy(true)
    try {
      const path = `/api/teams/${team.id}/leads/${lead.id}/erase`
      await call(Done, 'POST', path, { suppress: suppress && lead.email !== '' })
      await requestSync(user.id)
      notify({ title: 'Data erased', text: 'Other devices follow at their next sync.', tone: 'success' })
      onClose()
    } catch (error) {
      notify({ title: 'Nothing was erased', text: whyNot(error), tone: 'error' })
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Erase all data of ${leadName(lead)}?`}
      text="The lead goes for the whole team, with its notes, emails, photo and what its history says, and so do other leads with the same address. This can not be undone. Backups of the server hold it until whoever runs the server deletes them; the guide asks for 30 days at most."
      confirmLabel="Erase"
      danger
      busy={busy}
      blocked={typed.trim().toLowerCase() !== WORD}
      onConfirm={() => void erase()}
    >
      <div className="grid gap-3">
        {lead.email && (
          <Checkbox
            label="Never look this address up again: it stays on “Do not contact”, unreadable"
            checked={suppress}
            onCheckedChange={setSuppress}
          />
        )}
        <TextField
          label={`Type "${WORD}" to confirm`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </ConfirmDialog>
  )
}

function whyNot(error: unknown): string {
  if (error instanceof CallError && error.status === 404) {
    return 'This lead is not on the server yet. Let it sync first.'
  }
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Erasing needs a connection.'
}
