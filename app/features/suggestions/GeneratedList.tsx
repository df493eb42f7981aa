import { Eye } from 'lucide-react'
import { useCallback } from 'react'
import { leadName } from '#app/entities/lead/labels.ts'
import { LeadTable } from '#app/entities/lead/list/LeadTable.tsx'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { LeadCards, type LeadCardsProps } from './LeadCards.tsx'
import { Reasoning } from './Reasoning.tsx'

const ROW_HEIGHT_PX = 96

export interface GeneratedListProps extends Omit<LeadCardsProps, 'columns'> {
  view: ViewControls
}

/** Generated leads as cards or as a table, each with the reason why its company was suggested. */
export function GeneratedList({ view, reasons, onView, ...list }: GeneratedListProps) {
  const wide = useWide()
  const under = useCallback(
    ({ suggestionId }: Lead) => {
      const reason = reasons.get(suggestionId ?? 0)
      return reason && <Reasoning text={reason} />
    },
    [reasons],
  )
  const viewButton = useCallback(
    (lead: Lead) => (
      <IconButton label={`View ${leadName(lead)}`} icon={<Eye />} onClick={() => onView(lead)} />
    ),
    [onView],
  )
  if (list.leads.length === 0) return <EmptyState title="No matching leads found" />
  if (!wide) return <LeadCards {...list} reasons={reasons} columns={view.visible} onView={onView} />
  return (
    <LeadTable
      label="Generated leads"
      list="generated"
      {...list}
      view={view}
      action={viewButton}
      actionLabel="View"
      under={under}
      rowHeight={ROW_HEIGHT_PX}
    />
  )
}
