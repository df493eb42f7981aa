import type { PlannedDay } from '#app/entities/day/useDay.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { clock } from '#db/route/clock.ts'
import { type Obstacle, obstaclesOf } from '#db/route/impossible.ts'
import type { ScheduledVisit } from '#db/route/schedule.ts'

/** A day in short: "5 visits · about 62 km · done at about 16:40". */
export function dayWords({ stops, schedule }: PlannedDay): string {
  const count = stops.planned.length + stops.unplaced.length
  const visits = `${count} ${count === 1 ? 'visit' : 'visits'}`
  if (stops.planned.length === 0) return visits
  const kilometres = `about ${Math.round(schedule.metres / 1000)} km`
  return `${visits} · ${kilometres} · done at about ${clock(schedule.end)}`
}

/** What makes a day impossible, each in a sentence that names the visit. */
export function obstacleSentences({ rest, schedule, stops, habits }: PlannedDay): string[] {
  const nameOf = (visit: number | null) => {
    const lead = visit === null ? undefined : stops.planned[visit]?.lead
    return lead ? leadName(lead) : 'A visit'
  }
  return obstaclesOf(rest, schedule).map((obstacle) => sentenceOf(obstacle, nameOf, habits.endsAt))
}

function sentenceOf(obstacle: Obstacle, nameOf: (visit: number | null) => string, endsAt: string): string {
  const { kind } = obstacle
  if (kind === 'closed') return `${nameOf(obstacle.visit)} is closed on this day.`
  const late = minutesWords(obstacle.minutes)
  if (kind === 'appointment') return `${nameOf(obstacle.visit)}: about ${late} late for the appointment.`
  if (kind === 'hours') return `${nameOf(obstacle.visit)}: about ${late} too late before it closes.`
  if (kind === 'lunch') return `Lunch ends about ${late} too late.`
  const without = obstacle.visit === null ? '' : ` Without ${nameOf(obstacle.visit)} it ends the soonest.`
  return `The day ends about ${late} after ${endsAt}.${without}`
}

/** The way to a visit and the visit itself: "about 12 min drive · 30 min · waits until 09:00". */
export function visitWords({ drive, arrival, start, leaves }: ScheduledVisit): string {
  const parts = [minutesWords(leaves - start)]
  if (drive > 0) parts.unshift(`about ${minutesWords(drive)} drive`)
  if (start > arrival) parts.push(`waits until ${clock(start)}`)
  return parts.join(' · ')
}

/** "45 min", "2 h", "1 h 5 min". */
function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}
