import { useSyncExternalStore } from 'react'

/** The event that informs this tab of a change; other tabs get the browser's storage event. */
const CHANGED = 'rove-mine'
const keyOf = (userId: number, teamId: number) => `rove-mine-${userId}-${teamId}`

/** Whether the person last left the team's list of leads showing their own ones, on this device. */
export const useMineOnly = (userId: number, teamId: number): boolean =>
  useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(userId, teamId)) !== null)

/** Remembers that for the next time the list is opened. If the device has no space, it is not remembered. */
export function keepMineOnly(userId: number, teamId: number, on: boolean): void {
  try {
    if (on) localStorage.setItem(keyOf(userId, teamId), '1')
    else localStorage.removeItem(keyOf(userId, teamId))
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
