import type { Stop } from '#db/model/entities/stop.ts'
import { insert } from '#db/route/insert.ts'
import { bestOrder } from './bestOrder.ts'
import type { PlacedStop } from './plan.ts'
import { type PlannedDay, restWith } from './useDay.ts'

/** A new position of a stop. */
export interface Moved {
  stop: Stop
  to: { position: number }
}

/** The positions of the rest of the day in the best order; those of stops that stay are left out. */
export async function bestPositions(day: PlannedDay): Promise<Moved[]> {
  const { planned } = day.stops
  const places = planned.map(({ stop }) => stop.position)
  const order = await bestOrder(day.rest)
  return order.flatMap((visit, nth) => {
    const stop = planned[visit]?.stop
    const position = inTurn(places)[nth] ?? nth
    return stop && stop.position !== position ? [{ stop, to: { position } }] : []
  })
}

/** The same positions, each higher than the one before it. */
function inTurn(positions: readonly number[]): readonly number[] {
  const rising = positions.every((position, nth) => nth === 0 || position > (positions[nth - 1] ?? 0))
  const [first = 0] = positions
  return rising ? positions : positions.map((_, nth) => first + nth)
}

/**
 * The positions of new stops: in a day without visits those of the best order, else each where it costs least, between
 * stops that keep their order.
 * @param added with a position that does not count
 */
export async function positionsOfNew(
  day: PlannedDay,
  added: readonly PlacedStop[],
): Promise<ReadonlyMap<number, number>> {
  const { planned, visited } = day.stops
  if (planned.length === 0) {
    const first = 1 + Math.max(0, ...visited.map(({ stop }) => stop.position))
    const order = await bestOrder(restWith(day, added))
    return new Map(order.map((visit, nth) => [added[visit]?.stop.id ?? 0, first + nth]))
  }
  const positions = new Map<number, number>()
  let all = planned
  for (const one of added) {
    const extended = [...all, one]
    const { place } = insert(restWith(day, extended), [...all.keys()], all.length)
    const position = between(all[place - 1]?.stop.position, all[place]?.stop.position)
    positions.set(one.stop.id, position)
    all = all.toSpliced(place, 0, { ...one, stop: { ...one.stop, position } })
  }
  return positions
}

/** A position between two others; after the first or before the second if the other is not given. */
export function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 1 : after - 1
  return after === undefined ? before + 1 : (before + after) / 2
}
