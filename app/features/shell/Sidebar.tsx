import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Drawer } from '#app/ui/Drawer.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Navigation } from './Navigation.tsx'
import { VERSION } from './version.ts'

const MINIMISED = 'rove-sidebar-minimised'

/** The app's navigation: a drawer on small screens, a column that can be minimised on large ones. */
export function Sidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [minimised, setMinimised] = useState(() => localStorage.getItem(MINIMISED) === '1')
  const toggle = () => {
    localStorage.setItem(MINIMISED, minimised ? '' : '1')
    setMinimised(!minimised)
  }
  return (
    <>
      <Drawer open={open} onOpenChange={(next) => !next && onClose()} title="Navigation">
        <Brand />
        <Navigation onNavigate={onClose} />
        <Version />
      </Drawer>
      <div
        className={classes(
          'sticky top-0 hidden h-dvh shrink-0 flex-col overflow-y-auto border-line border-r bg-surface lg:flex',
          minimised ? 'w-20' : 'w-72',
        )}
      >
        {!minimised && <Brand />}
        <div className={classes('px-3', minimised ? 'grid justify-center py-3' : 'flex justify-end')}>
          <IconButton
            label={minimised ? 'Expand the sidebar' : 'Minimise the sidebar'}
            icon={minimised ? <PanelLeftOpen /> : <PanelLeftClose />}
            aria-expanded={!minimised}
            onClick={toggle}
          />
        </div>
        <Navigation minimised={minimised} />
        {!minimised && <Version />}
      </div>
    </>
  )
}

function Brand() {
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <img src="/favicon.svg" alt="" width={36} height={36} />
      <div>
        <p className="font-semibold">Rove</p>
        <p className="text-muted text-xs">Discover. Connect. Convert.</p>
      </div>
    </div>
  )
}

function Version() {
  return <p className="mt-auto px-4 py-3 text-muted text-xs">v{VERSION} (Production)</p>
}
