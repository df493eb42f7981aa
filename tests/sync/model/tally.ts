/** How often each fault and each outcome occurred, over all runs of a suite. */
export interface Tally {
  count(what: string, times?: number): void
  of(what: string): number
  all(): Record<string, number>
}

export function newTally(): Tally {
  const counts = new Map<string, number>()
  return {
    count: (what, times = 1) => void counts.set(what, (counts.get(what) ?? 0) + times),
    of: (what) => counts.get(what) ?? 0,
    all: () => Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
  }
}
