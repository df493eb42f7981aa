import * as v from 'valibot'
import { useWorkspace } from '#app/data/workspace.tsx'
import { EditDialog, useEditing } from '#app/entities/EditDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { isFindable, type Lead, LeadEdit, NOWHERE } from '#db/model/entities/lead.ts'
import { ProductIdText } from '#db/model/entities/product.ts'
import { placeAddressOf } from '#db/model/leadPoint.ts'
import { PlaceText } from '#db/model/place.ts'
import { DealValueText, ExtraText, OptOutsText, RhythmText, TagsText, WaysText } from './furtherForm.ts'
import { LeadFields } from './LeadFields.tsx'
import { LeadFurther } from './LeadFurther.tsx'
import { leadName } from './labels.ts'
import { ProductChoice } from './ProductChoice.tsx'
import { leadNotUpdated } from './useSetStatus.ts'

/** The form has no field for where an address was measured or looked up. */
const { entries: typed } = v.omit(v.required(LeadEdit), ['placeAddress', 'located'])

const EditedLead = v.object({
  ...typed,
  place: PlaceText,
  productId: ProductIdText,
  ways: WaysText,
  extra: ExtraText,
  tags: TagsText,
  optOuts: OptOutsText,
  dealValue: DealValueText,
  rhythmWeeks: RhythmText,
})

export function LeadEditor({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { change } = useWorkspace()
  const { draft, seen } = useEditing(lead, EditedLead, `lead-${lead.id}`)
  const { errors, ...form } = useForm({
    schema: EditedLead,
    onSubmit: async (wanted) => {
      if (isFindable(lead) && !isFindable(wanted)) return { email: NOWHERE }
      const placeAddress = placeAddressOf(wanted, lead)
      const changes = changesBetween<Lead>(seen, { ...wanted, placeAddress })
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
        <LeadFurther lead={seen} values={draft.values} errors={errors} />
        <ProductChoice value={draft.values.productId ?? ''} error={errors.productId} />
      </div>
    </EditDialog>
  )
}
