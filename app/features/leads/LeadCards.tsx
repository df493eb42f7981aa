import { leadName, leadRole, longDate } from '#app/lib/format.ts'
import type { Selection } from '#app/lib/useSelection.ts'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import type { Lead } from '#db/model/lead.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'

const CARD_HEIGHT_PX = 124

export interface LeadListProps {
  leads: Lead[]
  selection: Selection
  actions: LeadActions
}

/** Leads on a phone. */
export function LeadCards({ leads, selection, actions }: LeadListProps) {
  return (
    <LongList label="Leads" rows={leads} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-2">
      {(lead) => <LeadCard lead={lead} selection={selection} actions={actions} />}
    </LongList>
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
