import { Link, useLocation } from '@tanstack/react-router'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useAttentionCount } from '#app/data/useUnsent.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { CHAT, isBelow, type MainEntry, navigation } from './navigation.ts'

const chosen = 'bg-accent-soft font-medium text-accent-ink'
const entryLook = classes(
  'relative flex w-full items-center rounded-md text-muted transition-colors hover:bg-raised hover:text-ink',
  '[&.active]:bg-accent-soft [&.active]:font-medium [&.active]:text-accent-ink',
)
const lineLook = classes(entryLook, 'min-h-11 gap-3 px-3 text-left')
/** In a minimised sidebar the word is below its icon. */
const tileLook = classes(
  entryLook,
  'min-h-14 flex-col justify-center gap-1 py-1.5 text-center text-[0.6875rem] leading-tight',
)
const exactly = { exact: true, includeSearch: false } as const

export interface NavigationProps {
  minimised?: boolean | undefined
  onChat: () => void
}

/** The entries with their submenus; minimised, without submenus, and each word below its icon. */
export function Navigation({ minimised = false, onChat }: NavigationProps) {
  const look = minimised ? tileLook : lineLook
  return (
    <nav
      aria-label="Main"
      className={classes('grid grid-cols-[minmax(0,1fr)] gap-1', minimised ? 'px-0.5 py-2' : 'p-3')}
    >
      {navigation.map((entry) => (
        <div key={entry.to}>
          <MainLink entry={entry} minimised={minimised} />
          {!minimised &&
            entry.submenu?.map(({ to, label }) => (
              <Link key={to} to={to} activeOptions={exactly} className={classes(lineLook, 'pl-11 text-sm')}>
                {label}
              </Link>
            ))}
        </div>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onChat} className={look}>
        <MessageCircleQuestionMark aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 max-w-full">{CHAT}</span>
      </button>
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
    <Link
      to={to}
      activeOptions={exactly}
      className={minimised ? classes(tileLook, isBelow(entry, path) && chosen) : lineLook}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 max-w-full">{label}</span>
      {to === '/attention' && <AttentionBadge minimised={minimised} />}
    </Link>
  )
}

function AttentionBadge({ minimised }: { minimised: boolean }) {
  const count = useAttentionCount()
  if (count === 0) return null
  return (
    <Badge tone="red" className={minimised ? 'absolute top-0.5 right-1' : 'ml-auto'}>
      {count}
    </Badge>
  )
}
