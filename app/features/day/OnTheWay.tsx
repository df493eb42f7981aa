import { useMemo } from 'react'
import { dueByRhythm, dueVisits, onTheWay } from '#app/entities/day/candidates.ts'
import { type LeadStop, leadsIn } from '#app/entities/day/plan.ts'
import { type PlannedDay, restWith } from '#app/entities/day/useDay.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { VisitPicker } from './VisitPicker.tsx'

const MOST_OFFERED = 5

interface OnTheWayProps {
  day: PlannedDay
  /** The visit that was cancelled. */
  of: LeadStop
  onClose: () => void
}

/** After a visit was cancelled: leads that are due and hardly off the way. */
export function OnTheWay({ day, of, onClose }: OnTheWayProps) {
  const groups = useMemo(() => {
    const { planned } = day.stops
    const inDay = leadsIn(day.stops)
    const free = new Map([...day.leads].filter(([id]) => !inDay.has(id) && id !== of.lead.id))
    const due = [...dueVisits(day.tasks, free, day), ...dueByRhythm(day.tasks, free, day)]
    const once = [...new Map(due.map((candidate) => [candidate.lead.id, candidate])).values()]
    const near = onTheWay(once, planned, (point) =>
      restWith(day, [...planned, { ...of, stop: { ...of.stop, locked: false }, point }]),
    )
    const candidates = near.slice(0, MOST_OFFERED).map(({ detour, reason, ...each }) => ({
      ...each,
      reason: `${reason} · about ${detour} min off the way`,
    }))
    return [{ heading: 'Due, and within 15 minutes of the way', candidates }]
  }, [day, of])
  return (
    <VisitPicker
      day={day}
      title={`Instead of ${leadName(of.lead)}`}
      groups={groups}
      empty="No lead that is due is within 15 minutes of the way."
      onClose={onClose}
    />
  )
}
