import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { DraftNotice } from '#app/entities/EditDialog.tsx'
import { DuplicateNotice } from '#app/entities/lead/duplicate/DuplicateNotice.tsx'
import { LeadFields } from '#app/entities/lead/LeadFields.tsx'
import { ProductChoice } from '#app/entities/lead/ProductChoice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { newId } from '#db/model/id.ts'
import { draftNameOf, type KnownLead, leadOf, ManualForm, startOf } from './manualForm.ts'

const REDIRECT_MS = 1500

interface ManualLeadEntryProps {
  known: KnownLead
  /** Whether the person continues from quick add, and so knows that the fields contain their text. */
  goingOn: boolean
}

/** The "Add New Lead" form, prefilled with known data. */
export function ManualLeadEntry({ known, goingOn }: ManualLeadEntryProps) {
  const { user, change } = useWorkspace()
  const [saved, setSaved] = useState(false)
  const start = startOf(known)
  const draft = useDraft(draftKey(user.id, draftNameOf(start)), start)
  const { errors, busy, onSubmit } = useForm({
    schema: ManualForm,
    onSubmit: async (values) => {
      const fields = leadOf(values)
      await change({ name: 'lead.create', args: { id: newId(), fields } })
      draft.forget()
      notify({ title: 'Lead added', text: `${fields.fullName} is in Leads.`, tone: 'success' })
      setSaved(true)
    },
    onFailure: changeFailed('Failed to add lead', 'Failed to add lead. Please try again.'),
  })
  useRedirect(saved)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Add New Lead" subtitle="Someone you met, or a contact that you found yourself" />
      <form noValidate onSubmit={onSubmit} onInput={draft.keep}>
        {draft.cameBack && !saved && !goingOn && <DraftNotice onDiscard={draft.discard} />}
        {!saved && (
          <DuplicateNotice key={`duplicate ${draft.fieldsKey}`} className="sticky top-14 z-10 mb-3" />
        )}
        <Card key={draft.fieldsKey} className="grid gap-4">
          <LeadFields values={draft.values} errors={errors} status="new" strict />
          <ProductFields values={draft.values} errors={errors} />
        </Card>
        <div className="sticky bottom-(--bar) -mx-4 -mb-4 bg-page px-4 py-3 md:static md:mx-0 md:mb-0 md:flex md:justify-end md:px-0">
          <Button type="submit" busy={busy || saved} className="max-md:w-full">
            {busy ? 'Adding...' : 'Add Lead'}
          </Button>
        </div>
      </form>
    </div>
  )
}

function ProductFields({ values, errors }: Pick<Parameters<typeof LeadFields>[0], 'values' | 'errors'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ProductChoice value={values.productId ?? ''} error={errors.productId} optional onlyOne />
      <TextField
        label="Product Interest"
        name="productInterest"
        defaultValue={values.productInterest ?? ''}
        error={errors.productInterest}
        hint="What they said they need. It is added to the notes."
        autoComplete="off"
        enterKeyHint="done"
        optional
      />
    </div>
  )
}

/** Opens the list of leads shortly after saving, unless the person has gone elsewhere. */
function useRedirect(saved: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => void navigate({ to: '/lead-management' }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [saved, navigate])
}
