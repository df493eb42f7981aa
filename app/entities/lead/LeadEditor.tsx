import * as v from 'valibot'
import { useWorkspace } from '#app/data/workspace.tsx'
import { EditDialog, useEditing } from '#app/entities/EditDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { isReachable, type Lead, LeadEdit } from '#db/model/entities/lead.ts'
import { ProductIdText } from '#db/model/entities/product.ts'
import { PlaceText } from '#db/model/place.ts'
import { LeadFields } from './LeadFields.tsx'
import { leadName } from './labels.ts'
import { ProductChoice } from './ProductChoice.tsx'
import { leadNotUpdated } from './useSetStatus.ts'

const EditedLead = v.object({ ...v.required(LeadEdit).entries, place: PlaceText, productId: ProductIdText })

export function LeadEditor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { change } = useWorkspace()
  const { draft, seen } = useEditing(lead, EditedLead, `lead-${lead.id}`)
  const { errors, ...form } = useForm({
    schema: EditedLead,
    onSubmit: async (wanted) => {
      if (isReachable(lead) && !isReachable(wanted))
        return { email: 'A lead needs an email or a phone number.' }
      const changes = changesBetween<Lead>(seen, wanted)
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
    <EditDialog
      form={form}
      draft={draft}
      title="Edit Lead"
      description={leadName(seen)}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <div className="grid gap-4">
        <LeadFields values={draft.values} errors={errors} status={seen.status} />
        <ProductChoice value={draft.values.productId ?? ''} error={errors.productId} />
      </div>
    </EditDialog>
  )
}
