import { loadTowns } from './usePoints.ts'

/** Loads the map, which needs a large script. */
export const loadPinMap = () => import('./PinMap.tsx')

/** Starts to load all that a map needs, at once. What cannot be loaded now is tried again when the map needs it. */
export function startMap(): void {
  loadPinMap().catch(() => undefined)
  loadTowns().catch(() => undefined)
}
