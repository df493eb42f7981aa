import { useSyncExternalStore } from 'react'

export interface Notice {
  title: string
  /** A line above the text that names the subject, such as "For Deck ovens". */
  about?: string | undefined
  text?: string | undefined
  tone?: 'success' | 'info' | 'error' | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

/** A notice on screen. `open` becomes false while it disappears. */
export interface Toast extends Notice {
  key: number
  open: boolean
}

let toast: Toast | undefined
const listeners = new Set<() => void>()

function show(next: Toast): void {
  toast = next
  for (const listener of listeners) listener()
}

/** Shows a notice and replaces the previous one: there is one at a time. */
export function notify(notice: Notice): void {
  show({ ...notice, key: (toast?.key ?? 0) + 1, open: true })
}

/** Closes the notice with this key, unless another has replaced it. */
export function dismiss(key: number): void {
  if (toast?.key === key) show({ ...toast, open: false })
}

/** The newest notice, or undefined before the first. */
export const currentToast = (): Toast | undefined => toast

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest notice, as a React hook. */
export const useToast = (): Toast | undefined => useSyncExternalStore(subscribe, currentToast)
