import { AREAS } from '#app/start/keys.ts'

/**
 * Removes the maps that this device keeps, when the person leaves it. A map that another tab is writing cannot be
 * removed at once; it goes when the areas are opened the next time.
 */
export async function forgetAreas(): Promise<void> {
  if (localStorage.getItem(AREAS) === null) return
  try {
    const { removeAllAreas } = await import('./fetchArea.ts')
    await removeAllAreas()
  } catch {
    return
  }
}
