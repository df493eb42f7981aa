import { useNavigate } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { callWarning } from '#app/entities/lead/callWarning.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { followLink } from './followLink.ts'
import { telLink } from './page/reach.ts'

const LOOK =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-raised active:bg-raised [&_svg]:size-5'

/** The button at the end of a lead's row: it calls the lead; without a number it starts an email. */
export function ReachButton({ lead }: { lead: Lead }) {
  const navigate = useNavigate()
  const call = callLink(lead)
  if (!call && !lead.email) return null
  const warning = callWarning(lead)
  const write = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    void navigate({ to: '/create-email', search: { forLead: lead.id } })
  }
  // One element for both cases, because a long list reuses it for other rows.
  return (
    <a
      href={call ?? `/create-email?forLead=${lead.id}`}
      data-lead={lead.id}
      draggable={false}
      aria-label={[`${call ? 'Call' : 'Write to'} ${leadName(lead)}`, warning].filter(Boolean).join('. ')}
      title={warning || undefined}
      onClick={call ? undefined : write}
      className={classes(LOOK, warning ? 'text-yellow' : 'text-ink')}
    >
      {call ? <Phone aria-hidden /> : <Mail aria-hidden />}
    </a>
  )
}

/** The link that calls a lead; undefined if it has no number. */
export const callLink = ({ phoneNumber }: Lead): string | undefined => telLink(phoneNumber)

/** Calls a lead, if it has a number. */
export function callLead(lead: Lead): void {
  const href = callLink(lead)
  if (href) followLink(href, lead.id)
}
