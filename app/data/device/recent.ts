import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { KNOWN } from '#app/start/keys.ts'
import { Id } from '#db/model/id.ts'
import { storageChange } from './storageChange.ts'

const Opened = v.object({ kind: v.picklist(['lead', 'company', 'product', 'email']), id: Id })
/** Something that was opened on this device. */
export type Opened = v.InferOutput<typeof Opened>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(Opened))

const KEPT = 50
const change = storageChange('rove-recent')

/** Stored per person; a sign-out empties the storage. */
const keyNow = () => `rove-recent-${localStorage.getItem(KNOWN)}`
const stored = () => localStorage.getItem(keyNow())

/** The stored list, the last opened first; empty if the text is invalid. */
export function openedIn(text: string | null): readonly Opened[] {
  const opened = v.safeParse(Stored, text)
  return opened.success ? opened.output : []
}

/** The list with one entry moved or added to its start. */
export const withOpened = (opened: readonly Opened[], { kind, id }: Opened): readonly Opened[] =>
  [{ kind, id }, ...opened.filter((each) => each.kind !== kind || each.id !== id)].slice(0, KEPT)

/**
 * What the person opened last on this device, the newest first. It may contain rows that were deleted since,
 * and rows of the person's other teams: callers show only entries that are among the current team's rows.
 */
export function useRecent(): readonly Opened[] {
  const text = useSyncExternalStore(change.subscribe, stored)
  return useMemo(() => openedIn(text), [text])
}

/** Stores what is on screen as last opened. If the device has no space, it is not stored. */
export function rememberOpened(kind: Opened['kind'], id: number): void {
  try {
    localStorage.setItem(keyNow(), JSON.stringify(withOpened(openedIn(stored()), { kind, id })))
  } catch {
    return
  }
  change.announce()
}
