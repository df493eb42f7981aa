import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/IconButton.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { SyncIndicator } from './SyncIndicator.tsx'

/** The strip above every screen: the team worked in, the state of the sync, the person. */
export function Header({ team, onMenu }: { team: ReactNode; onMenu: () => void }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)]">
      <div className="flex h-14 items-center gap-1 px-2 sm:px-4">
        <IconButton className="lg:hidden" label="Open the navigation" icon={<MenuIcon />} onClick={onMenu} />
        {team}
        <div className="ml-auto flex shrink-0 items-center gap-1">
          <SyncIndicator />
          <AvatarMenu />
        </div>
      </div>
    </header>
  )
}
