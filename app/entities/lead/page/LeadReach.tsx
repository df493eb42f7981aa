import { Link } from '@tanstack/react-router'
import { Globe, Mail, MessageSquare, Navigation, Phone, SquareUser } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { linksOf, type Way } from './reach.ts'

const FITS_ONE_ROW = 4
const LOOK =
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-lg bg-accent-soft px-1 py-2 font-medium text-accent-ink text-xs transition-colors hover:bg-raised active:opacity-80 [&_svg]:size-5'

/**
 * What the thumb needs first: a tap each to call, message, write to, go to or read about a lead. Writing begins with
 * a draft.
 */
export function LeadReach({ lead }: { lead: Lead }) {
  const links = linksOf(lead)
  if (links.length === 0) return null
  // As many side by side as the words leave room for, however large they are.
  const onPhone =
    links.length > FITS_ONE_ROW
      ? 'grid-cols-[repeat(auto-fit,minmax(5.4rem,1fr))]'
      : 'grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))]'
  return (
    <ul
      aria-label="Ways to reach this lead"
      className={classes('mb-4 grid gap-2 @lg:auto-cols-fr @lg:grid-flow-col @lg:grid-cols-none', onPhone)}
    >
      {links.map(({ way, href }) => (
        <li key={way}>
          {way === 'write' ? (
            <Link to="/create-email" search={{ forLead: lead.id }} className={LOOK}>
              <Shown way={way} />
            </Link>
          ) : (
            <a
              href={href}
              data-lead={lead.id}
              {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
              className={LOOK}
            >
              <Shown way={way} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Shown({ way }: { way: Way }) {
  const { icon, word } = shown[way]
  return (
    <>
      {icon}
      {word}
    </>
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
