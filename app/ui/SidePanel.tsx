import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'

/** The links to the previous and the next row. */
export interface Neighbours {
  /** "3 of 303". */
  position: string
  /** Undefined at the start of the list; `next` is undefined at its end. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

export interface SidePanelProps {
  /** The element beside the list in which the panel is rendered. */
  container: Element
  title: string
  description?: ReactNode
  neighbours: Neighbours
  onClose: () => void
  /** The element that gets the focus when the panel closes while it has the focus. */
  focusAfter: () => HTMLElement | null
  footer: ReactNode
  children: ReactNode
}

/**
 * A panel that a list opens beside itself, while the list can still be used. It takes the focus, so that
 * screen readers read it. J and K or the arrow keys go to the next and the previous row, and Escape closes
 * it.
 */
export function SidePanel({
  container,
  title,
  description,
  neighbours,
  footer,
  children,
  ...ends
}: SidePanelProps) {
  const id = useId()
  const panel = useFocus(ends.focusAfter)
  useKeys({ ...neighbours, onClose: ends.onClose })
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-at`}
      tabIndex={-1}
      className="flex h-full flex-col rounded-lg border border-line bg-surface outline-none"
    >
      <header className="flex shrink-0 items-start gap-1 border-line border-b py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1 py-1">
          <h2 id={id} className="text-balance font-semibold text-title">
            {title}
          </h2>
          {description && <p className="text-muted text-sm">{description}</p>}
          <p id={`${id}-at`} className="text-muted text-xs">
            {neighbours.position}
          </p>
        </div>
        <IconButton
          label="Previous (K)"
          icon={<ChevronUp />}
          disabled={!neighbours.previous}
          onClick={neighbours.previous}
        />
        <IconButton
          label="Next (J)"
          icon={<ChevronDown />}
          disabled={!neighbours.next}
          onClick={neighbours.next}
        />
        <IconButton label="Close" icon={<X />} onClick={ends.onClose} />
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      <footer className="shrink-0 border-line border-t p-4">{footer}</footer>
    </section>,
    container,
  )
}

/** The panel takes the focus when it opens, and gives it to the row when it closes while it has the focus. */
function useFocus(focusAfter: () => HTMLElement | null) {
  const panel = useRef<HTMLElement>(null)
  const after = useRef(focusAfter)
  useLayoutEffect(() => {
    const section = panel.current
    section?.focus({ preventScroll: true })
    return () => {
      if (section?.contains(document.activeElement)) after.current()?.focus({ preventScroll: true })
    }
  }, [])
  return panel
}

interface Keys extends Pick<Neighbours, 'previous' | 'next'> {
  onClose: () => void
}

function useKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = isForPanel(event) && actOf(event.key, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

function actOf(key: string, { previous, next, onClose }: Keys): (() => void) | undefined {
  if (key === 'j' || key === 'ArrowDown') return next
  if (key === 'k' || key === 'ArrowUp') return previous
  return key === 'Escape' ? onClose : undefined
}

/** Keys are ignored while somebody types, chooses an option or answers a question. */
function isForPanel({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return false
  const isTaken = target.closest(
    'input:not([type="checkbox"]), textarea, select, [role="menu"], [aria-roledescription]',
  )
  return !isTaken && !document.querySelector('[data-sheet], [role="menu"]')
}
