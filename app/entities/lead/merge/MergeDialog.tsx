import { useId, useMemo, useState } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { dealText } from '#app/entities/lead/deal.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { type Owners, ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { productLine } from '#app/entities/product/productLine.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { labelOf } from '#db/model/entities/label.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { byFullness, type ChoiceField, type Choices, type Difference, differencesOf } from './plan.ts'
import { useMerge } from './useMerge.ts'

interface MergeDialogProps {
  /** Two to six leads. */
  leadIds: readonly number[]
  /** @param isDone whether they were merged */
  onClose: (isDone: boolean) => void
}

/** Merges leads into one. Where they differ, the person may choose; without a choice the fullest lead counts. */
export function MergeDialog({ leadIds, onClose }: MergeDialogProps) {
  const rows = useRows('leads')
  const leads = useMemo(
    () => byFullness(rows?.filter(({ id }) => leadIds.includes(id)) ?? []),
    [rows, leadIds],
  )
  const differences = useMemo(() => differencesOf(leads), [leads])
  const [choices, setChoices] = useState<Choices>({})
  const [isBusy, setBusy] = useState(false)
  const { merge } = useMerge()
  const submit = async () => {
    setBusy(true)
    if (await merge(leads, choices)) onClose(true)
    else setBusy(false)
  }
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={`Merge ${leads.length} leads`}
      description="Notes, emails, tasks and history of all stay together. You can undo it for 30 days."
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy || leads.length < 2}>
            Merge
          </Button>
        </>
      }
    >
      <ul className="mb-4">
        {leads.map((lead) => (
          <li key={lead.id} className="py-1">
            <span className="font-medium">{leadName(lead)}</span>{' '}
            <span className="text-muted text-sm">{leadRole(lead)}</span>
          </li>
        ))}
      </ul>
      {differences.length > 0 && (
        <p className="mb-3 text-muted text-sm">
          Where they differ, choose what the lead gets. Emails and numbers that you do not choose are kept as
          further contact data.
        </p>
      )}
      <div className="grid gap-4">
        {differences.map((difference) => (
          <ChoiceOf
            key={difference.field}
            difference={difference}
            chosen={choices[difference.field]}
            onChoose={(id) => setChoices((now) => ({ ...now, [difference.field]: id }))}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ChoiceOfProps {
  difference: Difference
  /** The id of the chosen lead; undefined for the default. */
  chosen: number | undefined
  onChoose: (leadId: number) => void
}

/** The values of one field, of which one is chosen. */
function ChoiceOf({ difference: { field, options }, chosen, onChoose }: ChoiceOfProps) {
  const name = useId()
  const owners = useOwners()
  const products = useRows('products')
  const current = chosen ?? options[0]?.id
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{fieldLabel(field)}</legend>
      {options.map((lead) => (
        <label key={lead.id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={lead.id === current}
            onChange={() => onChoose(lead.id)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="wrap-anywhere min-w-0">{shownIn(lead, field, { owners, products })}</span>
        </label>
      ))}
    </fieldset>
  )
}

const fieldLabel = (field: ChoiceField): string => (field === 'dealValue' ? 'Deal' : labelOf('leads', field))

interface Known {
  owners: Owners | undefined
  products: readonly Product[] | undefined
}

/** The value of a lead's field, for display. */
function shownIn(lead: Lead, field: ChoiceField, { owners, products }: Known): string {
  if (field === 'dealValue') return dealText(lead)
  if (field === 'status') return valueShown('status', shownStatus(lead))
  if (field === 'ownerId') return ownerName(lead.ownerId, owners)
  if (field === 'productId') {
    const product = products?.find(({ id }) => id === lead.productId)
    return productLine(lead.productId, product) ?? ''
  }
  return lead[field]
}
