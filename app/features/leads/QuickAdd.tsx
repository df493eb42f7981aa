import { useNavigate } from '@tanstack/react-router'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { DraftNotice } from '#app/entities/EditDialog.tsx'
import { DuplicateNotice } from '#app/entities/lead/duplicate/DuplicateNotice.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { newId } from '#db/model/id.ts'
import { draftNameOf, type KnownLead, leadOf, QuickForm, startOf } from './manualForm.ts'

interface QuickAddProps {
  known: KnownLead
  onClose: () => void
}

/**
 * Adds a lead in ten seconds: who it is, contact data, a note. "More" continues in the full form, which
 * shares this draft.
 */
export function QuickAdd({ known, onClose }: QuickAddProps) {
  const { user, change } = useWorkspace()
  const navigate = useNavigate()
  const view = useOpenLead()
  const start = startOf(known)
  const draft = useDraft(draftKey(user.id, draftNameOf(start)), start)
  const productId = useOnlyProduct()
  const { errors, busy, onSubmit } = useForm({
    schema: QuickForm,
    onSubmit: async (values) => {
      const fields = leadOf({ ...values, productId: values.productId ?? productId })
      const id = newId()
      await change({ name: 'lead.create', args: { id, fields } })
      draft.forget()
      onClose()
      notify({
        title: 'Lead added',
        text: `${fields.fullName || fields.company} is in Leads.`,
        tone: 'success',
        action: { label: 'View', onSelect: () => view(id) },
      })
    },
    onFailure: changeFailed('Failed to add lead', 'Failed to add lead. Please try again.'),
  })
  const toWholeForm = () =>
    void navigate({
      to: '/manual-lead-entry',
      search: { ...(known.fullName && { fullName: known.fullName }), goingOn: true },
      replace: true,
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="small"
      title="Add Lead"
      hasAddress
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={toWholeForm}>
            More
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Adding...' : 'Add Lead'}
          </Button>
        </>
      }
    >
      {draft.cameBack && <DraftNotice onDiscard={draft.discard} />}
      <div key={draft.fieldsKey} onInput={draft.keep} className="grid gap-3">
        <Fields values={draft.values} errors={errors} />
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** Two fields side by side, if the text size leaves space for that. */
const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-2 gap-y-3'
const SHOWN = new Set(['fullName', 'company', 'phoneNumber', 'email', 'notes'])

function Fields({ values, errors }: FieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
  })
  const typedInWholeForm = Object.entries(values).filter(([name]) => !SHOWN.has(name))
  return (
    <>
      <div className={PAIR}>
        <TextField label="Name" {...field('fullName')} autoCapitalize="words" />
        <TextField label="Company" {...field('company')} autoCapitalize="words" />
      </div>
      <div className={PAIR}>
        <TextField label="Phone Number" {...field('phoneNumber')} type="tel" inputMode="tel" />
        <TextField label="Email" {...field('email')} type="email" inputMode="email" autoCapitalize="none" />
      </div>
      <DuplicateNotice />
      <TextArea
        label="Note"
        name="notes"
        defaultValue={values.notes ?? ''}
        error={errors.notes}
        rows={2}
        optional
      />
      {typedInWholeForm.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** The most likely product of a new lead: the team's product if there is only one. */
function useOnlyProduct(): number | null {
  const [first, ...others] = useRows('products') ?? []
  return first && others.length === 0 ? first.id : null
}
