import { Eye } from 'lucide-react'
import { leadName, leadRole, scoreShown, shortDate } from '#app/lib/format.ts'
import type { Selection } from '#app/lib/useSelection.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { initials } from '#app/ui/initials.ts'
import { LongList } from '#app/ui/LongList.tsx'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { ProductCell } from './ProductCell.tsx'
import { Reasoning } from './Reasoning.tsx'

const CARD_HEIGHT_PX = 270

export interface LeadListProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Why a company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
  selection: Selection
  onView: (lead: Lead) => void
}

/** Generated leads on a phone. */
export function LeadCards({ leads, ...known }: LeadListProps) {
  return (
    <LongList label="Generated leads" rows={leads} rowHeight={CARD_HEIGHT_PX} rowClassName="pb-3">
      {(lead) => <LeadCard lead={lead} {...known} />}
    </LongList>
  )
}

type LeadCardProps = Omit<LeadListProps, 'leads'> & { lead: Lead }

function LeadCard({ lead, products, reasons, selection, onView }: LeadCardProps) {
  const { id, fullName, avatarUrl, email, companyUrl, matchScore, createdAt, productId, suggestionId } = lead
  const name = leadName(lead)
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 px-1 py-2">
      <Checkbox
        label={`Select ${name}`}
        hideLabel
        checked={selection.has(id)}
        onCheckedChange={(selected) => selection.set(id, selected)}
      />
      <div className="min-w-0 py-1">
        <div className="flex items-center gap-3">
          <Avatar src={avatarUrl} initials={initials(fullName)} />
          <div className="min-w-0">
            <h3 className="truncate font-semibold">{name}</h3>
            <p className="truncate text-muted text-sm">{leadRole(lead) || '-'}</p>
          </div>
        </div>
        <p className="mt-2 truncate text-sm">{email || '-'}</p>
        <div className="text-sm">
          <WebLink address={companyUrl} />
          <ProductCell productId={productId} product={products.get(productId ?? 0)} />
        </div>
        <p className="mt-2 flex items-center justify-between gap-2 text-muted text-xs">
          <ScoreBadge {...scoreShown(matchScore)} />
          Added {shortDate(createdAt)}
        </p>
        <Reasoning text={reasons.get(suggestionId ?? 0) ?? ''} />
      </div>
      <IconButton label={`View ${name}`} icon={<Eye />} onClick={() => onView(lead)} />
    </Card>
  )
}
