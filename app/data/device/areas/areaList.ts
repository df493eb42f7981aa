import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { storageChange } from '#app/data/device/storageChange.ts'
import { AREAS } from '#app/start/keys.ts'
import { MapBounds, MapFileName } from '#db/model/mapFile.ts'

/** More areas are not kept. */
export const MOST_AREAS = 20
export const LONGEST_NAME = 60

/** An area of the map that this device keeps, or is to keep. */
const Area = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  /** The map file of the server that it is cut from. */
  file: MapFileName,
  bounds: MapBounds,
  /** The bytes of its map. */
  bytes: v.number(),
  /** The share of it that is here, 0 to 1. */
  share: v.number(),
  /** `gone`: it was here, and the browser removed it. */
  state: v.picklist(['partial', 'whole', 'gone']),
  /** Why it was broken off, as a sentence; '' if it was not. */
  problem: v.string(),
})
export type Area = v.InferOutput<typeof Area>

const Stored = v.pipe(v.string(), v.parseJson(), v.array(Area))
const change = storageChange(AREAS)

const stored = () => localStorage.getItem(AREAS)

function areasIn(text: string | null): readonly Area[] {
  const areas = v.safeParse(Stored, text)
  return areas.success ? areas.output : []
}

/** The areas of this device. A sign-out empties the list. */
export const areasNow = (): readonly Area[] => areasIn(stored())

/** The areas of this device, live. */
export function useAreas(): readonly Area[] {
  const text = useSyncExternalStore(change.subscribe, stored)
  return useMemo(() => areasIn(text), [text])
}

function store(areas: readonly Area[]): void {
  localStorage.setItem(AREAS, JSON.stringify(areas))
  change.announce()
}

/** @throws DOMException if the device has no room */
export const addArea = (area: Area): void => store([...areasNow(), area])
export const dropArea = (id: string): void => store(areasNow().filter((area) => area.id !== id))

/** Changes an area; one that was removed meanwhile stays away. */
export const changeArea = (id: string, changes: Partial<Area>): void =>
  store(areasNow().map((area) => (area.id === id ? { ...area, ...changes } : area)))
