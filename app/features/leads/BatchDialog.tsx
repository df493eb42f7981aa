import { useMemo } from 'react'
import * as v from 'valibot'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Change } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { form, line } from '#db/model/schema.ts'
import { batchChanges } from './batchEdit.ts'

const BatchForm = form({
  product: v.optional(v.string(), ''),
  addedTag: v.optional(line(40), ''),
  removedTag: v.optional(v.string(), ''),
  followUp: v.optional(line(300), ''),
  day: v.optional(v.string(), ''),
})
/** The choice of no product, as opposed to the one that leaves each lead its own. */
const NO_PRODUCT = 'none'

interface BatchDialogProps {
  /** The leads to change. */
  leads: readonly Lead[]
  onClose: () => void
}

/** Sets product, tags and a follow-up for many leads in one step, which can be undone. */
export function BatchDialog({ leads, onClose }: BatchDialogProps) {
  const { change, user } = useWorkspace()
  const products = useRows('products')
  const tags = useMemo(() => [...new Set(leads.flatMap((lead) => lead.tags))].sort(), [leads])
  /** One list after the other, because only changes of one name go in batches. */
  const make = async (...lists: readonly Change[][]) => {
    for (const changes of lists) if (changes.length > 0) await change(...changes)
  }
  const done = `${leads.length} lead(s)`
  const batch = useForm({
    schema: BatchForm,
    onSubmit: async ({ product, ...wanted }) => {
      const productId = product === '' ? undefined : product === NO_PRODUCT ? null : Number(product)
      const { edits, tasks, undoEdits, undoTasks } = batchChanges(leads, { ...wanted, productId }, user.id)
      const putBack = () =>
        attempt(() => make(undoEdits, undoTasks), {
          done: { title: 'Leads restored', text: `${done} are as before.` },
          failed: changeFailed('Undo failed', 'Please try again.'),
        })
      const isDone = await attempt(() => make(edits, tasks), {
        done: {
          title: 'Leads updated',
          text: `${done} updated.`,
          action: { label: 'Undo', onSelect: () => void putBack() },
        },
        failed: changeFailed('Update failed', 'Failed to update leads. Please try again.'),
      })
      if (isDone) onClose()
    },
  })
  return (
    <FormDialog
      title={`Edit ${leads.length} lead(s)`}
      description="What you leave empty stays as it is."
      form={batch}
      submitLabel="Apply"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <SelectField
          label="Product"
          name="product"
          placeholder="Leave as it is"
          options={[
            { value: NO_PRODUCT, label: 'No product' },
            ...(products ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <TextField label="Add a tag" name="addedTag" maxLength={40} error={batch.errors.addedTag} />
        {tags.length > 0 && (
          <SelectField
            label="Remove a tag"
            name="removedTag"
            placeholder="None"
            options={tags.map((tag) => ({ value: tag, label: tag }))}
          />
        )}
        <TextField
          label="Follow-up for each lead"
          name="followUp"
          maxLength={300}
          error={batch.errors.followUp}
        />
        <TextField label="Day of the follow-up" name="day" type="date" error={batch.errors.day} />
      </div>
    </FormDialog>
  )
}
