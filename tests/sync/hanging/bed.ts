import Dexie from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type * as Engine from '#db/device/engine.ts'
import type * as Mutate from '#db/device/mutate.ts'
import type { PartName } from './history.ts'
import { openStorage, type Storage } from './storage.ts'
import { openTime, type Time } from './time.ts'

/** A device that is used for one history after another. */
export interface Bed {
  time: Time
  storage: Storage
  parts: Record<PartName, Part>
  close(): void
}

/** A page or the worker, with its own copy of the engine. */
type Part = Pick<typeof Engine, 'syncAs' | 'storeOf'> & Pick<typeof Mutate, 'mutate'>

export async function openBed(): Promise<Bed> {
  const time = openTime()
  const storage = openStorage(time)
  const { indexedDB, IDBKeyRange: range } = Dexie.dependencies
  Object.assign(Dexie.dependencies, { indexedDB: storage.indexedDB, IDBKeyRange })
  // Dexie logs when it opens a database again that the browser closed.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return {
    time,
    storage,
    parts: { page: await openPart(), worker: await openPart() },
    close() {
      warned.mockRestore()
      Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: range })
      vi.unstubAllGlobals()
      storage.end()
      time.end()
    },
  }
}

async function openPart(): Promise<Part> {
  vi.resetModules()
  const { syncAs, storeOf } = await import('#db/device/engine.ts')
  const { mutate } = await import('#db/device/mutate.ts')
  return { syncAs, storeOf, mutate }
}
