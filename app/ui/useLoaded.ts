import { useEffect, useState } from 'react'
import { idle } from './idle.ts'

/** By this time the first screen has loaded. */
const SETTLED_MS = 1_000

/** How to load a part of the app, and the part itself once it is loaded. */
export interface Source<Part> {
  load(): Promise<Part>
  part: Part | undefined
}

/** A part of the app that renders immediately when it is used again. @param load imports it */
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
 * A part of the app that is loaded before it is needed: when the browser is idle, or when a finger first
 * touches the control that opens it.
 * @param source must be the same object on each call
 * @param wanted whether the part is to be shown now
 * @param near a selector for the control that opens it
 * @returns undefined until it is loaded
 * @throws the error that kept a wanted part from loading
 */
export function useLoaded<Part>(source: Source<Part>, wanted: boolean, near?: string): Part | undefined {
  const [part, setPart] = useState(() => source.part)
  useEffect(() => {
    if (part !== undefined) return
    const fail = (cause: unknown) =>
      setPart(() => {
        throw cause
      })
    // A part that failed to load early is requested again when it is wanted.
    const get = () =>
      void source.load().then((loaded) => setPart(() => loaded), wanted ? fail : () => undefined)
    if (wanted) return get()
    const isNear = (target: EventTarget | null) =>
      near !== undefined && target instanceof Element && target.closest(near) !== null
    // The control was tapped before the app had started.
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
