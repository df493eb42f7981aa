import { startMap } from '#app/features/map/startMap.ts'

/** Loads the map of the leads, and at the same time all that a map needs. */
export function loadLeadMap() {
  startMap()
  return import('./LeadMap.tsx')
}
