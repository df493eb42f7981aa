import { useSyncExternalStore } from 'react'
import { askToKeep } from '#app/data/device/storage.ts'
import type { Bounds } from '#db/pmtiles/bounds.ts'
import { mapOf, removeAllFiles, removeFiles, removeStrayFiles } from './areaFiles.ts'
import { type Area, addArea, areasNow, changeArea, dropArea } from './areaList.ts'

/** The request to areaWorker.ts. */
export interface AreaRequest {
  type: 'measure' | 'fetch'
  id: string
  file: string
  bounds: Bounds
}

/** The worker's answers. `bytes` are those of the whole area, `share` is how much of it is here. */
export type AreaAnswer =
  | { type: 'measured'; bytes: number }
  | { type: 'progress'; bytes: number; share: number }
  | { type: 'whole'; bytes: number }
  | { type: 'failed'; problem: string }

const workers = new Map<string, Worker>()
/** The ids of the areas that are being fetched in this tab. */
let fetching: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function tellFetching() {
  fetching = new Set(workers.keys())
  for (const listener of listeners) listener()
}

/** The ids of the areas that are being fetched in this tab, live. */
export const useFetching = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => fetching,
  )

const newWorker = () => new Worker(new URL('./areaWorker.ts', import.meta.url), { type: 'module' })

/** How many bytes an area has, or a sentence that says why it cannot be had. */
export function measureArea(file: string, bounds: Bounds): Promise<{ bytes: number } | { problem: string }> {
  const worker = newWorker()
  const measured = new Promise<{ bytes: number } | { problem: string }>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<AreaAnswer>) =>
      resolve(data.type === 'failed' ? { problem: data.problem } : { bytes: data.bytes })
    worker.onerror = () => resolve({ problem: NO_WORKER })
    worker.postMessage({ type: 'measure', id: '', file, bounds } satisfies AreaRequest)
  })
  return measured.finally(() => worker.terminate())
}

const NO_WORKER = 'The worker that fetches the map could not be started. Reload Rove and try again.'

/** Adds an area to the list, and fetches it. @throws DOMException if the device has no room for the list */
export function keepArea(area: Omit<Area, 'id' | 'share' | 'state' | 'problem'>): void {
  const id = crypto.randomUUID()
  addArea({ ...area, id, share: 0, state: 'partial', problem: '' })
  void askToKeep()
  fetchArea(id)
}

/** Fetches what is missing of an area. It goes on while the app is open, whichever screen is shown. */
export function fetchArea(id: string): void {
  const area = areasNow().find((each) => each.id === id)
  if (!area || workers.has(id)) return
  changeArea(id, { state: 'partial', problem: '' })
  const worker = newWorker()
  workers.set(id, worker)
  tellFetching()
  const end = (changes: Partial<Area>) => {
    pauseArea(id)
    changeArea(id, changes)
  }
  worker.onmessage = ({ data }: MessageEvent<AreaAnswer>) => {
    if (data.type === 'progress') changeArea(id, { bytes: data.bytes, share: data.share })
    if (data.type === 'whole') end({ bytes: data.bytes, share: 1, state: 'whole' })
    if (data.type === 'failed') end({ problem: data.problem })
  }
  worker.onerror = () => end({ problem: NO_WORKER })
  const { file, bounds } = area
  worker.postMessage({ type: 'fetch', id, file, bounds } satisfies AreaRequest)
}

/** Stops fetching an area. What is here stays. */
export function pauseArea(id: string): void {
  workers.get(id)?.terminate()
  workers.delete(id)
  tellFetching()
}

/** Removes an area from this device. */
export async function removeArea(id: string): Promise<void> {
  pauseArea(id)
  dropArea(id)
  await removeFiles(id)
}

/** Removes all areas from this device, when the person signs out. The list goes with the rest of the page's storage. */
export async function removeAllAreas(): Promise<void> {
  for (const id of workers.keys()) pauseArea(id)
  await removeAllFiles()
}

/**
 * Notes which areas the browser has removed, to make room or after a long time without a visit, and removes what belongs
 * to no area any more.
 */
export async function checkAreas(): Promise<void> {
  await removeStrayFiles(areasNow().map(({ id }) => id))
  for (const { id, state, bytes, share } of areasNow()) {
    if (workers.has(id) || state === 'gone' || share === 0) continue
    const map = await mapOf(id)
    const isWhole = map && (state === 'partial' || map.size === bytes)
    if (!isWhole) changeArea(id, { state: 'gone', share: 0 })
  }
}
