import { useRef } from 'react'

/** What had the focus before a dialog took it; a dialog that follows another at once goes back to the same. */
let latest: HTMLElement | undefined

/** What has the focus as a dialog takes it, or had it before the dialog that this one follows. */
export function focusedBefore(): HTMLElement | undefined {
  const active = document.activeElement
  if (active instanceof HTMLElement && active !== document.body) latest = active
  return latest
}

/** For a Radix dialog without a trigger of its own: gives the focus back to where it was when it opened. */
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
