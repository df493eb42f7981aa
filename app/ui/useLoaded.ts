import { useEffect, useState } from 'react'
import { idle } from './idle.ts'

/** What is on screen first is there by then. */
const SETTLED_MS = 1_000

/**
 * A part of the app that is loaded before it is wanted: while nothing else is to be done, or when a finger first
 * touches the screen.
 * @param wanted whether it is to be shown now
 * @returns undefined until it is there
 * @throws what kept a part that is wanted from being loaded
 */
export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (part !== undefined) return
    const fail = (cause: unknown) =>
      setPart(() => {
        throw cause
      })
    // A part that could not be had now is asked for again when it is wanted.
    const get = () => void load().then((loaded) => setPart(() => loaded), wanted ? fail : () => undefined)
    if (wanted) return get()
    const timer = setTimeout(() => void idle({ otherwiseMs: 0 }).then(get), SETTLED_MS)
    document.addEventListener('pointerdown', get, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', get, { capture: true })
    }
  }, [load, wanted, part])
  return part
}
