import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { KNOWN } from '#app/start/keys.ts'
import { Id } from '#db/model/id.ts'

const Opened = v.object({ kind: v.picklist(['lead', 'company', 'product', 'email']), id: Id })
/** Something that was looked at on this device. */
export type Opened = v.InferOutput<typeof Opened>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(Opened))

const KEPT = 50
/** Told to this tab; a browser tells the others. */
const CHANGED = 'rove-recent'

/** Kept for the person who is known on this device; a sign-out empties the storage. */
const keyNow = () => `rove-recent-${localStorage.getItem(KNOWN)}`
const stored = () => localStorage.getItem(keyNow())

/** Those that were kept, the last opened first; none for what is no list of them. */
export function openedIn(text: string | null): readonly Opened[] {
  const opened = v.safeParse(Stored, text)
  return opened.success ? opened.output : []
}

/** The same with one more at its beginning, each once. */
export const withOpened = (opened: readonly Opened[], { kind, id }: Opened): readonly Opened[] =>
  [{ kind, id }, ...opened.filter((each) => each.kind !== kind || each.id !== id)].slice(0, KEPT)

/**
 * What the person opened last on this device, the newest first. What is deleted since is among them, and so is what
 * belongs to another team of theirs: only what is among a team's rows is shown.
 */
export function useRecent(): readonly Opened[] {
  const text = useSyncExternalStore(subscribe, stored)
  return useMemo(() => openedIn(text), [text])
}

/** Keeps what is on screen now as last opened; a device that has no room forgets it. */
export function rememberOpened(kind: Opened['kind'], id: number): void {
  try {
    localStorage.setItem(keyNow(), JSON.stringify(withOpened(openedIn(stored()), { kind, id })))
  } catch {
    return
  }
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}
