import { Eraser } from 'lucide-react'
import { memo, useEffect } from 'react'
import { mapLink } from '#app/data/device/place.ts'
import { rememberOpened } from '#app/data/device/recent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { MatchBadge } from '#app/entities/lead/score.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { productLine } from '#app/entities/product/productLine.ts'
import { OpenTasks } from '#app/entities/task/OpenTasks.tsx'
import { useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import { afterPaint } from '#app/ui/afterPaint.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import { Fact } from '#app/ui/Fact.tsx'
import { type PanelRoom, usePanelRoom } from '#app/ui/panelRoom.ts'
import { type Neighbours, SidePanel } from '#app/ui/SidePanel.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { WebLink } from '#app/ui/WebLink.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Task } from '#db/model/entities/task.ts'
import { mayErase } from '#db/model/permissions.ts'
import type { Point } from '#db/model/place.ts'
import { LeadBar } from './LeadBar.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LeadNotes } from './LeadNotes.tsx'
import { LeadPhoto } from './LeadPhoto.tsx'
import { LeadReach } from './LeadReach.tsx'
import { LeadSources } from './LeadSources.tsx'
import { LeadStatus } from './LeadStatus.tsx'
import { mailLink } from './reach.ts'

/** The actions that open a dialog in place of the lead's page. */
export type Doing = 'edit' | 'delete' | 'erase'

interface LeadDetailProps {
  lead: Lead
  product: Product | undefined
  onDo: (what: Doing) => void
  onClose: () => void
}

/** A lead's page: the ways to contact it, its status, its notes, and all its data. */
export const LeadDetail = memo(function LeadDetail({ lead, product, onDo, onClose }: LeadDetailProps) {
  useEffect(() => afterPaint(() => rememberOpened('lead', lead.id)), [lead.id])
  const tasks = useTaskSheets()
  const beside = usePanelRoom()
  const neighbours = useNeighbours(lead.id, beside)
  const head = {
    title: leadName(lead),
    description: lead.sample ? <SampleRole lead={lead} /> : leadRole(lead),
  }
  const wide = useWide()
  const reach = wide && (
    <div className="@container">
      <LeadReach lead={lead} />
    </div>
  )
  const footer = (
    <LeadBar
      lead={lead}
      onFollowUp={() => tasks.followUp(lead)}
      onLogCall={() => tasks.logCall(lead)}
      onCheckIn={() => tasks.checkIn(lead)}
      onEdit={() => onDo('edit')}
      onDelete={() => onDo('delete')}
    />
  )
  const rest = (
    <div className="@container">
      <LeadStatus lead={lead} />
      <Rest lead={lead} product={product} onDo={onDo} onChangeTask={(task) => tasks.followUp(lead, task)} />
      {tasks.sheets}
    </div>
  )
  if (!beside) {
    return (
      <Dialog open onOpenChange={onClose} hasAddress width="page" {...head} footer={footer}>
        {reach}
        {rest}
      </Dialog>
    )
  }
  const focusAfter = () => document.querySelector<HTMLElement>(`[data-opens="${lead.id}"]`)
  return (
    <SidePanel
      container={beside.container}
      {...head}
      neighbours={neighbours}
      focusAfter={focusAfter}
      onClose={onClose}
      footer={footer}
    >
      {reach}
      {rest}
    </SidePanel>
  )
})

/** The previous and next lead in the list beside which the lead is open. */
function useNeighbours(id: number, beside: PanelRoom | undefined): Neighbours {
  const open = useOpenLead()
  const rows = beside?.rows ?? []
  const at = rows.findIndex((row) => row.id === id)
  const to = (index: number) => {
    const row = at < 0 ? undefined : rows[index]
    return row && (() => open(row.id))
  }
  const position = at < 0 ? 'Not in this list' : `${at + 1} of ${rows.length}`
  return { position, previous: to(at - 1), next: to(at + 1) }
}

interface RestProps extends Omit<LeadDetailProps, 'onClose'> {
  onChangeTask: (task: Task) => void
}

function Rest({ lead, product, onDo, onChangeTask }: RestProps) {
  const { team } = useWorkspace()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @2xl:grid-cols-2">
      <div className="min-w-0">
        <OpenTasks leadId={lead.id} onChange={onChangeTask} />
        <LeadNotes lead={lead} />
      </div>
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
      {furtherFields.map(({ name, label }) => (
        <Fact key={name} label={label}>
          {lead[name]}
        </Fact>
      ))}
      <Fact label="Product">
        {productLine(lead.productId, product) ?? <i className="text-muted">No product</i>}
      </Fact>
      <Fact label="Match Score">
        <MatchBadge matchScore={lead.matchScore} />
      </Fact>
      <Fact label="Added">{longDate(lead.createdAt)}</Fact>
      {(lead.address || lead.place) && (
        <Fact label="Address" wide>
          {lead.address}
          {lead.place && (
            <a
              href={mapLink(lead.place)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-control items-center text-accent-ink hover:underline"
            >
              {coordinates(lead.place)}
            </a>
          )}
        </Fact>
      )}
    </dl>
  )
}

const DIGITS = 5

const coordinates = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`

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
