import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { mapLink } from '#app/data/device/place.ts'
import { dealText } from '#app/entities/lead/deal.ts'
import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import { optOutWords, wayWords } from '#app/entities/lead/furtherWords.ts'
import { MergedLeads } from '#app/entities/lead/merge/MergedLeads.tsx'
import { pointWords } from '#app/entities/lead/pointWords.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { productLine } from '#app/entities/product/productLine.ts'
import { Button } from '#app/ui/Button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { Fact } from '#app/ui/Fact.tsx'
import { isScored, type Lead, type Way } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { type LeadPoint, pointOf } from '#db/model/leadPoint.ts'
import { Colleagues } from './Colleagues.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadOwner } from './LeadOwner.tsx'
import { LeadPhoto } from './LeadPhoto.tsx'
import { LeadSources } from './LeadSources.tsx'
import { coordinates } from './reach.ts'

interface LeadFactsProps {
  lead: Lead
  product: Product | undefined
  onEdit: () => void
}

/** What is known about a lead beyond how to reach it: its photo, facts, sources and history. */
export function LeadFacts({ lead, product, onEdit }: LeadFactsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold text-heading">
          Details
        </h3>
        <Button variant="ghost" icon={<Pencil />} className="-mr-4" onClick={onEdit}>
          Edit
        </Button>
      </div>
      <MergedLeads lead={lead} />
      <LeadPhoto lead={lead} />
      <Colleagues lead={lead} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {factsOf(lead, product).map(([label, value]) => (
          // Columns of a file may have any name, also one of these.
          <Fact
            key={typeof value === 'string' ? `${label}: ${value}` : label}
            label={label}
            wide={label === 'Product'}
          >
            {value}
          </Fact>
        ))}
        <LeadOwner lead={lead} />
      </dl>
      <LeadSources lead={lead} />
      <LeadHistory lead={lead} />
    </section>
  )
}

/** The facts that are known, with their labels. */
function factsOf(lead: Lead, product: Product | undefined): [string, ReactNode][] {
  const point = pointOf(lead)
  const facts: [string, ReactNode][] = [
    ['Industry', lead.industry],
    ['Company Size', lead.companySize],
    ...furtherFields.map(({ name, label }): [string, ReactNode] => [label, lead[name]]),
    ['Product', productLine(lead.productId, product)],
    ['Match Score', isScored(lead) && <MatchBadge matchScore={lead.matchScore} />],
    ['Added', longDate(lead.createdAt)],
    ['Place', point && <PlaceLink point={point} />],
    ['Visit', lead.rhythmWeeks !== null && rhythmText(lead.rhythmWeeks)],
    ['Deal', dealText(lead)],
    ['Tags', lead.tags.join(', ')],
    ['Do not contact', lead.optOuts.map((kind) => optOutWords[kind]).join(', ')],
    ...lead.ways
      .filter(isPlain)
      .map((way): [string, ReactNode] => [way.label || wayWords[way.kind], way.value]),
    ['Known elsewhere as', lead.sourceIds.map(({ source, id }) => `${source} ${id}`).join(', ')],
    ...lead.extra.map(({ name, value }): [string, ReactNode] => [name, value]),
  ]
  return facts.filter(([, value]) => value)
}

const rhythmText = (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`)

/** Whether a further way has no link, so that it is a fact instead of a line to tap. */
const isPlain = ({ kind }: Way) => kind === 'fax' || kind === 'other'

/** Where the lead is, and how far that can be relied on. */
function PlaceLink({ point: { point, ...about } }: { point: LeadPoint }) {
  return (
    <>
      <a
        href={mapLink(point)}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 items-center text-accent-ink hover:underline"
      >
        {coordinates(point)}
      </a>
      <span className="block text-muted text-xs">{pointWords(about)}</span>
    </>
  )
}
