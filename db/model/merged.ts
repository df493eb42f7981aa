import type { AnyRow } from './entities/registry.ts'

/** Which lead a lead was merged into (null if none), and when (null if unknown). A lead is one. */
export interface Pointer {
  mergedInto: number | null
  mergedAt: string | null
}

/** The pointer of a lead that was not merged. */
export const notMerged: Pointer = { mergedInto: null, mergedAt: null }

/** The pointer of a row; rows of tables other than leads have none. */
export const pointerOf = (row: AnyRow): Pointer => ('mergedInto' in row ? row : notMerged)

/** The pointers of leads by their ids; undefined for a missing lead. */
export interface Pointers {
  get(id: number): Pointer | undefined
}

/**
 * The lead that stands for a lead: the end of its chain of pointers. Of leads that point at one another in a circle,
 * because people merged them in opposite directions at once, the winner of the latest merge stands for all. A pointer
 * at a lead that is missing counts as none. The result follows from the rows alone, whatever the order of their arrival.
 */
export function standInOf(id: number, pointers: Pointers): number {
  const path = [id]
  for (let at = id; ; ) {
    const next = pointers.get(at)?.mergedInto ?? null
    if (next === null || pointers.get(next) === undefined) return at
    const met = path.indexOf(next)
    if (met >= 0) return winnerOfCircle(path.slice(met), pointers)
    path.push(next)
    at = next
  }
}

function winnerOfCircle(ids: readonly number[], pointers: Pointers): number {
  const mergedAt = (id: number) => pointers.get(id)?.mergedAt ?? ''
  const latest = ids.reduce((a, b) => {
    if (mergedAt(a) === mergedAt(b)) return Math.max(a, b)
    return mergedAt(a) > mergedAt(b) ? a : b
  })
  return pointers.get(latest)?.mergedInto ?? latest
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
export function standing<L extends Pointer & { id: number }>(leads: readonly L[]): L[] {
  const merged = leads.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : id))
  if (merged.length === 0) return [...leads]
  const replaced = standInsOf(merged, new Map(leads.map((lead) => [lead.id, lead])))
  return leads.filter(({ id }) => !replaced.has(id))
}

/** What `standInsOf` returns where no lead was merged. */
export const noStandIns: ReadonlyMap<number, number> = new Map()
