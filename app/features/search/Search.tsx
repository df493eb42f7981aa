import { Search as SearchIcon } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { classes } from '#app/ui/classes.ts'
import { isCovered } from '#app/ui/covered.ts'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { useAtHand } from '#app/ui/useAtHand.ts'
import type { Hit } from './find.ts'

const load = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(() => load().then((part) => ({ default: part.SearchDialog })))

interface SearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the chosen result. */
  onPick: (hit: Hit) => void
}

/**
 * The search of the header, opened by its button or by Ctrl/Cmd K; its dialog's code is loaded when it is
 * first opened.
 */
export function Search({ open, onOpenChange, onPick }: SearchProps) {
  useAtHand(load)
  useShortcut(() => onOpenChange(true))
  const openHit = (hit: Hit) => {
    onOpenChange(false)
    onPick(hit)
  }
  return (
    <>
      <Tooltip text={`Search (${shortcut})`}>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOpenChange(true)}
          className={classes(
            'flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded-md text-muted text-sm transition-colors hover:bg-raised hover:text-ink',
            'xl:w-56 xl:justify-start xl:border xl:border-edge xl:bg-field xl:px-3',
          )}
        >
          <SearchIcon aria-hidden className="size-5 shrink-0 xl:size-4.5" />
          <span className="flex-1 text-left max-xl:sr-only">Search</span>
          <kbd aria-hidden className="font-sans text-xs max-xl:hidden">
            {shortcut}
          </kbd>
        </button>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => onOpenChange(false)} onOpen={openHit} />
        </Suspense>
      )}
    </>
  )
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Disabled while a dialog or a menu is open, because typing there has priority. */
function useShortcut(search: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (!asked) return
      event.preventDefault()
      if (!isCovered()) search()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
