import { Check } from 'lucide-react'
import { leadName } from '#app/entities/lead/labels.ts'
import { NOBODY, type Owners } from '#app/entities/lead/owners.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Lead } from '#db/model/entities/lead.ts'

interface OwnerSheetProps {
  lead: Lead
  owners: Owners
  onChoose: (ownerId: number | null) => void
  onClose: () => void
}

/** Gives a lead to a member of the team, or to nobody, with one tap. */
export function OwnerSheet({ lead, owners, onChoose, onClose }: OwnerSheetProps) {
  const choose = (ownerId: number | null) => {
    if (ownerId !== lead.ownerId) onChoose(ownerId)
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title="Owner" description={leadName(lead)} width="small">
      <ul className="divide-y divide-line pb-2">
        {[...owners.ids, null].map((ownerId) => (
          <li key={ownerId ?? NOBODY}>
            <button
              type="button"
              aria-pressed={ownerId === lead.ownerId}
              onClick={() => choose(ownerId)}
              className="flex min-h-12 w-full items-center gap-2 text-left hover:bg-raised aria-pressed:font-semibold"
            >
              <span className="min-w-0 flex-1 truncate">{optionName(ownerId, owners)}</span>
              {ownerId === lead.ownerId && <Check aria-hidden className="size-4.5 shrink-0" />}
            </button>
          </li>
        ))}
      </ul>
      {!owners.known && (
        <p className="pb-2 text-muted text-sm">Your team mates are shown here once there is a connection.</p>
      )}
    </Dialog>
  )
}

function optionName(ownerId: number | null, { me, names }: Owners): string {
  if (ownerId === null) return NOBODY
  const name = names.get(ownerId) ?? ''
  return ownerId === me ? `${name} (you)` : name
}
