import { Check } from 'lucide-react'
import { valueShown } from '#app/entities/field.ts'
import { useSetStatus } from '#app/entities/lead/useSetStatus.ts'
import { classes } from '#app/ui/classes.ts'
import { type Lead, leadStatuses, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'

/** A lead's status, changed with one tap and undone with another. */
export function LeadStatus({ lead }: { lead: Lead }) {
  const setStatus = useSetStatus(lead)
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-muted text-sm">Status</legend>
      <div className="grid grid-cols-3 gap-1 max-[16rem]:grid-cols-2 @lg:grid-cols-6">
        {leadStatuses.map((each) => (
          <Choice
            key={each}
            status={each}
            chosen={each === shownStatus(lead)}
            onChoose={() => setStatus(each)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  status: ShownStatus
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

const chosenLook: Record<ChoiceProps['status'], string> = {
  new: 'border-grey bg-grey-soft text-grey',
  contacted: 'border-yellow bg-yellow-soft text-yellow',
  qualified: 'border-blue bg-blue-soft text-blue',
  converted: 'border-green bg-green-soft text-green',
  rejected: 'border-red bg-red-soft text-red',
}
