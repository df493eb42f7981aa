import { leadName } from '#app/entities/lead/labels.ts'
import { ownerName, useOwners } from '#app/entities/lead/owners.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Button } from '#app/ui/Button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { grouped } from '#app/ui/grouped.ts'
import { labelOf } from '#db/model/entities/label.ts'
import type { UndoPlan } from './undo.ts'

/** The most leads that are listed. */
const MOST_LISTED = 100

interface StayingLeadsProps {
  stay: UndoPlan['stay']
  onClose: () => void
}

/** The leads of an undone import that stayed because somebody changed them, with who changed what. */
export function StayingLeads({ stay, onClose }: StayingLeadsProps) {
  const owners = useOwners()
  const open = useOpenLead()
  const what = ({ userId, at, fields }: UndoPlan['stay'][number]['touched']): string => {
    if (at === null) return 'Has notes, tasks or emails'
    const changed = fields.map((field) => labelOf('leads', field)).join(', ')
    return `${ownerName(userId, owners)} changed ${changed || 'it'}, ${longDate(at)}`
  }
  return (
    <section aria-label="Leads that stay" className="mb-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {grouped(stay.length)} {stay.length === 1 ? 'lead stays' : 'leads stay'}
        </h3>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
      <ul className="divide-y divide-line text-sm">
        {stay.slice(0, MOST_LISTED).map(({ lead, touched }) => (
          <li key={lead.id}>
            <button type="button" onClick={() => open(lead.id)} className="min-h-11 w-full py-1 text-left">
              <span className="block font-medium text-accent-ink">{leadName(lead)}</span>
              <span className="block text-muted">{what(touched)}</span>
            </button>
          </li>
        ))}
      </ul>
      {stay.length > MOST_LISTED && (
        <p className="text-muted text-sm">And {stay.length - MOST_LISTED} more.</p>
      )}
    </section>
  )
}
