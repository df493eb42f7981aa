import { Check } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { sayUpdateFailed } from '#app/entities/lead/sayUpdateFailed.ts'
import { classes } from '#app/ui/classes.ts'
import { notify } from '#app/ui/toast.ts'
import { type Lead, leadStatuses } from '#db/model/entities/lead.ts'

const statuses = [...leadStatuses, 'approved'] as const

/** A lead's status, changed with one tap and put back with one more. */
export function LeadStatus({ lead: { id, status } }: { lead: Lead }) {
  const { change } = useWorkspace()

  const set = async (from: Lead['status'], to: Lead['status'], undo?: () => void) => {
    try {
      await change({ name: 'lead.edit', args: { id, changes: { status: [from, to] } } })
    } catch (error) {
      return sayUpdateFailed(error)
    }
    notify({
      title: 'Lead updated',
      text: `Status: ${valueShown('status', to || 'new')}`,
      tone: 'success',
      action: undo && { label: 'Undo', onSelect: undo },
    })
  }

  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-muted text-sm">Status</legend>
      <div className="grid grid-cols-3 gap-1 max-[16rem]:grid-cols-2 sm:grid-cols-6">
        {statuses.map((each) => (
          <Choice
            key={each}
            status={each}
            chosen={each === (status || 'new')}
            onChoose={() => void set(status, each, () => void set(each, status))}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  status: (typeof statuses)[number]
  chosen: boolean
  onChoose: () => void
}

function Choice({ status, chosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={chosen ? undefined : onChoose}
      className={classes(
        'flex min-h-11 items-center justify-center gap-1 rounded-md border px-1 font-medium text-sm transition-colors active:opacity-80',
        chosen ? chosenLook[status] : 'border-line text-muted hover:bg-raised hover:text-ink',
      )}
    >
      {chosen && <Check aria-hidden className="size-4 shrink-0" />}
      {valueShown('status', status)}
    </button>
  )
}

/** The colours of SPEC.md section 4. */
const grey = 'border-grey bg-grey-soft text-grey'
const chosenLook: Record<ChoiceProps['status'], string> = {
  new: grey,
  contacted: 'border-yellow bg-yellow-soft text-yellow',
  qualified: 'border-blue bg-blue-soft text-blue',
  converted: 'border-green bg-green-soft text-green',
  rejected: 'border-red bg-red-soft text-red',
  approved: grey,
}
