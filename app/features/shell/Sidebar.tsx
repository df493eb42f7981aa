import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Drawer } from '#app/ui/Drawer.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Brand } from './Brand.tsx'
import { Navigation } from './Navigation.tsx'
import { VERSION } from './version.ts'

const MINIMISED = 'rove-sidebar-minimised'

export interface SidebarProps {
  /** Whether the drawer of small screens is open. */
  open: boolean
  onClose: () => void
  onChat: () => void
}

/** The app's navigation: a drawer on small screens, a column that can be minimised on large ones. */
export function Sidebar({ open, onClose, onChat }: SidebarProps) {
  const chatFromDrawer = () => {
    onClose()
    onChat()
  }
  return (
    <>
      <Drawer open={open} onOpenChange={(next) => !next && onClose()} title="Navigation">
        <Brand className="flex px-4 py-3" />
        <Navigation onNavigate={onClose} onChat={chatFromDrawer} />
        <Version />
      </Drawer>
      <Column onChat={onChat} />
    </>
  )
}

function Column({ onChat }: Pick<SidebarProps, 'onChat'>) {
  const [minimised, setMinimised] = useState(() => localStorage.getItem(MINIMISED) === '1')
  const toggle = () => {
    localStorage.setItem(MINIMISED, minimised ? '' : '1')
    setMinimised(!minimised)
  }
  return (
    <div
      className={classes(
        'sticky top-14 hidden h-[calc(100dvh-56px)] shrink-0 flex-col overflow-y-auto border-line border-r bg-surface lg:flex',
        minimised ? 'w-20' : 'w-72',
      )}
    >
      <Navigation minimised={minimised} onChat={onChat} />
      <div
        className={classes(
          'mt-auto flex items-center px-3 py-2',
          minimised ? 'justify-center' : 'justify-between',
        )}
      >
        {!minimised && <Version />}
        <IconButton
          label={minimised ? 'Expand the sidebar' : 'Minimise the sidebar'}
          icon={minimised ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!minimised}
          onClick={toggle}
        />
      </div>
    </div>
  )
}

function Version() {
  return <p className="mt-auto px-4 py-3 text-muted text-xs lg:mt-0 lg:px-1">v{VERSION} (Production)</p>
}
