import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { Navigation } from './Navigation.tsx'
import { VERSION } from './version.ts'

const MINIMISED = 'rove-sidebar-minimised'

const TABLET = '(max-width: 63.99rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(TABLET)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * The app's navigation beside the screen, which can be minimised; a phone has a bar at the bottom instead.
 */
export function Sidebar({ onChat }: { onChat: () => void }) {
  const isWide = useWide()
  // On a tablet it is minimised until the person widens it, to leave space for lists.
  const isTablet = useSyncExternalStore(subscribe, () => matchMedia(TABLET).matches)
  const [chosen, setChosen] = useState(() => localStorage.getItem(MINIMISED))
  const minimised = chosen === null ? isTablet : chosen === '1'
  const toggle = () => {
    const next = minimised ? '0' : '1'
    localStorage.setItem(MINIMISED, next)
    setChosen(next)
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
