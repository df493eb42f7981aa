import { dayOf } from '#app/entities/task/due.ts'
import { countryOf } from '#db/composer/language.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Task } from '#db/model/entities/task.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { circuityOf, roadBetween } from '#db/route/travel.ts'

/** Fewer ways than this say nothing about how fast somebody drives. */
const ENOUGH = 8
/** On a shorter way, the stay tells more than the drive. */
const SHORTEST_MINUTES = 10
/** After a longer time, something else was done on the way. */
const LONGEST_MINUTES = 240
const [FASTEST, SLOWEST] = [0.5, 2]

/**
 * How long a person takes for what is estimated at one minute of driving: the median of the ways between two check-ins
 * of one day, from what this device has; 1 as long as it has too few of them. Nothing of it is stored or sent.
 * @param stay how many minutes a visit usually takes
 */
export function paceOf(
  tasks: readonly Task[],
  leads: ReadonlyMap<number, Lead>,
  { userId, stay }: { userId: number; stay: number },
): number {
  const visits = tasks
    .flatMap((task) => {
      const lead = leads.get(task.leadId)
      const point = task.place ?? (lead && pointOf(lead)?.point)
      const isVisit = task.kind === 'visit' && task.done && task.userId === userId
      return isVisit && task.doneAt !== null && lead && point
        ? [{ at: new Date(task.doneAt), lead, point }]
        : []
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const ratios = visits.slice(1).flatMap((to, nth) => {
    const from = visits[nth]
    if (!from || dayOf(from.at) !== dayOf(to.at)) return []
    const road = { circuity: circuityOf(countryOf(to.lead)), pace: 1 }
    const estimated = roadBetween(from.point, to.point, road).minutes
    const taken = (to.at.getTime() - from.at.getTime()) / 60_000 - stay
    if (estimated < SHORTEST_MINUTES || taken <= 0 || taken > LONGEST_MINUTES) return []
    return [taken / estimated]
  })
  if (ratios.length < ENOUGH) return 1
  return Math.min(SLOWEST, Math.max(FASTEST, medianOf(ratios)))
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 1
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
