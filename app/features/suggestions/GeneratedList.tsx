import { Eye } from 'lucide-react'
import { memo, useCallback } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { CardFacts } from '#app/entities/lead/list/CardFacts.tsx'
import type { Column } from '#app/entities/lead/list/columns.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { WideList } from '#app/entities/lead/list/WideList.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { initials } from '#app/ui/initials.ts'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
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
    <WideList
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

const CARD_HEIGHT_PX = 270

interface LeadCardsProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Why a company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
  /** Those whose facts are shown, in order. */
  columns: readonly Column[]
  selection: Selection
  onView: (lead: Lead) => void
}

/** Generated leads on a phone. */
function LeadCards({ leads, products, reasons, selection, ...card }: LeadCardsProps) {
  return (
    <LongList label="Generated leads" rows={leads} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-3">
      {(lead) => (
        <LeadCard
          lead={lead}
          product={products.get(lead.productId ?? 0)}
          reason={reasons.get(lead.suggestionId ?? 0) ?? ''}
          selected={selection.has(lead.id)}
          onSelect={selection.set}
          {...card}
        />
      )}
    </LongList>
  )
}

interface LeadCardProps extends Pick<LeadCardsProps, 'columns' | 'onView'> {
  lead: Lead
  product: Product | undefined
  reason: string
  selected: boolean
  onSelect: Selection['set']
}

const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, product, reason, columns, selected, onSelect, onView } = props
  const name = leadName(lead)
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 px-1 py-2">
      <Checkbox
        label={`Select ${name}`}
        hideLabel
        checked={selected}
        onCheckedChange={(checked) => onSelect(lead.id, checked)}
      />
      <div className="min-w-0 py-1">
        <div className="mb-2 flex items-center gap-3">
          <Avatar src={lead.avatarUrl} initials={initials(lead.fullName)} />
          <div className="min-w-0">
            <h3 className="truncate font-semibold">{name}</h3>
            <p className="flex items-center gap-2 text-muted text-sm">
              <span className="truncate">{leadRole(lead) || '-'}</span>
              {lead.sample && <Badge tone="blue">Sample</Badge>}
            </p>
          </div>
        </div>
        <CardFacts lead={lead} product={product} columns={columns} list="generated" />
        <Reasoning text={reason} />
      </div>
      <IconButton label={`View ${name}`} icon={<Eye />} onClick={() => onView(lead)} />
    </Card>
  )
})
