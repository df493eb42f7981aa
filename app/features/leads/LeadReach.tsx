import { Globe, Mail, MessageSquare, Navigation, Phone, SquareUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/lead.ts'
import { linksOf, type Way } from './reach.ts'

const FITS_ONE_ROW = 4

/** What the thumb needs first: a tap each to call, message, write to, go to or read about a lead. */
export function LeadReach({ lead }: { lead: Lead }) {
  const links = linksOf(lead)
  if (links.length === 0) return null
  const onPhone =
    links.length > FITS_ONE_ROW ? 'grid-cols-3 max-[16rem]:grid-cols-2' : 'auto-cols-fr grid-flow-col'
  return (
    <ul
      aria-label="Ways to reach this lead"
      className={classes('mb-4 grid gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none', onPhone)}
    >
      {links.map(({ way, href }) => (
        <li key={way}>
          <a
            href={href}
            {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
            className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg bg-accent-soft px-1 py-2 font-medium text-accent-ink text-xs transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5"
          >
            {shown[way].icon}
            {shown[way].word}
          </a>
        </li>
      ))}
    </ul>
  )
}

const shown: Record<Way, { word: string; icon: ReactNode }> = {
  call: { word: 'Call', icon: <Phone aria-hidden /> },
  message: { word: 'Message', icon: <MessageSquare aria-hidden /> },
  write: { word: 'Write', icon: <Mail aria-hidden /> },
  directions: { word: 'Directions', icon: <Navigation aria-hidden /> },
  website: { word: 'Website', icon: <Globe aria-hidden /> },
  linkedIn: { word: 'LinkedIn', icon: <SquareUser aria-hidden /> },
}
