import {
  type Cost,
  compareCosts,
  type Day,
  lunchLateness,
  lunchStart,
  readyAfterLunch,
  startAfter,
  startTimesOf,
} from './day.ts'
import { leastRestOf } from './leastRest.ts'
import { lastStartOf } from './schedule.ts'
import { lowest, sizeOf } from './visitSet.ts'

/** The way to a state: which visits are made, and what they cost so far. */
interface Label {
  time: number
  lateness: number
  metres: number
  visit: number
  before: Label | undefined
  /** The next label of the same state, in the order of their times. */
  later: Label | undefined
}

/**
 * The best order of the visits, by dynamic programming over the sets of visits made, their last one, and whether lunch
 * is over. Being on time, being early and short ways are weighed only at the end of the day, so each state keeps every
 * label that no other is as good as in all three (a Pareto front).
 * @param day up to 12 visits
 * @param bound the cost of a known order; states that cannot become better are left out
 * @returns undefined if no order is better than the bound
 */
export function exactOrder(day: Day, bound: Cost): readonly number[] | undefined {
  const { visits, travel, lunch, startsAt, endsAt } = day
  const { size } = travel
  const minutes = Float64Array.from(travel.minutes)
  const metres = Float64Array.from(travel.metres)
  const count = visits.length
  const starts = visits.map(startTimesOf)
  const lastStarts = starts.map(lastStartOf)
  const stays = Float64Array.from(visits, (visit) => visit.minutes)
  const lunchBit = 1 << count
  const all = lunchBit - 1
  const following = nextVisits(day)
  const least = leastRestOf(day, following)
  const fronts: (Label | undefined)[] = new Array(2 * lunchBit * count)
  let best: { cost: Cost; label: Label | undefined } = { cost: bound, label: undefined }

  const isBetter = (lateness: number, end: number, length: number) =>
    lateness !== best.cost.lateness
      ? lateness < best.cost.lateness
      : end !== best.cost.end
        ? end < best.cost.end
        : length < best.cost.metres

  /** Whether a state can still become better than the best known cost, if nothing but the ways takes time. */
  const isHopeful = (mask: number, at: number, time: number, lateness: number, length: number): boolean => {
    const set = mask & all
    const end = time + (least.minutes[set * count + at] ?? 0)
    const total = length + (least.metres[set * count + at] ?? 0)
    const late = lateness + least.lateness(set, time)
    if (!lunch || mask & lunchBit) return isBetter(late + Math.max(0, end - endsAt), end, total)
    const fed = end + lunch.minutes
    return (
      isBetter(late + Math.max(0, fed - endsAt), fed, total) ||
      isBetter(late + lunchLateness(lunch, end) + Math.max(0, end - endsAt), end, total)
    )
  }

  const finish = (mask: number, label: Label) => {
    const way = label.visit * size + size - 1
    const drive = minutes[way] ?? 0
    const close = (end: number, late: number) => {
      const lateness = label.lateness + late + Math.max(0, end - endsAt)
      const cost = { lateness, end, metres: label.metres + (metres[way] ?? 0) }
      if (compareCosts(cost, best.cost) < 0) best = { cost, label }
    }
    const end = label.time + drive
    if (!lunch || mask & lunchBit) return close(end, 0)
    close(end, lunchLateness(lunch, end))
    const start = lunchStart(lunch, label.time, drive)
    close(readyAfterLunch(lunch, label.time, drive), lunchLateness(lunch, start))
  }

  const arrive = (
    mask: number,
    next: number,
    arrival: number,
    late: number,
    length: number,
    before?: Label,
  ) => {
    const start = startAfter(starts[next] ?? [], arrival)
    const time = start + (stays[next] ?? 0)
    const lateness = late + Math.max(0, start - (lastStarts[next] ?? 0))
    if (!isHopeful(mask, next, time, lateness, length)) return
    const state = mask * count + next
    fronts[state] = withLabel(fronts[state], {
      time,
      lateness,
      metres: length,
      visit: next,
      before,
      later: undefined,
    })
  }

  const visit = (mask: number, from: Omit<Label, 'before' | 'later'>, next: number, before?: Label) => {
    const way = from.visit * size + next
    const drive = minutes[way] ?? 0
    const length = from.metres + (metres[way] ?? 0)
    const made = mask | (1 << next)
    arrive(made, next, from.time + drive, from.lateness, length, before)
    if (!lunch || mask & lunchBit) return
    const late = from.lateness + lunchLateness(lunch, lunchStart(lunch, from.time, drive))
    arrive(made | lunchBit, next, readyAfterLunch(lunch, from.time, drive), late, length, before)
  }

  const start = { time: startsAt, lateness: 0, metres: 0, visit: size - 2 }
  for (let left = following[0] ?? 0; left > 0; left &= left - 1) visit(0, start, lowest(left))
  // A larger set has a larger number, so a front is complete when it is reached.
  for (let state = count; state < fronts.length; state++) {
    if (!fronts[state]) continue
    const mask = Math.floor(state / count)
    const nexts = following[mask & all] ?? 0
    for (let label = fronts[state]; label; label = label.later) {
      if (nexts === 0) finish(mask, label)
      for (let left = nexts; left > 0; left &= left - 1) visit(mask, label, lowest(left), label)
    }
  }
  return best.label && orderOf(best.label)
}

/**
 * The visits that can follow each set of visits, as sets: the locked one that has this place, or those that are not
 * locked.
 */
function nextVisits({ visits }: Day): Int32Array {
  const all = (1 << visits.length) - 1
  const locked = visits.reduce((set, visit, at) => (visit.locked ? set | (1 << at) : set), 0)
  return Int32Array.from({ length: all + 1 }, (_, set) => {
    const place = 1 << sizeOf(set)
    return place & locked ? place : all & ~set & ~locked
  })
}

/** Adds a label to a front, unless another is as good, and removes those that are no better than it. */
function withLabel(front: Label | undefined, label: Label): Label | undefined {
  let before: Label | undefined
  let at = front
  for (; at && at.time <= label.time; at = at.later) {
    if (at.lateness <= label.lateness && at.metres <= label.metres) return front
    if (at.time < label.time) before = at
  }
  at = before ? before.later : front
  while (at && label.lateness <= at.lateness && label.metres <= at.metres) at = at.later
  label.later = at
  for (let last = label; at; at = at.later) {
    if (label.lateness <= at.lateness && label.metres <= at.metres) last.later = at.later
    else last = at
  }
  if (!before) return label
  before.later = label
  return front
}

function orderOf(label: Label): readonly number[] {
  const order: number[] = []
  for (let at: Label | undefined = label; at; at = at.before) order.unshift(at.visit)
  return order
}
