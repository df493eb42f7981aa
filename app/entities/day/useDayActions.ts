import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { Notice, Said } from '#app/ui/toast.ts'
import type { Change } from '#db/device/mutate.ts'
import { type DayPlan, dayPlanId } from '#db/model/entities/dayPlan.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Stop } from '#db/model/entities/stop.ts'
import { newId } from '#db/model/id.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { between, positionsOfNew } from './positions.ts'
import type { PlannedDay } from './useDay.ts'

/** A lead that is to be visited. */
export interface NewVisit {
  lead: Lead
  /** The time of an appointment; '' if there is none. */
  fixedAt: string
}

/** New values of some fields of a stop. */
export interface StopEdit {
  stop: Stop
  to: Partial<Stop>
}

/** The fields of a plan that the person writes. */
export type Habits = Pick<DayPlan, 'start' | 'end' | 'startsAt' | 'endsAt' | 'lunch' | 'minutesPerVisit'>

const failed = changeFailed('Failed to save', 'Please try again.')

/** Functions that change a day. Each resolves to whether the change is on the device. */
export function useDayActions(day: PlannedDay | undefined) {
  const { user, team, change } = useWorkspace()

  const undoable = (said: Said, ...back: Change[]): Notice => ({
    ...said,
    action: { label: 'Undo', onSelect: () => void attempt(() => change(...back), { failed }) },
  })

  const newStop = (planId: number, { lead, fixedAt }: NewVisit): Stop => ({
    id: newId(),
    teamId: team.id,
    version: 0,
    createdAt: new Date().toISOString(),
    createdBy: user.id,
    deletedAt: null,
    planId,
    leadId: lead.id,
    position: 0,
    minutes: null,
    fixedAt,
    locked: false,
    state: 'planned',
  })

  /** Adds visits to the day where they cost least; plans the day if it is not planned yet. */
  const add = async (visits: readonly NewVisit[]): Promise<boolean> => {
    if (!day) return false
    const planId = dayPlanId(day.userId, day.day)
    const added = visits.map((visit) => ({ lead: visit.lead, stop: newStop(planId, visit) }))
    const placed = added.flatMap((each) => {
      const point = pointOf(each.lead)?.point
      return point ? [{ ...each, point }] : []
    })
    const positions = await positionsOfNew(day, placed)
    const last = Math.max(
      0,
      ...[...day.stops.planned, ...day.stops.unplaced].map(({ stop }) => stop.position),
    )
    const creates = added.map(({ stop: { id, leadId, fixedAt } }, nth): Change => {
      const position = positions.get(id) ?? last + added.length + nth
      return { name: 'stop.create', args: { id, fields: { planId, leadId, fixedAt, position } } }
    })
    const back = added.map(({ stop: { id } }): Change => ({ name: 'stop.delete', args: { id } }))
    const title = added.length === 1 ? 'Visit added' : `${added.length} visits added`
    return attempt(() => change(...planned(day), ...creates), { done: undoable({ title }, ...back), failed })
  }

  /** Changes stops, all or none. @param said the notice, with an offer to take the change back */
  const edit = (edits: readonly StopEdit[], said?: Said): Promise<boolean> => {
    const changes = edits.flatMap(stopChanges)
    const back = edits.flatMap(({ stop, to }) => stopChanges({ stop: { ...stop, ...to }, to: stop }))
    return attempt(() => (changes.length > 0 ? change(...changes) : undefined), {
      done: said && undoable(said, ...back),
      failed,
    })
  }

  /** Moves a stop to the place of another one. */
  const move = (from: number, to: number): Promise<boolean> => {
    const stops = day?.stops.planned.map(({ stop }) => stop) ?? []
    const moved = stops[from]
    if (!moved || from === to) return Promise.resolve(true)
    const others = stops.filter((stop) => stop !== moved)
    const position = between(others[to - 1]?.position, others[to]?.position)
    return edit([{ stop: moved, to: { position } }])
  }

  const remove = ({ id }: Stop, said: Said): Promise<boolean> =>
    attempt(() => change({ name: 'stop.delete', args: { id } }), {
      done: undoable(said, { name: 'stop.restore', args: { id } }),
      failed,
    })

  /** Changes start, end and times; plans the day if it is not planned yet. */
  const setHabits = (habits: Habits): Promise<boolean> => {
    if (!day) return Promise.resolve(false)
    const changes = changesBetween<DayPlan>(day.habits, habits)
    const edits: Change[] = changes ? [{ name: 'dayPlan.edit', args: { id: day.habits.id, changes } }] : []
    return attempt(() => change(...planned(day), ...edits), { failed })
  }

  return { add, edit, move, remove, setHabits }
}

/** The change that plans a day as the person usually does; none if it is planned. */
function planned({ plan, habits, userId, day }: PlannedDay): Change[] {
  if (plan) return []
  const { start, end, startsAt, endsAt, lunch, minutesPerVisit } = habits
  const fields = { userId, day, start, end, startsAt, endsAt, lunch, minutesPerVisit }
  return [{ name: 'dayPlan.create', args: { id: habits.id, fields } }]
}

function stopChanges({ stop, to }: StopEdit): Change[] {
  const changes = changesBetween<Stop>(stop, to)
  return changes ? [{ name: 'stop.edit', args: { id: stop.id, changes } }] : []
}
