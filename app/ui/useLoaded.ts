import { useEffect, useState } from 'react'
import { idle } from './idle.ts'

/** What is on screen first is there by then. */
const SETTLED_MS = 1_000

/** Where a part of the app comes from, and the part itself once it was loaded. */
export interface Source<Part> {
  load(): Promise<Part>
  part: Part | undefined
}

/** A part of the app that is drawn at once wherever it is used again. @param load imports it */
export function sourceOf<Part>(load: () => Promise<Part>): Source<Part> {
  const source: Source<Part> = {
    part: undefined,
    async load() {
      source.part ??= await load()
      return source.part
    },
  }
  return source
}

/**
 * A part of the app that is loaded before it is wanted: while nothing else is to be done, or when a finger first
 * touches what asks for it.
 * @param source the same object at each call
 * @param wanted whether it is to be shown now
 * @param near what asks for it, as a selector
 * @returns undefined until it is there
 * @throws what kept a part that is wanted from being loaded
 */
export function useLoaded<Part>(source: Source<Part>, wanted: boolean, near?: string): Part | undefined {
  const [part, setPart] = useState(() => source.part)
  useEffect(() => {
    if (part !== undefined) return
    const fail = (cause: unknown) =>
      setPart(() => {
        throw cause
      })
    // A part that could not be had now is asked for again when it is wanted.
    const get = () =>
      void source.load().then((loaded) => setPart(() => loaded), wanted ? fail : () => undefined)
    if (wanted) return get()
    const isNear = (target: EventTarget | null) =>
      near !== undefined && target instanceof Element && target.closest(near) !== null
    // Tapped before the app was there.
    if (window.boot?.tapped.some(isNear)) return get()
    const touched = ({ target }: Event) => isNear(target) && get()
    const timer = setTimeout(() => void idle({ otherwiseMs: 0 }).then(get), SETTLED_MS)
    document.addEventListener('pointerdown', touched, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', touched, { capture: true })
    }
  }, [source, wanted, near, part])
  return part
}
