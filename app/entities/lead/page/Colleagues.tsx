import { useMemo } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { Collapsible } from '#app/ui/Collapsible.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { sortedByName } from '#db/model/order.ts'

/** The most people of a company that are listed. */
const MOST_SHOWN = 20

/** The other people at a lead's company: "3 at Fjord Foods". */
export function Colleagues({ lead }: { lead: Lead }) {
  const leads = useRows('leads')
  const open = useOpenLead()
  const others = useMemo(() => colleaguesOf(lead, leads ?? []), [lead, leads])
  if (others.length === 0) return null
  return (
    <Collapsible title={`${others.length + 1} at ${lead.company}`} className="mb-3">
      <ul>
        {others.slice(0, MOST_SHOWN).map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => open(other.id)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-2 text-left hover:underline"
            >
              <span className="text-accent-ink">{leadName(other)}</span>
              <span className="text-muted text-sm">{other.position}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > MOST_SHOWN && (
        <p className="text-muted text-sm">
          And {others.length - MOST_SHOWN} more: search for {lead.company}.
        </p>
      )}
    </Collapsible>
  )
}

/** The leads with the same company, whatever its capitals, in the order of their names. */
export function colleaguesOf(lead: Lead, leads: readonly Lead[]): Lead[] {
  const company = lead.company.toLowerCase()
  if (company === '') return []
  const others = leads.filter(
    (other) =>
      // Fewer texts have to be compared when their lengths are compared first.
      other.company.length === lead.company.length &&
      other.id !== lead.id &&
      other.saved &&
      other.company.toLowerCase() === company,
  )
  return sortedByName(others, leadName)
}
