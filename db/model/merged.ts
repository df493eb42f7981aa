import type { AnyRow } from './entities/registry.ts'

/** The row that another one was merged into; null for rows that were not merged. */
export const pointerOf = (row: AnyRow): number | null => ('mergedInto' in row ? row.mergedInto : null)

/** The pointers of leads by their ids: the lead that each was merged into, null if none; undefined for a missing lead. */
export interface Pointers {
  get(id: number): number | null | undefined
}

/**
 * The lead that stands for a lead: the end of its chain of pointers. Of leads that point at one another in a circle,
 * because people merged them in opposite directions at once, the one with the smallest id stands for all. A pointer at
 * a lead that is missing counts as none. The result follows from the rows alone, whatever the order of their arrival.
 */
export function standInOf(id: number, pointers: Pointers): number {
  const path = [id]
  for (let at = id; ; ) {
    const next = pointers.get(at)
    if (next === null || next === undefined || pointers.get(next) === undefined) return at
    const met = path.indexOf(next)
    if (met >= 0) return Math.min(...path.slice(met))
    path.push(next)
    at = next
  }
}

/** The leads for which another one stands, with that one. @param ids the leads with a pointer */
export function standInsOf(ids: Iterable<number>, pointers: Pointers): Map<number, number> {
  const found = new Map<number, number>()
  for (const id of ids) {
    const winner = standInOf(id, pointers)
    if (winner !== id) found.set(id, winner)
  }
  return found
}

/** The leads for which no other one stands. */
export function standing<L extends { id: number; mergedInto: number | null }>(leads: readonly L[]): L[] {
  const merged = leads.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : id))
  if (merged.length === 0) return [...leads]
  const replaced = standInsOf(merged, new Map(leads.map(({ id, mergedInto }) => [id, mergedInto])))
  return leads.filter(({ id }) => !replaced.has(id))
}

/** What `standInsOf` returns where no lead was merged. */
export const noStandIns: ReadonlyMap<number, number> = new Map()
