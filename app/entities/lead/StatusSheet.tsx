import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { useSetStatus } from '#app/entities/lead/useSetStatus.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type Lead, leadStatuses, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'

/** Changes a lead's status with one tap, from any screen that shows the lead. */
export function StatusSheet({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const setStatus = useSetStatus(lead)
  const current = shownStatus(lead)
  const choose = (status: ShownStatus) => {
    if (status !== current) setStatus(status)
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title="Status" description={leadName(lead)} width="small">
      <div className="grid grid-cols-2 gap-2">
        {leadStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-label={valueShown('status', status)}
            aria-pressed={status === current}
            onClick={() => choose(status)}
            className="flex min-h-14 items-center rounded-md border border-line px-4 text-sm hover:bg-raised active:bg-raised aria-pressed:border-edge aria-pressed:bg-raised"
          >
            <StatusBadge bare status={status} />
          </button>
        ))}
      </div>
    </Dialog>
  )
}
