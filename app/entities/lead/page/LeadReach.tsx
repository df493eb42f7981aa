import { Link } from '@tanstack/react-router'
import { Globe, Mail, MessageSquare, Navigation, Phone, SquareUser } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lead } from '#db/model/entities/lead.ts'
import { barClass } from './barClass.ts'
import { type Channel, linksOf } from './reach.ts'

const LOOK =
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg bg-accent-soft px-1 py-2 font-medium text-accent-ink text-xs transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5'

/**
 * Buttons to call, message or write to a lead, get directions, or open its pages, for a wide page. Writing
 * starts with a draft.
 */
export function LeadReach({ lead }: { lead: Lead }) {
  return (
    <Ways
      lead={lead}
      className="mb-4 grid @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none grid-cols-[repeat(auto-fit,minmax(5.4rem,1fr))] gap-2"
      look={() => LOOK}
    />
  )
}

/**
 * The same in the bar of a phone, within reach of the thumb, with the most frequent one in the accent colour.
 */
export function LeadReachRow({ lead }: { lead: Lead }) {
  return <Ways lead={lead} className="flex flex-wrap gap-1 *:grid *:flex-auto" look={barClass} />
}

interface WaysProps {
  lead: Lead
  className: string
  look: (isFirst: boolean) => string
}

function Ways({ lead, className, look }: WaysProps) {
  const links = linksOf(lead)
  if (links.length === 0) return null
  return (
    <ul aria-label="Ways to reach this lead" className={className}>
      {links.map(({ way, href }, at) => (
        <li key={way}>
          {way === 'write' ? (
            <Link to="/create-email" search={{ forLead: lead.id }} className={look(at === 0)}>
              <Shown way={way} />
            </Link>
          ) : (
            <a
              href={href}
              data-lead={lead.id}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
              className={look(at === 0)}
            >
              <Shown way={way} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Shown({ way }: { way: Channel }) {
  const { icon, word } = shown[way]
  return (
    <>
      {icon}
      {word}
    </>
  )
}

const shown: Record<Channel, { word: string; icon: ReactNode }> = {
  call: { word: 'Call', icon: <Phone aria-hidden /> },
  message: { word: 'Message', icon: <MessageSquare aria-hidden /> },
  write: { word: 'Write', icon: <Mail aria-hidden /> },
  directions: { word: 'Directions', icon: <Navigation aria-hidden /> },
  website: { word: 'Website', icon: <Globe aria-hidden /> },
  linkedIn: { word: 'LinkedIn', icon: <SquareUser aria-hidden /> },
}
