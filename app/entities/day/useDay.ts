import { useMemo } from 'react'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { useNow } from '#app/ui/useNow.ts'
import { type DayPlan, dayPlanId } from '#db/model/entities/dayPlan.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { compared } from '#db/model/order.ts'
import type { Point } from '#db/model/place.ts'
import type { Day } from '#db/route/day.ts'
import { type Schedule, scheduleOf } from '#db/route/schedule.ts'
import { useKnownWays } from './knownWays.ts'
import { paceOf } from './pace.ts'
import { type Begin, beginOf, type Driving, type PlacedStop, restOf, type Stops, stopsOf } from './plan.ts'

/** The plan of a person's day as it now is. */
export interface PlannedDay {
  userId: number
  day: string
  /** Undefined if the day is not planned yet; then `habits` says how it would be. */
  plan: DayPlan | undefined
  habits: DayPlan
  stops: Stops
  begin: Begin
  /** The rest of the day with its visits in their order. */
  rest: Day
  schedule: Schedule
  driving: Driving
  leads: ReadonlyMap<number, Lead>
  tasks: readonly Task[]
}

/**
 * A person's day, live; undefined until it has been read.
 * @param day '2026-03-04'
 * @param here where the day goes on from, instead of its start or its last visit
 */
export function useDay(userId: number, day: string, here?: Point): PlannedDay | undefined {
  const { team } = useWorkspace()
  const plans = useRows('dayPlans')
  const stopRows = useRows('stops')
  const leadRows = useRows('leads')
  const tasks = useRows('tasks')
  const now = useNow()
  const leads = useMemo(
    () => new Map(leadRows?.filter(({ saved }) => saved).map((lead) => [lead.id, lead])),
    [leadRows],
  )
  const id = dayPlanId(userId, day)
  const plan = plans?.find((each) => each.id === id)
  const habits = useMemo(
    () => plan ?? habitsFor(plans ?? [], { userId, day, teamId: team.id }),
    [plan, plans, userId, day, team.id],
  )
  const pace = useMemo(
    () => paceOf(tasks ?? [], leads, { userId, stay: habits.minutesPerVisit }),
    [tasks, leads, userId, habits],
  )
  const stops = useMemo(() => stopRows && stopsOf(id, stopRows, leads), [id, stopRows, leads])
  const places = useMemo(() => (stops ? placesOf(stops, habits, here) : fewPlaces), [stops, habits, here])
  const known = useKnownWays(places)
  const driving = useMemo(() => ({ pace, known }), [pace, known])
  return useMemo(() => {
    if (!plans || !stops || !leadRows || !tasks) return undefined
    const begun = beginOf(habits, stops, tasks, now)
    const begin = here ? { point: here, at: begun.at } : begun
    const rest = restOf(habits, stops.planned, begin, driving)
    const schedule = scheduleOf(rest, [...stops.planned.keys()])
    return { userId, day, plan, habits, stops, begin, rest, schedule, driving, leads, tasks }
  }, [plans, stops, leadRows, tasks, leads, habits, now, driving, userId, day, plan, here])
}

const fewPlaces: readonly Point[] = []

/** The places of a day between which ways are asked for. */
function placesOf({ visited, planned }: Stops, { start, end }: DayPlan, here: Point | undefined): Point[] {
  const come = [...visited, ...planned].map(({ lead }) => pointOf(lead)?.point)
  return [...come, here, start, end].flatMap((point) => point ?? [])
}

/** The same day, going on from another place. */
export function startingAt(day: PlannedDay, point: Point): PlannedDay {
  const begin = { point, at: day.begin.at }
  return { ...day, begin, rest: restWith({ ...day, begin }, day.stops.planned) }
}

/** The rest of the day with these stops instead. */
export const restWith = ({ habits, begin, driving }: PlannedDay, planned: readonly PlacedStop[]): Day =>
  restOf(habits, planned, begin, driving)

/** The plan of a day that is not planned yet: as the person's last one, or with the usual values. */
function habitsFor(
  plans: readonly DayPlan[],
  { userId, day, teamId }: { userId: number; day: string; teamId: number },
): DayPlan {
  const [last] = plans.filter((plan) => plan.userId === userId).toSorted((a, b) => compared(b.day, a.day))
  const usual = {
    start: null,
    end: null,
    startsAt: '08:00',
    endsAt: '17:00',
    lunch: { from: '12:00', to: '14:00', minutes: 30 },
    minutesPerVisit: 30,
  }
  const at = new Date(0).toISOString()
  const row = { teamId, createdBy: userId, createdAt: at, version: 0, deletedAt: null }
  return { ...usual, ...last, ...row, id: dayPlanId(userId, day), userId, day }
}
