import { dayOf, isDay } from '#app/entities/task/due.ts'
import { countryOf } from '#db/composer/language.ts'
import type { DayPlan } from '#db/model/entities/dayPlan.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Stop } from '#db/model/entities/stop.ts'
import type { Task } from '#db/model/entities/task.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import type { Point } from '#db/model/place.ts'
import { clock, minutesIn } from '#db/route/clock.ts'
import type { Day } from '#db/route/day.ts'
import { openOn } from '#db/route/openingHours.ts'
import { circuityOf, estimateTravel, type KnownWay, type Road } from '#db/route/travel.ts'

/** A stop with its lead. */
export interface LeadStop {
  stop: Stop
  lead: Lead
}

/** A stop of which it is known where it is. */
export interface PlacedStop extends LeadStop {
  point: Point
}

/** The stops of a plan by what is still to be done. */
export interface Stops {
  visited: readonly LeadStop[]
  /** To be visited, in order. */
  planned: readonly PlacedStop[]
  /** To be visited, but nobody knows where. */
  unplaced: readonly LeadStop[]
  /** Skipped or cancelled. */
  left: readonly LeadStop[]
}

/** The stops of a plan whose leads there are. @param stops those of all plans */
export function stopsOf(planId: number, stops: readonly Stop[], leads: ReadonlyMap<number, Lead>): Stops {
  const all = stops
    .filter((stop) => stop.planId === planId)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .flatMap((stop): LeadStop[] => {
      const lead = leads.get(stop.leadId)
      return lead ? [{ stop, lead }] : []
    })
  const planned = all.filter(({ stop }) => stop.state === 'planned')
  return {
    visited: all.filter(({ stop }) => stop.state === 'visited'),
    planned: planned.flatMap((each): PlacedStop[] => {
      const point = pointOf(each.lead)?.point
      return point ? [{ ...each, point }] : []
    }),
    unplaced: planned.filter(({ lead }) => !pointOf(lead)),
    left: all.filter(({ stop }) => stop.state === 'skipped' || stop.state === 'cancelled'),
  }
}

/** The ids of all leads that a day has stops at, in whatever state. */
export const leadsIn = ({ visited, planned, unplaced, left }: Stops): ReadonlySet<number> =>
  new Set([...visited, ...planned, ...unplaced, ...left].map(({ lead }) => lead.id))

/** Where and when the rest of a day begins. */
export interface Begin {
  /** Null if no start is given. */
  point: Point | null
  /** In minutes after midnight. */
  at: number
}

/** The day goes on from the last visit that was made on it, and not before now. */
export function beginOf(plan: DayPlan, { visited }: Stops, tasks: readonly Task[], now: Date): Begin {
  const visits = visited.flatMap(({ stop, lead }) => {
    const came = arrivalAt(stop, plan, tasks)
    return came
      ? [{ point: pointOf(lead)?.point ?? null, came, stays: stop.minutes ?? plan.minutesPerVisit }]
      : []
  })
  const last = visits.toSorted((a, b) => a.came.getTime() - b.came.getTime()).at(-1)
  const begin = last
    ? { point: last.point, at: minutesOf(last.came) + last.stays }
    : { point: plan.start, at: minutesIn(plan.startsAt) }
  return plan.day === dayOf(now) ? { ...begin, at: Math.max(begin.at, minutesOf(now)) } : begin
}

/** When somebody came to a stop on the day of the plan; undefined if that was not noted. */
function arrivalAt({ leadId }: Stop, { day }: DayPlan, tasks: readonly Task[]): Date | undefined {
  const times = tasks.flatMap((task) => {
    if (task.leadId !== leadId || task.kind !== 'visit' || !task.done || task.doneAt === null) return []
    const at = new Date(task.doneAt)
    return dayOf(at) === day ? [at] : []
  })
  return times.at(-1)
}

const minutesOf = (date: Date): number => date.getHours() * 60 + date.getMinutes()

/** How long ways take: what a routing service said, else an estimate. */
export interface Driving {
  /** See `Road`. */
  pace: number
  known?: KnownWay
}

/** The rest of a day: its visits in their present order. */
export function restOf(plan: DayPlan, stops: readonly PlacedStop[], begin: Begin, driving: Driving): Day {
  const { lunch } = plan
  const eats = lunch && { from: minutesIn(lunch.from), to: minutesIn(lunch.to), minutes: lunch.minutes }
  return {
    startsAt: begin.at,
    endsAt: minutesIn(plan.endsAt),
    // A break whose time has passed is over.
    lunch: eats && begin.at + eats.minutes <= eats.to ? eats : null,
    visits: stops.map(({ stop, lead }) => ({
      minutes: stop.minutes ?? plan.minutesPerVisit,
      open: openOn(lead.openingHours, plan.day),
      fixedAt: stop.fixedAt === '' ? null : minutesIn(stop.fixedAt),
      locked: stop.locked,
    })),
    travel: estimateTravel(
      stops.map(({ point }) => point),
      begin.point,
      plan.end,
      roadOf(stops, driving.pace),
      driving.known,
    ),
  }
}

/** The roads are those of the country that most of the leads are in. */
function roadOf(stops: readonly PlacedStop[], pace: number): Road {
  const counts = new Map<string, number>()
  for (const { lead } of stops) {
    const country = countryOf(lead)
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return { circuity: circuityOf(most?.[0] ?? ''), pace }
}

/** The time of day of an appointment; '' for a task that is due at any time of its day. */
export function appointmentOf({ dueAt }: Task): string {
  if (dueAt === null || isDay(dueAt)) return ''
  return clock(minutesOf(new Date(dueAt)))
}
