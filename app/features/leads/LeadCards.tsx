import { leadName, leadRole, longDate } from '#app/lib/format.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import type { Lead } from '#db/model/lead.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'
import type { Selection } from './useSelection.ts'
import { useWindowRows } from './useWindowRows.ts'

const CARD_HEIGHT_PX = 124

export interface LeadListProps {
  leads: Lead[]
  selection: Selection
  actions: LeadActions
}

/** Leads on a phone. */
export function LeadCards({ leads, selection, actions }: LeadListProps) {
  const ids = leads.map(({ id }) => id)
  const { container, rows, before, after, measure } = useWindowRows<HTMLUListElement>(ids, CARD_HEIGHT_PX)
  return (
    <ul ref={container} aria-label="Leads" style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index, key }) => {
        const lead = leads[index]
        if (!lead) return null
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-setsize={leads.length}
            aria-posinset={index + 1}
            className="pb-2"
          >
            <LeadCard lead={lead} selection={selection} actions={actions} />
          </li>
        )
      })}
    </ul>
  )
}

function LeadCard({ lead, selection, actions }: { lead: Lead; selection: Selection; actions: LeadActions }) {
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-lg border border-line bg-surface py-1">
      <Checkbox
        label={`Select ${leadName(lead)}`}
        hideLabel
        checked={selection.has(lead.id)}
        onCheckedChange={(selected) => selection.set(lead.id, selected)}
        className="z-10"
      />
      <div className="min-w-0 py-2.5">
        <button
          type="button"
          onClick={() => actions.view(lead)}
          className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
        >
          {leadName(lead)}
        </button>
        <p className="truncate text-muted text-sm">{leadRole(lead) || '-'}</p>
        <p className="truncate text-muted text-sm">{lead.email || lead.phoneNumber || '-'}</p>
        <p className="mt-1.5 flex items-center justify-between gap-2 text-muted text-xs">
          <StatusBadge status={lead.status} />
          <span className="truncate">{longDate(lead.createdAt)}</span>
        </p>
      </div>
      <div className="relative z-10">
        <LeadMenu lead={lead} actions={actions} />
      </div>
    </article>
  )
}
