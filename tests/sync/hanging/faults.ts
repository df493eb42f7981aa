import type { Fault } from './history.ts'
import type { Time } from './time.ts'

/** A fault that waits for its occasion. */
export interface Drawn<F extends Fault = Fault> {
  fault: F
  after: number
  ms: number
}

export type FaultOn<O extends Fault['on']> = Extract<Fault, { on: O }>

/** The faults of a history: those to come, those under way, and those that ended. */
export interface Faults {
  draw(drawn: Drawn): void
  /** @returns the fault that affects this wait, if one does */
  next<O extends Fault['on']>(on: O): Drawn<FaultOn<O>> | undefined
  /**
   * Records the start of a fault.
   * @returns a function that records its end: when it is cut off, or arrives late
   */
  begin(fault: Fault): () => void
  /** Stops new faults. */
  stop(): void
  /** The faults that have started and not ended. */
  underWay(): Fault[]
  /** When the last fault ended, in ms since 1970; 0 before. */
  lastEnd(): number
}

/** How often each fault occurred, over all histories of the process. */
export const tally = new Map<string, number>()

export function openFaults(time: Time): Faults {
  let drawn: Drawn[] = []
  const underWay = new Set<{ fault: Fault }>()
  let lastEnd = 0

  const isOn = <O extends Fault['on']>(one: Drawn, on: O): one is Drawn<FaultOn<O>> => one.fault.on === on

  return {
    draw: (one) => void drawn.push({ ...one }),
    next(on) {
      for (const one of drawn) {
        if (!isOn(one, on)) continue
        if (one.after-- > 0) return undefined
        drawn = drawn.filter((other) => other !== one)
        return one
      }
      return undefined
    },
    begin(fault) {
      const name = Object.values(fault).join(' ')
      tally.set(name, (tally.get(name) ?? 0) + 1)
      const one = { fault }
      underWay.add(one)
      return () => {
        if (!underWay.delete(one)) return
        lastEnd = time.now()
        time.moved()
      }
    },
    stop: () => {
      drawn = []
    },
    underWay: () => [...underWay].map(({ fault }) => fault),
    lastEnd: () => lastEnd,
  }
}
