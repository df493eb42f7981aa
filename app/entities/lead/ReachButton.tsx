import { Link } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import { leadName } from '#app/entities/lead/labels.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { linksOf } from './page/reach.ts'

const LOOK =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-raised active:bg-raised [&_svg]:size-5'

/** What a row of a lead has at its end: a tap calls; where there is no number, it begins an email. */
export function ReachButton({ lead }: { lead: Lead }) {
  const call = callLink(lead)
  if (call) {
    return (
      <a
        href={call}
        data-lead={lead.id}
        draggable={false}
        aria-label={`Call ${leadName(lead)}`}
        className={LOOK}
      >
        <Phone aria-hidden />
      </a>
    )
  }
  if (!lead.email) return null
  return (
    <Link
      to="/create-email"
      search={{ forLead: lead.id }}
      draggable={false}
      aria-label={`Write to ${leadName(lead)}`}
      className={LOOK}
    >
      <Mail aria-hidden />
    </Link>
  )
}

/** The link that calls a lead; undefined where it has no number. */
export const callLink = (lead: Lead): string | undefined =>
  linksOf(lead).find(({ way }) => way === 'call')?.href

/** Calls a lead as a tap on its link does: what asks afterwards how it went listens for that. */
export function callLead(lead: Lead): void {
  const href = callLink(lead)
  if (!href) return
  const link = document.createElement('a')
  link.href = href
  link.dataset.lead = String(lead.id)
  document.body.append(link)
  link.click()
  link.remove()
}
