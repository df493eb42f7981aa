import { useSyncExternalStore } from 'react'
import { storageChange } from './storageChange.ts'

const change = storageChange('rove-mine')
const keyOf = (userId: number, teamId: number) => `rove-mine-${userId}-${teamId}`

/** Whether the person last left the team's list of leads showing their own ones, on this device. */
export const useMineOnly = (userId: number, teamId: number): boolean =>
  useSyncExternalStore(change.subscribe, () => localStorage.getItem(keyOf(userId, teamId)) !== null)

/** Remembers that for the next time the list is opened. If the device has no space, it is not remembered. */
export function keepMineOnly(userId: number, teamId: number, on: boolean): void {
  try {
    if (on) localStorage.setItem(keyOf(userId, teamId), '1')
    else localStorage.removeItem(keyOf(userId, teamId))
  } catch {
    return
  }
  change.announce()
}
