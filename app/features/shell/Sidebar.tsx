import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { Navigation } from './Navigation.tsx'
import { VERSION } from './version.ts'

const MINIMISED = 'rove-sidebar-minimised'

const TABLET = '(max-width: 63.99rem)'

/** On a tablet the sidebar is minimised until the person widens it, to leave space for lists. */
const isMinimised = () => {
  const chosen = localStorage.getItem(MINIMISED)
  return chosen === null ? matchMedia(TABLET).matches : chosen === '1'
}

/**
 * The app's navigation beside the screen, which can be minimised; a phone has a bar at the bottom instead.
 */
export function Sidebar({ onChat }: { onChat: () => void }) {
  const isWide = useWide()
  const [minimised, setMinimised] = useState(isMinimised)
  const toggle = () => {
    localStorage.setItem(MINIMISED, minimised ? '0' : '1')
    setMinimised(!minimised)
  }
  if (!isWide) return null
  return (
    <div
      className={classes(
        'sticky top-14 flex h-[calc(100dvh-56px)] shrink-0 flex-col overflow-y-auto border-line border-r bg-surface',
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
        {!minimised && <p className="px-1 py-3 text-muted text-xs">v{VERSION} (Production)</p>}
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
