import type { ReactNode } from 'react'
import { callWarning } from '#app/entities/lead/callWarning.ts'
import { contactWords } from '#app/entities/lead/contact.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { NextWords } from '#app/entities/lead/NextWords.tsx'
import type { Next } from '#app/entities/lead/next.ts'
import { ReachButton } from '#app/entities/lead/ReachButton.tsx'
import { Badge } from '#app/ui/Badge.tsx'
import { initials } from '#app/ui/initials.ts'
import { ListRow } from '#app/ui/ListRow.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { alsoShown, type RowFact } from './rowFacts.ts'

export interface LeadLineProps {
  lead: Lead
  next: Next
  /** Further facts that the person wants to see. */
  also?: readonly RowFact[]
  /** Why it is in the list, in a few words; shown in place of what is next. */
  reason?: string | undefined
  /** The name of its owner, unless that need not be said. */
  owner?: string | undefined
  /** Whether the lead has changes that exist only on this device. */
  unsent: boolean
  /** Whether it is open beside the list. */
  current?: boolean | undefined
  onOpen: (lead: Lead) => void
  /** The menu of further actions. */
  menu?: ReactNode
  /** In select mode, whether this lead is selected. */
  selected?: boolean | undefined
  onSelect?: ((id: number, selected: boolean) => void) | undefined
}

/** A lead in a list on a phone. */
export function LeadLine({
  lead,
  next,
  also = [],
  reason,
  owner,
  menu,
  onOpen,
  onSelect,
  ...row
}: LeadLineProps) {
  const facts = alsoShown(lead, also)
  const warning = callWarning(lead)
  return (
    <ListRow
      name={leadName(lead)}
      detail={leadRole(lead) || contactWords(lead, new Date())}
      foot={
        <>
          <StatusBadge bare status={shownStatus(lead)} />
          {lead.sample && (
            <Badge bare tone="blue">
              Sample
            </Badge>
          )}
          {warning && (
            <>
              <span aria-hidden>·</span>
              <span className="truncate text-yellow">{warning}</span>
            </>
          )}
          {reason ? (
            <FootPart>{reason}</FootPart>
          ) : (
            <>
              {next && <span aria-hidden>·</span>}
              {next && <NextWords next={next} />}
              {facts && <FootPart>{facts}</FootPart>}
            </>
          )}
          {owner && <OwnerMark name={owner} />}
        </>
      }
      onOpen={() => onOpen(lead)}
      opens={lead.id}
      {...row}
      onSelect={(on) => onSelect?.(lead.id, on)}
      end={
        <>
          {menu}
          <ReachButton lead={lead} />
        </>
      }
    />
  )
}

function FootPart({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden>·</span>
      <span className="truncate">{children}</span>
    </>
  )
}

/** The initials of a lead's owner. */
function OwnerMark({ name }: { name: string }) {
  return (
    <span title={`Owner: ${name}`} className="ml-auto shrink-0 rounded-full bg-raised px-1.5 text-ink">
      <span aria-hidden>{initials(name)}</span>
      <span className="sr-only">Owner: {name}</span>
    </span>
  )
}
