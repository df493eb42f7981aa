import { AtSign, Globe, type LucideIcon, Mail, MapPin, Phone, SquareUser } from 'lucide-react'
import { callWarning, mailWarning } from '#app/entities/lead/callWarning.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { type Channel, waysOf } from './reach.ts'

/** All numbers, addresses and pages of a lead, each a link. */
export function LeadReach({ lead }: { lead: Lead }) {
  const ways = waysOf(lead)
  if (ways.length === 0) return null
  const warnings: Partial<Record<Channel, string>> = { phone: callWarning(lead), email: mailWarning(lead) }
  return (
    <ul aria-label="Ways to reach this lead" className="-mx-4 mb-3 border-line border-y">
      {ways.map(({ channel, text, href, label }) => {
        const { Icon, word } = shown[channel]
        return (
          <li key={href}>
            <a
              href={href}
              data-lead={lead.id}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
              className="flex min-h-11 items-center gap-3 px-4 py-1 text-accent-ink hover:bg-raised active:bg-raised"
            >
              <Icon
                role="img"
                aria-hidden={false}
                aria-label={word}
                className="size-4.5 shrink-0 text-muted"
              />
              <span className="wrap-anywhere min-w-0">
                {text}
                {label && <span className="block text-muted text-xs">{label}</span>}
                {warnings[channel] && <span className="block text-xs text-yellow">{warnings[channel]}</span>}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const shown: Record<Channel, { word: string; Icon: LucideIcon }> = {
  phone: { word: 'Phone', Icon: Phone },
  email: { word: 'Email', Icon: Mail },
  address: { word: 'Address', Icon: MapPin },
  website: { word: 'Website', Icon: Globe },
  linkedIn: { word: 'LinkedIn', Icon: SquareUser },
  profile: { word: 'Profile', Icon: AtSign },
}
