import { memo, useMemo, useSyncExternalStore } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { keptEmail } from '#app/entities/email/temporaryEmail.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { initials } from '#app/ui/initials.ts'
import { ListRow } from '#app/ui/ListRow.tsx'
import { LongList } from '#app/ui/LongList.tsx'
import { RowList } from '#app/ui/RowList.tsx'
import { useWide } from '#app/ui/useWide.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { emailKey } from './useTemporaryEmail.ts'

const CARDS_HEIGHT_PX = 100

interface LeadGridProps {
  leads: readonly Lead[]
  onPick: (leadId: number) => void
}

/** Any number of leads to choose from: rows on a phone, cards on wider screens. */
export function LeadGrid(props: LeadGridProps) {
  return useWide() ? <Cards {...props} /> : <Rows {...props} />
}

function Rows({ leads, onPick }: LeadGridProps) {
  return (
    <RowList label="Leads" rows={leads}>
      {(lead) => <Row lead={lead} onPick={onPick} />}
    </RowList>
  )
}

const Row = memo(function Row({ lead, onPick }: LeadCardProps) {
  const isBegun = useIsBegun(lead)
  return (
    <ListRow
      name={leadName(lead)}
      detail={leadRole(lead)}
      foot={
        <>
          {lead.sample && (
            <Badge bare tone="blue">
              Sample
            </Badge>
          )}
          {isBegun && (
            <Badge bare tone="yellow">
              Not saved yet
            </Badge>
          )}
          <span className="truncate">{lead.email || 'No email address'}</span>
        </>
      }
      onOpen={() => onPick(lead.id)}
    />
  )
})

/** As many per row as fit. */
function Cards({ leads, onPick }: LeadGridProps) {
  const across = useCardsAcross()
  const rows = useMemo(() => rowsOf(leads, across), [leads, across])
  return (
    <LongList label="Leads" rows={rows} rowHeight={CARDS_HEIGHT_PX} rowClassName="pb-2">
      {(row) => (
        <div className="grid grid-cols-2 gap-2 xl:grid-cols-3">
          {row.leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} onPick={onPick} />
          ))}
        </div>
      )}
    </LongList>
  )
}

function rowsOf(leads: readonly Lead[], across: number): { id: number; leads: readonly Lead[] }[] {
  return Array.from({ length: Math.ceil(leads.length / across) }, (_, row) => {
    const some = leads.slice(row * across, (row + 1) * across)
    return { id: some[0]?.id ?? row, leads: some }
  })
}

interface LeadCardProps {
  lead: Lead
  onPick: (leadId: number) => void
}

const LeadCard = memo(function LeadCard({ lead, onPick }: LeadCardProps) {
  const isBegun = useIsBegun(lead)
  return (
    <button
      type="button"
      onClick={() => onPick(lead.id)}
      className="flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface p-3 text-left transition-colors hover:border-edge hover:bg-raised active:opacity-80"
    >
      <Avatar src={lead.avatarUrl} initials={initials(leadName(lead))} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">{leadName(lead)}</span>
          {lead.sample && <Badge tone="blue">Sample</Badge>}
          {isBegun && <Badge tone="yellow">Not saved yet</Badge>}
        </span>
        <span className="block truncate text-muted text-sm">{leadRole(lead) || '-'}</span>
        <span className="block truncate text-muted text-sm">{lead.email || 'No email address'}</span>
      </span>
    </button>
  )
})

/** Whether there is an unsaved email to this lead. */
function useIsBegun({ id }: Lead): boolean {
  const { user } = useWorkspace()
  return keptEmail(emailKey(user.id, id)) !== undefined
}

const threeFit = '(min-width: 80rem)'

/** Must match the grid's classes. */
const cardsAcross = () => (matchMedia(threeFit).matches ? 3 : 2)

function subscribe(listener: () => void) {
  const query = matchMedia(threeFit)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useCardsAcross = (): number => useSyncExternalStore(subscribe, cardsAcross)
