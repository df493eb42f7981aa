import type { Day } from './day.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

/** Why a day cannot be as it is planned. */
export type Obstacle =
  /** The visit's place is closed on that day. */
  | { kind: 'closed'; visit: number }
  /** The visit starts so many minutes after its appointment, or too late before closing time. */
  | { kind: 'appointment' | 'hours'; visit: number; minutes: number }
  /** Lunch ends later than it should. */
  | { kind: 'lunch'; minutes: number }
  /** The day ends too late; without this visit, it would end the soonest. */
  | { kind: 'end'; visit: number | null; minutes: number }

/** What is impossible in a day whose visits are made in this order; nothing if all can be. */
export function obstaclesOf(day: Day, schedule: Schedule): readonly Obstacle[] {
  return [...visitObstacles(day, schedule), ...lunchObstacles(day, schedule), ...endObstacles(day, schedule)]
}

function visitObstacles(day: Day, schedule: Schedule): Obstacle[] {
  return schedule.visits.flatMap(({ visit, late }): Obstacle[] => {
    const { open, fixedAt } = day.visits[visit] ?? { open: null, fixedAt: null }
    if (open?.length === 0) return [{ kind: 'closed', visit }]
    if (late === 0) return []
    return [{ kind: fixedAt === null ? 'hours' : 'appointment', visit, minutes: late }]
  })
}

function lunchObstacles({ lunch, endsAt }: Day, { visits, lateness, end }: Schedule): Obstacle[] {
  if (!lunch) return []
  const others = visits.reduce((sum, { late }) => sum + late, 0) + Math.max(0, end - endsAt)
  const minutes = lateness - others
  return minutes > 0 ? [{ kind: 'lunch', minutes }] : []
}

function endObstacles(day: Day, schedule: Schedule): Obstacle[] {
  const minutes = schedule.end - day.endsAt
  if (minutes <= 0) return []
  const order = schedule.visits.map(({ visit }) => visit)
  const without = order.map((visit) => ({
    visit,
    end: scheduleOf(
      day,
      order.filter((other) => other !== visit),
    ).end,
  }))
  const [soonest] = without.sort((a, b) => a.end - b.end)
  return [{ kind: 'end', visit: soonest?.visit ?? null, minutes }]
}
