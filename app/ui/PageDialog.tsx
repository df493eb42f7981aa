import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { RemoveScroll } from 'react-remove-scroll'
import { afterPaint } from './afterPaint.ts'
import { holdApp } from './appRoot.ts'
import { focusedBefore } from './focusReturn.ts'
import { IconButton } from './IconButton.tsx'
import { DESCRIPTION, HEAD, SheetHandle, TITLE } from './SheetParts.tsx'
import { scrimClass, sheetClass } from './sheetClass.ts'
import { usePainted } from './usePainted.ts'
import { useSheet } from './useSheet.ts'

export interface PageDialogProps {
  onClose: () => void
  title: string
  description?: ReactNode
  /** Whether the dialog is open because of the address alone, so that going back closes it anyway. */
  hasAddress?: boolean | undefined
  /** Everything below the title. */
  children: ReactNode
}

/**
 * A dialog that fills a phone, such as the page of a lead. It must be complete in the first frame after the
 * tap, so it has as few parts as possible. Making it modal (trapping the focus, making the rest of the app
 * inert, preventing scrolling below) recalculates the styles of the rest of the app, so that happens after
 * this frame.
 */
export function PageDialog({ onClose, title, description, hasAddress, children }: PageDialogProps) {
  const id = useId()
  const page = useRef<HTMLElement>(null)
  const slides = useSheet({ open: true, close: onClose, hasAddress })
  useEffect(() => slides(page.current), [slides])
  const isModal = useModal(page)
  useFocusAfter()
  useEscape(page, onClose)
  return createPortal(
    <>
      <div className={scrimClass(true)} onClick={onClose} aria-hidden />
      <RemoveScroll ref={page} enabled={isModal} allowPinchZoom forwardProps>
        <section
          role="dialog"
          aria-labelledby={id}
          aria-describedby={description ? `${id}-description` : undefined}
          tabIndex={-1}
          data-sheet
          data-state="open"
          className={sheetClass('page')}
        >
          <SheetHandle />
          <header className={HEAD}>
            <h2 id={id} className={TITLE}>
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className={DESCRIPTION}>
                {description}
              </p>
            )}
          </header>
          {children}
          <IconButton label="Close" icon={<X />} onClick={onClose} className="absolute top-2 right-2" />
        </section>
      </RemoveScroll>
    </>,
    document.body,
  )
}

type Page = Readonly<RefObject<HTMLElement | null>>

/**
 * Once the page is complete, it gets the focus and the app below becomes inert.
 * @returns whether that has happened
 */
function useModal(page: Page): boolean {
  const isPainted = usePainted()
  const [isModal, setModal] = useState(false)
  // What is drawn after the first frame has the second one to itself.
  useEffect(() => (isPainted ? afterPaint(() => setModal(true)) : undefined), [isPainted])
  useEffect(() => {
    if (!isModal) return
    // The page itself gets the focus and not one of its buttons, because a finger may still be on Enter.
    if (!page.current?.contains(document.activeElement)) page.current?.focus({ preventScroll: true })
    return holdApp()
  }, [page, isModal])
  return isModal
}

/** When the page closes, the focus returns to where it was, unless a dialog that follows the page has it. */
function useFocusAfter() {
  useEffect(() => {
    const before = focusedBefore()
    return () => {
      setTimeout(() => {
        if (!document.activeElement?.closest('[data-sheet]')) before?.focus()
      })
    }
  }, [])
}

/** Escape closes the page, unless something on top of it handles Escape. */
function useEscape(page: Page, onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const pressed = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing) return
      const sheets = [...document.querySelectorAll('[data-sheet]')]
      if (sheets.at(-1) === page.current) latest.current()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [page])
}
