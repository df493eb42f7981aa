import { useState } from 'react'
import * as v from 'valibot'
import { draftKey, type Texts, useDraft } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { type Lead, LeadEdit } from '#db/model/entities/lead.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { LeadFields } from './LeadFields.tsx'
import { leadName } from './labels.ts'
import { leadNotUpdated } from './useSetStatus.ts'

const EditedLead = v.required(LeadEdit)

/** Edits one lead. What counts as changed is measured against the lead as it was when the typing began. */
export function LeadEditor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { user, change } = useWorkspace()
  const [opened] = useState(lead)
  const draft = useDraft(draftKey(user.id, `lead-${opened.id}`), startOf(opened))
  const seen = seenBy(opened, draft.start)
  const { errors, busy, onSubmit } = useForm({
    schema: EditedLead,
    onSubmit: async (wanted) => {
      if (!wanted.email && !wanted.phoneNumber) return { email: 'A lead needs an email or a phone number.' }
      const changes = changesBetween<'leads'>(seen, wanted)
      if (changes) {
        await change({ name: 'lead.edit', args: { id: seen.id, changes } })
        notify({ title: 'Lead updated', tone: 'success' })
      }
      draft.forget()
      onClose()
    },
    onFailure: leadNotUpdated,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit Lead"
      description={leadName(seen)}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {draft.cameBack && <DraftNotice onDiscard={draft.discard} />}
      <div key={draft.fieldsKey} onInput={draft.keep}>
        <LeadFields values={draft.values} errors={errors} status={seen.status} />
      </div>
    </Dialog>
  )
}

/** The lead as the person saw it when the typing began, which may be a reload and a team mate's edit ago. */
function seenBy(lead: Lead, start: Texts): Lead {
  const seen = v.safeParse(EditedLead, start)
  return seen.success ? { ...lead, ...seen.output } : lead
}

function startOf(lead: Lead) {
  const { fullName, email, phoneNumber, company, position, industry, notes } = lead
  const { companySize, linkedInUrl, companyUrl, status } = lead
  return {
    fullName,
    email,
    phoneNumber,
    company,
    position,
    industry,
    notes,
    companySize,
    linkedInUrl,
    companyUrl,
    status,
  }
}
