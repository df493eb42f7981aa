import { memo, type ReactNode, useEffect } from 'react'
import { rememberOpened } from '#app/data/device/recent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { OpenTasks } from '#app/entities/task/OpenTasks.tsx'
import { useTaskSheets } from '#app/entities/task/useTaskSheets.tsx'
import { afterPaint } from '#app/ui/afterPaint.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { type PanelRoom, usePanelRoom } from '#app/ui/panelRoom.ts'
import { type Neighbours, SidePanel } from '#app/ui/SidePanel.tsx'
import { usePainted } from '#app/ui/usePainted.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { mayErase } from '#db/model/permissions.ts'
import { LeadBar } from './LeadBar.tsx'
import { LeadContact } from './LeadContact.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadReach } from './LeadReach.tsx'
import { LeadStatus } from './LeadStatus.tsx'
import { LeadTimeline } from './LeadTimeline.tsx'
import { NoteBox } from './NoteBox.tsx'

/** The actions that open a dialog in place of the lead's page. */
export type Doing = 'edit' | 'erase' | 'merge'

interface LeadDetailProps {
  lead: Lead
  product: Product | undefined
  onDo: (what: Doing) => void
  onDelete: (lead: Lead) => void
  onClose: () => void
}

/** A lead's page, in the order of use: who it is and how to reach them, what is next, what happened, all facts. */
export const LeadDetail = memo(function LeadDetail({
  lead,
  product,
  onDo,
  onDelete,
  onClose,
}: LeadDetailProps) {
  useEffect(() => {
    // Not cancelled: a page that is left before it is painted was opened all the same.
    afterPaint(() => rememberOpened('lead', lead.id))
  }, [lead.id])
  const { team } = useWorkspace()
  const tasks = useTaskSheets()
  const beside = usePanelRoom()
  const neighbours = useNeighbours(lead.id, beside)
  const head = {
    title: leadName(lead),
    description: lead.sample ? <SampleRole lead={lead} /> : leadRole(lead),
  }
  const edit = () => onDo('edit')
  const footer = (
    <div className="grid gap-1">
      <NoteBox key={lead.id} leadId={lead.id} />
      <LeadBar
        lead={lead}
        onFollowUp={() => tasks.followUp(lead)}
        onLogCall={() => tasks.logCall(lead)}
        onCheckIn={() => tasks.checkIn(lead)}
        more={{
          edit,
          merge: () => onDo('merge'),
          remove: () => onDelete(lead),
          erase: mayErase(team) ? () => onDo('erase') : undefined,
        }}
      />
    </div>
  )
  const content = (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @2xl:grid-cols-2">
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap gap-2">
            <LeadStatus lead={lead} />
          </div>
          <LeadContact lead={lead} onEnter={edit} />
          <LeadReach lead={lead} />
          <OpenTasks leadId={lead.id} onChange={(task) => tasks.followUp(lead, task)} />
          <LeadTimeline lead={lead} />
        </div>
        <Later>
          <LeadFacts lead={lead} product={product} onEdit={edit} />
        </Later>
      </div>
      {tasks.sheets}
    </div>
  )
  if (!beside) {
    return (
      <Dialog open onOpenChange={onClose} hasAddress width="page" {...head} footer={footer}>
        {content}
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
      {content}
    </SidePanel>
  )
})

/** What is below the first sight of a page is drawn after it, so that the page appears sooner. */
function Later({ children }: { children: ReactNode }) {
  return usePainted() ? children : null
}

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

function SampleRole({ lead }: { lead: Lead }) {
  return (
    <>
      {leadRole(lead)} <Badge>Sample</Badge>
    </>
  )
}
