import { Eye } from 'lucide-react'
import { memo } from 'react'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { CardFacts } from '#app/entities/lead/list/CardFacts.tsx'
import type { Column } from '#app/entities/lead/list/columns.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { initials } from '#app/ui/initials.ts'
import { LongList } from '#app/ui/LongList.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { Reasoning } from './Reasoning.tsx'

const CARD_HEIGHT_PX = 270

export interface LeadCardsProps {
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
export function LeadCards({ leads, products, reasons, selection, ...card }: LeadCardsProps) {
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
