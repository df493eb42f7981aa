import type { ReactNode } from 'react'

export const LONG =
  'Maximiliane Alexandra von Hohenfels-Wartenberg of the Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'

export interface SampleProps {
  /** The component's file name without the extension. */
  of: string
  /** The states by name. */
  states: Readonly<Record<string, ReactNode>>
}

/** One component in all its states. */
export function Sample({ of, states }: SampleProps) {
  return (
    <section aria-label={of} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="border-line border-b pb-1 font-semibold">{of}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4">
        {Object.entries(states).map(([name, state]) => (
          <div key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
            <p className="text-muted text-xs">{name}</p>
            <div className="w-full min-w-0">{state}</div>
          </div>
        ))}
      </div>
    </section>
  )
}
