import { contactWords } from '#app/entities/lead/contact.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import { useScore } from '#app/entities/lead/score.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { longDate, usDate } from '#app/ui/dates.ts'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import { isScored, type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import type { List } from '#db/model/entities/settings.ts'
import type { Column } from './columns.ts'

export interface LeadFactProps {
  column: Column
  lead: Lead
  product: Product | undefined
  list: List
  /** Undefined in a personal space, and in lists without owners. */
  owners?: Owners | undefined
}

/** A lead's value in a column, as its list shows it; "-" for an empty value. */
export function LeadFact({ column, lead, product, list, owners }: LeadFactProps) {
  if (column === 'fullName') return leadName(lead) || '-'
  if (column === 'companyUrl') return <WebLink address={lead.companyUrl} />
  if (column === 'product') return <ProductCell productId={lead.productId} product={product} />
  if (column === 'status') return <StatusBadge status={shownStatus(lead)} />
  if (column === 'createdAt') return list === 'leads' ? longDate(lead.createdAt) : usDate(lead.createdAt)
  if (column === 'matchScore')
    return isScored(lead) ? <MatchScore matchScore={lead.matchScore} list={list} /> : '-'
  if (column === 'email') return lead.email || contactWords(lead, new Date()) || '-'
  if (column === 'owner') return ownerName(lead.ownerId, owners)
  return lead[column] || '-'
}

function MatchScore({ matchScore, list }: { matchScore: string; list: List }) {
  const shown = useScore()(matchScore)
  return list === 'leads' ? <Badge tone={shown.tone}>{shown.score}%</Badge> : <ScoreBadge {...shown} />
}

interface ProductCellProps {
  productId: number | null
  product: Product | undefined
}

/** A lead's product: its name, brand and value; only its id if this device does not have the product. */
function ProductCell({ productId, product }: ProductCellProps) {
  if (productId === null) return <i className="text-muted">No product</i>
  if (!product) return `Product ID: ${productId}`
  return (
    <>
      <span className="block truncate">{product.name}</span>
      <span className="block truncate text-muted text-xs">
        {product.brand} - {dollars(product.value)}
      </span>
    </>
  )
}
