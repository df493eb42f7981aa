import { dayOf, momentOf } from '#app/entities/task/due.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import type { Day } from '#db/route/day.ts'
import { appointmentOf, type PlacedStop } from './plan.ts'

/** A lead that can be visited on a day, and why. */
export interface Candidate {
  lead: Lead
  /** '' if the visit may be at any time. */
  fixedAt: string
  reason: string
}

/** The open visits of a person that are due on that day or were due before. @param leads those that can be added */
export function dueVisits(
  tasks: readonly Task[],
  leads: ReadonlyMap<number, Lead>,
  { day, userId }: { day: string; userId: number },
): Candidate[] {
  return tasks.flatMap((task): Candidate[] => {
    const lead = leads.get(task.leadId)
    if (!lead || task.done || task.kind !== 'visit' || task.userId !== userId || task.dueAt === null)
      return []
    const dueDay = dayOf(momentOf(task.dueAt))
    if (dueDay > day) return []
    const fixedAt = dueDay === day ? appointmentOf(task) : ''
    return [{ lead, fixedAt, reason: fixedAt ? `Visit at ${fixedAt}` : 'Visit due' }]
  })
}

const DAY_MS = 86_400_000

/** The leads whose rhythm asks for a visit by that day, the longest overdue first. */
export function dueByRhythm(
  tasks: readonly Task[],
  leads: ReadonlyMap<number, Lead>,
  { day }: { day: string },
): Candidate[] {
  const visits = lastVisits(tasks)
  return [...leads.values()]
    .flatMap((lead) => {
      if (lead.rhythmWeeks === null) return []
      const last = visits.get(lead.id)
      const dueAt = last === undefined ? 0 : Date.parse(dayOf(new Date(last))) + lead.rhythmWeeks * 7 * DAY_MS
      if (dueAt > Date.parse(day)) return []
      return [{ lead, dueAt, reason: last ? `Every ${weeks(lead.rhythmWeeks)}` : 'Never visited' }]
    })
    .toSorted((a, b) => a.dueAt - b.dueAt || a.lead.id - b.lead.id)
    .map(({ lead, reason }) => ({ lead, fixedAt: '', reason }))
}

const weeks = (count: number) => (count === 1 ? 'week' : `${count} weeks`)

/** The time of each lead's last visit, as ISO 8601. */
function lastVisits(tasks: readonly Task[]): ReadonlyMap<number, string> {
  const visits = new Map<number, string>()
  for (const { kind, done, doneAt, leadId } of tasks) {
    if (kind !== 'visit' || !done || doneAt === null) continue
    if (doneAt > (visits.get(leadId) ?? '')) visits.set(leadId, doneAt)
  }
  return visits
}

const [NEAR_KM, NEAR_COUNT] = [25, 10]

/** The leads nearest to a point, up to ten within 25 km by air. */
export function nearTo(point: Point, leads: ReadonlyMap<number, Lead>): Candidate[] {
  return [...leads.values()]
    .flatMap((lead) => {
      const at = pointOf(lead)?.point
      const kilometres = at && kilometresBetween(at, point)
      return kilometres !== undefined && kilometres <= NEAR_KM ? [{ lead, kilometres }] : []
    })
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, NEAR_COUNT)
    .map(({ lead, kilometres }) => ({ lead, fixedAt: '', reason: `${kilometres.toFixed(1)} km away` }))
}

/** A cancelled visit offers leads that take at most so many minutes more of driving. */
const DETOUR_MINUTES = 15

/**
 * How many more minutes of driving a visit takes between two places of a day, where it takes the least.
 * @param day whose last visit is the one to be added
 */
export function detourOf({ visits, travel: { size, minutes } }: Day): number {
  const added = visits.length - 1
  const stations = [size - 2, ...visits.slice(0, added).keys(), size - 1]
  const way = (from: number, to: number) => minutes[from * size + to] ?? 0
  const detours = stations.slice(1).map((to, nth) => {
    const from = stations[nth] ?? 0
    return way(from, added) + way(added, to) - way(from, to)
  })
  return Math.min(...detours)
}

/**
 * Of the leads that are due, those that are at most a quarter of an hour off the way, the nearest first.
 * @param dayWith the rest of the day with one more visit at its end
 */
export function onTheWay(
  due: readonly Candidate[],
  planned: readonly PlacedStop[],
  dayWith: (added: PlacedStop['point']) => Day,
): (Candidate & { detour: number })[] {
  const known = new Set(planned.map(({ lead }) => lead.id))
  return due
    .flatMap((candidate) => {
      const point = pointOf(candidate.lead)?.point
      if (!point || known.has(candidate.lead.id)) return []
      const detour = detourOf(dayWith(point))
      return detour <= DETOUR_MINUTES ? [{ ...candidate, detour }] : []
    })
    .toSorted((a, b) => a.detour - b.detour)
}
