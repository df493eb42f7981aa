import { CalendarPlus, CircleDot, Mail, Phone, PhoneCall } from 'lucide-react'
import { memo } from 'react'
import { LeadLine } from '#app/entities/lead/list/LeadLine.tsx'
import type { RowFact } from '#app/entities/lead/list/rowFacts.ts'
import type { Next } from '#app/entities/lead/next.ts'
import { type Owners, ownerName } from '#app/entities/lead/owners.ts'
import { callLink } from '#app/entities/lead/ReachButton.tsx'
import { RowList } from '#app/ui/RowList.tsx'
import { type SwipeAction, SwipeRow } from '#app/ui/SwipeRow.tsx'
import type { Selection } from '#app/ui/useSelection.ts'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type LeadActions, LeadMenu } from './LeadMenu.tsx'

interface LeadRowsProps {
  leads: readonly Lead[]
  /** The lead that is open beside the list. */
  current: number | undefined
  /** Undefined in a personal space. */
  owners: Owners | undefined
  /** The additional facts that rows show; the same array until it changes. */
  also: readonly RowFact[]
  selection: Selection
  mode: SelectMode
  actions: LeadActions
  nextOf: (leadId: number) => Next
  /** The ids of leads with changes that exist only on this device. */
  unsent: ReadonlySet<number>
  /** Why a lead is in the list, in a few words; undefined if that needs no words. */
  reasonOf: ((lead: Lead) => string) | undefined
}

/** Leads on a phone. */
export function LeadRows({
  leads,
  current,
  owners,
  also,
  selection,
  mode,
  actions,
  nextOf,
  unsent,
  reasonOf,
}: LeadRowsProps) {
  return (
    <RowList label="Leads" rows={leads} current={current}>
      {(lead) => (
        <LeadOfList
          lead={lead}
          nextOf={nextOf}
          also={also}
          reason={reasonOf?.(lead)}
          current={lead.id === current}
          owner={otherOwner(lead, owners)}
          unsent={unsent.has(lead.id)}
          selected={mode.on ? selection.has(lead.id) : undefined}
          onSelect={selection.set}
          onSelecting={mode.begin}
          actions={actions}
        />
      )}
    </RowList>
  )
}

interface LeadOfListProps {
  lead: Lead
  nextOf: (leadId: number) => Next
  also: readonly RowFact[]
  reason: string | undefined
  current: boolean
  owner: string | undefined
  unsent: boolean
  /** Undefined outside select mode. */
  selected: boolean | undefined
  onSelect: Selection['set']
  onSelecting: (id: number) => void
  actions: LeadActions
}

/** Renders again only when the lead's data changed, not on scrolling. */
const LeadOfList = memo(function LeadOfList(props: LeadOfListProps) {
  const { lead, nextOf, actions, onSelecting, selected, ...line } = props
  const select = () => onSelecting(lead.id)
  const isSelecting = selected !== undefined
  return (
    <SwipeRow
      id={lead.id}
      right={isSelecting ? undefined : reachActions(lead, actions)}
      left={isSelecting ? undefined : workActions(lead, actions)}
      onHold={isSelecting ? undefined : select}
    >
      <LeadLine
        lead={lead}
        next={nextOf(lead.id)}
        selected={selected}
        onOpen={actions.view}
        menu={<LeadMenu lead={lead} actions={actions} onSelect={select} />}
        {...line}
      />
    </SwipeRow>
  )
})

/** The name of the owner, if it is neither nobody nor the person who reads the list. */
export const otherOwner = ({ ownerId }: Lead, owners: Owners | undefined): string | undefined =>
  owners && ownerId !== null && ownerId !== owners.me ? ownerName(ownerId, owners) : undefined

/** A swipe to the right: ways to contact the lead. */
function reachActions(lead: Lead, actions: LeadActions): SwipeAction[] {
  const log = { label: 'Log call', icon: <PhoneCall />, onAct: () => actions.logCall(lead) }
  if (callLink(lead)) {
    return [{ label: 'Call', icon: <Phone />, tone: 'good', onAct: () => actions.call(lead) }, log]
  }
  return [{ label: 'Write', icon: <Mail />, tone: 'good', onAct: () => actions.email(lead) }, log]
}

/** A swipe to the left: actions on the lead. */
function workActions(lead: Lead, actions: LeadActions): SwipeAction[] {
  return [
    { label: 'Status', icon: <CircleDot />, tone: 'strong', onAct: () => actions.setStatus(lead) },
    { label: 'Follow up', icon: <CalendarPlus />, onAct: () => actions.followUp(lead) },
  ]
}
