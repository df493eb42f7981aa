import { Globe, Mail, Pencil, Phone, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { leadName, leadRole, longDate, productLine, scoreShown } from '#app/lib/format.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { ScoreBadge } from '#app/ui/ScoreBadge.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { WebLink } from '#app/ui/WebLink.tsx'
import { websiteLink } from '#app/ui/website.ts'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { LeadHistory } from './LeadHistory.tsx'
import type { LeadActions } from './LeadMenu.tsx'
import { LeadPhoto } from './LeadPhoto.tsx'
import { LeadSources } from './LeadSources.tsx'

interface LeadDetailProps {
  lead: Lead
  product: Product | undefined
  actions: LeadActions
  onClose: () => void
}

/** All that is known of a lead, and the ways to reach it. */
export function LeadDetail({ lead, product, actions, onClose }: LeadDetailProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={leadName(lead)}
      description={leadRole(lead)}
      footer={
        <>
          <Button variant="secondary" icon={<Trash2 />} onClick={() => actions.remove(lead)}>
            Delete
          </Button>
          <Button icon={<Pencil />} onClick={() => actions.edit(lead)}>
            Edit
          </Button>
        </>
      }
    >
      <LeadPhoto lead={lead} />
      <Reach lead={lead} />
      <Facts lead={lead} product={product} />
      <LeadSources lead={lead} />
      <LeadHistory lead={lead} />
    </Dialog>
  )
}

function Reach({ lead }: { lead: Lead }) {
  const site = websiteLink(lead.companyUrl)
  const look = `${buttonClass('secondary')} flex-1`
  return (
    <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
      {lead.phoneNumber && (
        <a href={`tel:${lead.phoneNumber.replace(/[^\d+*#,;]/g, '')}`} className={look}>
          <Phone aria-hidden />
          Call
        </a>
      )}
      {lead.email && (
        <a href={`mailto:${encodeURI(lead.email)}`} className={look}>
          <Mail aria-hidden />
          Email
        </a>
      )}
      {site && (
        <a href={site} target="_blank" rel="noopener noreferrer" className={look}>
          <Globe aria-hidden />
          Website
        </a>
      )}
    </div>
  )
}

function Facts({ lead, product }: { lead: Lead; product: Product | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Fact label="Status">
        <StatusBadge status={lead.status} />
      </Fact>
      <Fact label="Match Score">
        <ScoreBadge {...scoreShown(lead.matchScore)} />
      </Fact>
      <Fact label="Email">{lead.email}</Fact>
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
      <Fact label="Added">{longDate(lead.createdAt)}</Fact>
      {lead.address && (
        <Fact label="Address" wide>
          {lead.address}
        </Fact>
      )}
      <Fact label="Notes" wide>
        <span className="whitespace-pre-wrap">{lead.notes || '-'}</span>
      </Fact>
    </dl>
  )
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children || '-'}</dd>
    </div>
  )
}
