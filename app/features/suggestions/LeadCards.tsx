import { Eye } from 'lucide-react'
import { leadName, leadRole, scoreShown, shortDate } from '#app/lib/format.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { initials } from '#app/ui/initials.ts'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { ProductCell } from './ProductCell.tsx'
import { Reasoning } from './Reasoning.tsx'
import type { Selection } from './useSelection.ts'
import { useWindowRows } from './useWindowRows.ts'
import { WebLink } from './WebLink.tsx'

const CARD_HEIGHT_PX = 270

export interface LeadListProps {
  leads: readonly Lead[]
  products: ReadonlyMap<number, Product>
  /** Why a company was suggested, by suggestion. */
  reasons: ReadonlyMap<number, string>
  selection: Selection
  onView: (lead: Lead) => void
}

/** Generated leads on a phone; only the cards near the window are drawn. */
export function LeadCards({ leads, ...known }: LeadListProps) {
  const ids = leads.map(({ id }) => id)
  const { container, rows, before, after, measure } = useWindowRows<HTMLUListElement>(ids, CARD_HEIGHT_PX)
  return (
    <ul ref={container} aria-label="Generated leads" style={{ paddingTop: before, paddingBottom: after }}>
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
            className="pb-3"
          >
            <LeadCard lead={lead} {...known} />
          </li>
        )
      })}
    </ul>
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
