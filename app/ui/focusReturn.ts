import { useRef } from 'react'

/**
 * The element that had the focus before a dialog took it. A dialog that directly follows another returns to
 * the same element.
 */
let latest: HTMLElement | undefined

/**
 * The element that has the focus when a dialog opens, or that had it before the dialog that this one follows.
 */
export function focusedBefore(): HTMLElement | undefined {
  const active = document.activeElement
  if (active instanceof HTMLElement && active !== document.body) latest = active
  return latest
}

/**
 * For a Radix dialog without its own trigger: returns the focus to the element that had it when the dialog
 * opened.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(undefined)
  return {
    onOpenAutoFocus: () => {
      origin.current = focusedBefore()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}
