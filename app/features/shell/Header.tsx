import { Link } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import { Brand } from './Brand.tsx'
import { SyncIndicator } from './SyncIndicator.tsx'

export interface HeaderProps {
  team: ReactNode
  search: ReactNode
  /** The bell with its notifications. */
  notifications: ReactNode
}

/**
 * The strip above every screen: the current team, the search and the sync state; if there is space, also help
 * and the person's menu.
 */
export function Header({ team, search, notifications }: HeaderProps) {
  const isWide = useWide()
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-14 items-center gap-1 px-2 md:px-4">
        <Brand className="hidden shrink-0 pr-4 md:flex" />
        <div className="@container min-w-0 flex-1">{team}</div>
        <div className="flex shrink-0 items-center gap-1">
          {search}
          <SyncIndicator />
          {notifications}
          {isWide && (
            <>
              <Help />
              <AvatarMenu />
            </>
          )}
        </div>
      </div>
    </header>
  )
}

/** The link to the guide; on a phone it is in the person's menu, under More. */
function Help() {
  return (
    <Tooltip text="Help">
      <Link
        to="/"
        hash="guide"
        aria-label="Help"
        activeProps={{ 'aria-current': undefined }}
        className="inline-grid size-control shrink-0 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink"
      >
        <CircleQuestionMark aria-hidden className="size-5" />
      </Link>
    </Tooltip>
  )
}
