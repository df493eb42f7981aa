import { memo } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { CardFacts } from '#app/entities/lead/list/CardFacts.tsx'
import type { Column } from '#app/entities/lead/list/columns.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'

const CARD_HEIGHT_PX = 190

export interface LeadListProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Those whose facts are shown, in order. */
  columns: readonly Column[]
  selection: Selection
  actions: LeadActions
}

/** Leads on a phone. */
export function LeadCards({ leads, products, selection, ...card }: LeadListProps) {
  return (
    <LongList label="Leads" rows={leads} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-2" stateless>
      {(lead) => (
        <LeadCard
          lead={lead}
          product={products.get(lead.productId ?? 0)}
          selected={selection.has(lead.id)}
          onSelect={selection.set}
          {...card}
        />
      )}
    </LongList>
  )
}

interface LeadCardProps extends Pick<LeadListProps, 'columns' | 'actions'> {
  lead: Lead
  product: Product | undefined
  selected: boolean
  onSelect: Selection['set']
}

const LeadCard = memo(function LeadCard(props: LeadCardProps) {
  const { lead, product, columns, selected, onSelect, actions } = props
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start rounded-lg border border-line bg-surface py-1">
      <Checkbox
        label={`Select ${leadName(lead)}`}
        hideLabel
        checked={selected}
        onCheckedChange={(checked) => onSelect(lead.id, checked)}
        className="z-10"
      />
      <div className="min-w-0 pt-2.5 pb-2">
        <button
          type="button"
          onClick={() => actions.view(lead)}
          className="block max-w-full truncate text-left font-semibold after:absolute after:inset-0"
        >
          {leadName(lead)}
        </button>
        <p className="mb-1 flex items-center gap-2 text-muted text-sm">
          <span className="truncate">{leadRole(lead) || '-'}</span>
          {lead.sample && <Badge tone="blue">Sample</Badge>}
        </p>
        <CardFacts lead={lead} product={product} columns={columns} list="leads" />
      </div>
      <div className="relative z-10">
        {/* An open menu never passes to the lead that comes next into this card. */}
        <LeadMenu key={lead.id} lead={lead} actions={actions} />
      </div>
    </article>
  )
})
