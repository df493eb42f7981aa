import { Link, useLocation } from '@tanstack/react-router'
import { MessageCircleQuestionMark } from 'lucide-react'
import type { ReactElement } from 'react'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { CHAT, isBelow, type MainEntry, navigation } from './navigation.ts'

const chosen = 'bg-accent-soft font-medium text-accent-ink'
const entryLook = classes(
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-muted transition-colors hover:bg-raised hover:text-ink',
  '[&.active]:bg-accent-soft [&.active]:font-medium [&.active]:text-accent-ink',
)
const exactly = { exact: true, includeSearch: false } as const

export interface NavigationProps {
  minimised?: boolean | undefined
  onChat: () => void
}

/**
 * The entries with their submenus; minimised, they are icons whose names are in tooltips and for screen
 * readers.
 */
export function Navigation({ minimised = false, onChat }: NavigationProps) {
  return (
    <nav aria-label="Main" className="grid gap-1 p-3">
      {navigation.map((entry) => (
        <div key={entry.to}>
          <MainLink entry={entry} minimised={minimised} />
          {!minimised &&
            entry.submenu?.map(({ to, label }) => (
              <Link key={to} to={to} activeOptions={exactly} className={classes(entryLook, 'pl-11 text-sm')}>
                {label}
              </Link>
            ))}
        </div>
      ))}
      <Named label={CHAT} minimised={minimised}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onChat}
          className={classes(entryLook, minimised && 'justify-center')}
        >
          <MessageCircleQuestionMark aria-hidden className="size-5 shrink-0" />
          <span className={minimised ? 'sr-only' : undefined}>{CHAT}</span>
        </button>
      </Named>
    </nav>
  )
}

interface MainLinkProps {
  entry: MainEntry
  minimised: boolean
}

function MainLink({ entry, minimised }: MainLinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { to, label, icon: Icon } = entry
  return (
    <Named label={label} minimised={minimised}>
      <Link
        to={to}
        activeOptions={exactly}
        className={classes(
          entryLook,
          minimised && 'justify-center',
          minimised && isBelow(entry, path) && chosen,
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={minimised ? 'sr-only' : undefined}>{label}</span>
        {to === '/attention' && <AttentionBadge minimised={minimised} />}
      </Link>
    </Named>
  )
}

function Named({
  label,
  minimised,
  children,
}: {
  label: string
  minimised: boolean
  children: ReactElement
}) {
  if (!minimised) return children
  return (
    <Tooltip text={label} side="right">
      {children}
    </Tooltip>
  )
}

function AttentionBadge({ minimised }: { minimised: boolean }) {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Badge tone="red" className={minimised ? 'absolute top-0 right-0' : 'ml-auto'}>
      {count}
    </Badge>
  )
}
