import { Eraser, Pencil, Trash2 } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { productLine } from '#app/entities/product/productLine.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import { Fact } from '#app/ui/Fact.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { mayErase } from '#db/model/permissions.ts'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadNotes } from './LeadNotes.tsx'
import { LeadPhoto } from './LeadPhoto.tsx'
import { LeadReach } from './LeadReach.tsx'
import { LeadSources } from './LeadSources.tsx'
import { LeadStatus } from './LeadStatus.tsx'
import { mailLink } from './reach.ts'

/** What can be done with the lead from its page, each in a dialog in its place. */
export type Doing = 'edit' | 'delete' | 'erase'

interface LeadDetailProps {
  lead: Lead
  product: Product | undefined
  onDo: (what: Doing) => void
  onClose: () => void
}

/**
 * A lead for the field: the ways to reach it, its status, what was noted, and all that is known of it. What a tap asks
 * for comes in the next frame, the rest right below it as soon as the page can be used.
 */
export const LeadDetail = memo(function LeadDetail({ lead, product, onDo, onClose }: LeadDetailProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="page"
      title={leadName(lead)}
      description={lead.sample ? <SampleRole lead={lead} /> : leadRole(lead)}
      first={<LeadReach lead={lead} />}
      footer={
        <>
          <Button variant="secondary" icon={<Trash2 />} onClick={() => onDo('delete')}>
            Delete
          </Button>
          <Button icon={<Pencil />} onClick={() => onDo('edit')}>
            Edit
          </Button>
        </>
      }
    >
      <LeadStatus lead={lead} />
      <Rest lead={lead} product={product} onDo={onDo} />
    </Dialog>
  )
})

function Rest({ lead, product, onDo }: Omit<LeadDetailProps, 'onClose'>) {
  const { team } = useWorkspace()
  const isShown = useDeferredValue(true, false)
  if (!isShown) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2">
      <LeadNotes lead={lead} />
      <div className="min-w-0">
        <LeadPhoto lead={lead} />
        <Facts lead={lead} product={product} />
        <LeadSources lead={lead} />
        <LeadHistory lead={lead} />
        {mayErase(team) && (
          <Button
            variant="ghost"
            icon={<Eraser />}
            className="mt-2 -ml-4 text-red"
            onClick={() => onDo('erase')}
          >
            Erase this person’s data
          </Button>
        )}
      </div>
    </div>
  )
}

function SampleRole({ lead }: { lead: Lead }) {
  return (
    <>
      {leadRole(lead)} <Badge>Sample</Badge>
    </>
  )
}

function Facts({ lead, product }: { lead: Lead; product: Product | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact label="Email" wide>
        <MailLink email={lead.email} />
      </Fact>
      <Fact label="Phone Number">{lead.phoneNumber}</Fact>
      <Fact label="Company">{lead.company}</Fact>
      <Fact label="Position">{lead.position}</Fact>
      <Fact label="Industry">{lead.industry}</Fact>
      <Fact label="Company Size">{lead.companySize}</Fact>
      <Fact label="Website">
        <WebLink address={lead.companyUrl} />
      </Fact>
      <Fact label="LinkedIn">
        <WebLink address={lead.linkedInUrl} />
      </Fact>
      <Fact label="Product">
        {productLine(lead.productId, product) ?? <i className="text-muted">No product</i>}
      </Fact>
      <Fact label="Match Score">
        <MatchBadge matchScore={lead.matchScore} />
      </Fact>
      <Fact label="Added">{longDate(lead.createdAt)}</Fact>
      {lead.address && (
        <Fact label="Address" wide>
          {lead.address}
        </Fact>
      )}
    </dl>
  )
}

function MailLink({ email }: { email: string }) {
  const href = mailLink(email)
  if (!href) return email || '-'
  return (
    <a
      href={href}
      className="inline-flex min-h-control max-w-full items-center text-accent-ink hover:underline"
    >
      <span className="wrap-anywhere min-w-0">{email}</span>
    </a>
  )
}
