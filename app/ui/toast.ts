import { useSyncExternalStore } from 'react'

/** The words of a notice. */
export interface Said {
  title: string
  text?: string | undefined
}

export interface Notice {
  title: string
  /** A line above the text that names the subject, such as "For Deck ovens". */
  about?: string | undefined
  text?: string | undefined
  tone?: 'success' | 'info' | 'error' | undefined
  action?: { label: string; onSelect: () => void } | undefined
  /** What the notice counts; see {@link counted}. */
  counts?: Counts | undefined
}

interface Counts {
  /** What happened to what, such as "leads deleted". */
  kind: string
  count: number
  say: (count: number) => Said
}

/**
 * A notice about a number of things. While it is on screen, further notices of its kind add to its number
 * instead of replacing it one after the other, and Undo undoes all of them.
 * @param say returns the words for a number
 */
export const counted = (kind: string, count: number, say: (count: number) => Said): Notice => ({
  ...say(count),
  counts: { kind, count, say },
})

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

/** Shows a notice and replaces the previous one, or adds to it if both count the same. */
export function notify(notice: Notice): void {
  show({ ...addedTo(toast, notice), key: (toast?.key ?? 0) + 1, open: true })
}

function addedTo(before: Toast | undefined, notice: Notice): Notice {
  const { counts, text } = notice
  if (!before?.open || !before.counts || before.counts.kind !== counts?.kind) return notice
  const count = before.counts.count + counts.count
  const said = counts.say(count)
  // Where the words of the number are the title alone, the texts tell what else happened.
  const texts = new Set([before.text, text].filter((one) => one !== undefined))
  return {
    ...notice,
    title: said.title,
    text: said.text ?? ([...texts].join(' ') || undefined),
    action: bothOf(before.action, notice.action),
    counts: { ...counts, count },
  }
}

function bothOf(before: Notice['action'], action: Notice['action']): Notice['action'] {
  if (!before || before.label !== action?.label) return action
  const onSelect = () => {
    before.onSelect()
    action.onSelect()
  }
  return { label: action.label, onSelect }
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
