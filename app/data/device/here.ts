import { useSyncExternalStore } from 'react'
import type { Place } from '#db/model/place.ts'
import { placeNow } from './place.ts'

let here: Place | undefined
const listeners = new Set<() => void>()

/** Where this device was when the person last asked for it; undefined until then. It is kept in memory only. */
export const useHere = (): Place | undefined => useSyncExternalStore(subscribe, () => here)

/** Asks the device where it is, for {@link useHere}. @returns a sentence that says why it is unknown */
export async function findHere(): Promise<string | undefined> {
  const found = await placeNow()
  if ('problem' in found) return found.problem
  here = found
  for (const listener of listeners) listener()
  return undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
