import { Eye } from 'lucide-react'
import { useCallback } from 'react'
import { leadName } from '#app/entities/lead/labels.ts'
import type { Column } from '#app/entities/lead/list/columns.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { WideList } from '#app/entities/lead/list/WideList.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { ROW_PX } from '#app/ui/ListRow.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { GeneratedRow, type Judging } from './GeneratedRow.tsx'
import { Reasoning } from './Reasoning.tsx'

const TABLE_ROW_PX = 96

export interface GeneratedListProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Why each company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
  selection: Selection
  view: ViewControls
  onView: (lead: Lead) => void
  /** On a phone: select mode, and the actions on one lead. */
  mode: SelectMode
  judging: Judging | undefined
}

/** Generated leads as rows or as a table, each with the reason why its company was suggested. */
export function GeneratedList({ view, reasons, onView, mode, judging, ...list }: GeneratedListProps) {
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
  if (!wide)
    return <LeadRows {...list} reasons={reasons} mode={mode} judging={judging} columns={view.visible} />
  return (
    <WideList
      label="Generated leads"
      list="generated"
      {...list}
      view={view}
      action={viewButton}
      actionLabel="View"
      actions={1}
      under={under}
      rowHeight={TABLE_ROW_PX}
    />
  )
}

interface LeadRowsProps extends Omit<GeneratedListProps, 'view' | 'onView'> {
  /** The columns whose facts an expanded row shows, in order. */
  columns: readonly Column[]
}

/** Generated leads on a phone. */
function LeadRows({ leads, products, reasons, selection, mode, judging, columns }: LeadRowsProps) {
  return (
    <LongList label="Generated leads" rows={leads} rowHeight={ROW_PX}>
      {(lead) => (
        <GeneratedRow
          lead={lead}
          product={products.get(lead.productId ?? 0)}
          reason={reasons.get(lead.suggestionId ?? 0) ?? ''}
          columns={columns}
          judging={judging}
          selected={mode.on ? selection.has(lead.id) : undefined}
          onSelect={selection.set}
          onSelecting={mode.begin}
        />
      )}
    </LongList>
  )
}
