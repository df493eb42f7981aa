import { callWarning } from '#app/entities/lead/callWarning.ts'
import { leadCity } from '#app/entities/lead/city.ts'
import { contactWords } from '#app/entities/lead/contact.ts'
import { dealText } from '#app/entities/lead/deal.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { stepOf, type Work } from '#app/entities/lead/next.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import { callLink } from '#app/entities/lead/ReachButton.tsx'
import { useScore } from '#app/entities/lead/score.tsx'
import { toneLook } from '#app/entities/task/toneLook.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { longDate, usDate } from '#app/ui/dates.ts'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import { isScored, type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { dollars, type Product } from '#db/model/entities/product.ts'
import type { List } from '#db/model/entities/settings.ts'
import { capitalised } from '#db/model/text.ts'
import type { Column } from './columns.ts'

export interface LeadFactProps {
  column: Column
  lead: Lead
  product: Product | undefined
  list: List
  /** Undefined in a personal space, and in lists without owners. */
  owners?: Owners | undefined
  /** The tasks by lead; undefined in lists without tasks. */
  works?: ReadonlyMap<number, Work> | undefined
  /** The time of the last contact by lead, ISO 8601; undefined until it is known. */
  contacts?: ReadonlyMap<number, string> | undefined
}

/** A lead's value in a column, as its list shows it; "-" for an empty value. */
export function LeadFact({ column, lead, product, list, owners, works, contacts }: LeadFactProps) {
  if (column === 'fullName') return leadName(lead) || '-'
  if (column === 'companyUrl') return <WebLink address={lead.companyUrl} />
  if (column === 'product') return <ProductCell productId={lead.productId} product={product} />
  if (column === 'status') return <StatusBadge status={shownStatus(lead)} />
  if (column === 'createdAt') return list === 'leads' ? <Added at={lead.createdAt} /> : usDate(lead.createdAt)
  if (column === 'matchScore')
    return isScored(lead) ? <MatchScore matchScore={lead.matchScore} list={list} /> : '-'
  if (column === 'email') return lead.email || contactWords(lead, new Date()) || '-'
  if (column === 'owner') return ownerName(lead.ownerId, owners)
  if (column === 'phoneNumber') return <PhoneNumber lead={lead} />
  if (column === 'city') return leadCity(lead) || '-'
  if (column === 'deal') return dealText(lead) || '-'
  if (column === 'lastContact') return <LastContact at={contacts && (contacts.get(lead.id) ?? '')} />
  if (column === 'next') return <NextStep work={works?.get(lead.id)} />
  return lead[column] || '-'
}

/** The date, and below it the time. */
function Added({ at }: { at: string }) {
  const [date, time] = longDate(at).split(' at ')
  return (
    <>
      {date}
      {time && <span className="block text-muted text-xs"> at {time}</span>}
    </>
  )
}

/** A lead's number, which a tap calls, and what to know before that. */
function PhoneNumber({ lead }: { lead: Lead }) {
  const call = callLink(lead)
  const warning = callWarning(lead)
  if (!call) return lead.phoneNumber || '-'
  return (
    <a
      href={call}
      data-lead={lead.id}
      className="inline-flex min-h-control max-w-full flex-col justify-center hover:underline"
    >
      <span className="max-w-full truncate">{lead.phoneNumber}</span>
      {warning && <span className="max-w-full truncate text-xs text-yellow">{warning}</span>}
    </a>
  )
}

/** @param at ISO 8601; '' if there was no contact; undefined until it is known, which shows nothing */
function LastContact({ at }: { at: string | undefined }) {
  if (at === undefined) return null
  return at ? <TimeAgo at={at} /> : '-'
}

function NextStep({ work }: { work: Work | undefined }) {
  const step = stepOf(work, new Date())
  return step ? <span className={toneLook[step.tone]}>{capitalised(step.text)}</span> : '-'
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
