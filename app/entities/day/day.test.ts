import { describe, expect, test } from 'vitest'
import type { DayPlan } from '#db/model/entities/dayPlan.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Stop } from '#db/model/entities/stop.ts'
import { pointOf } from '#db/model/leadPoint.ts'
import { leadWith } from '#tests/leadWith.ts'
import { taskWith } from '#tests/taskWith.ts'
import { dueByRhythm, dueVisits, nearTo, onTheWay } from './candidates.ts'
import { paceOf } from './pace.ts'
import { beginOf, restOf, stopsOf } from './plan.ts'
import { between } from './positions.ts'

const DAY = '2026-03-04'
const ME = 1
const PLAN = 5
const row = { teamId: 1, version: 1, createdAt: `${DAY}T05:00:00.000Z`, createdBy: ME, deletedAt: null }
const home = { label: 'Home', latitude: 51.3, longitude: 9.4 }
const plan: DayPlan = {
  ...row,
  id: PLAN,
  day: DAY,
  userId: ME,
  start: home,
  end: home,
  startsAt: '08:00',
  endsAt: '17:00',
  lunch: { from: '12:00', to: '14:00', minutes: 30 },
  minutesPerVisit: 30,
}
/** A lead so many kilometres, about, to the east of home. */
const leadAt = (id: number, kilometres: number, fields: Partial<Lead> = {}) =>
  leadWith({
    id,
    fullName: `Lead ${id}`,
    place: { latitude: 51.3, longitude: 9.4 + kilometres / 70, accuracyMetres: 5 },
    ...fields,
  })
const stopAt = (lead: Lead, fields: Partial<Stop> = {}): Stop => ({
  ...row,
  id: lead.id + 100,
  planId: PLAN,
  leadId: lead.id,
  position: lead.id,
  minutes: null,
  fixedAt: '',
  locked: false,
  state: 'planned',
  ...fields,
})
const byId = (leads: readonly Lead[]) => new Map(leads.map((lead) => [lead.id, lead]))
const localTime = (time: string, day = DAY) => new Date(`${day}T${time}`)
const visitOf = (leadId: number, at: Date) =>
  taskWith({ leadId, kind: 'visit', userId: ME, done: true, doneAt: at.toISOString() })
const names = (candidates: readonly { lead: Lead }[]) => candidates.map(({ lead }) => lead.id)

describe('the plan of a day', () => {
  const leads = [leadAt(1, 5), leadAt(2, 10), leadWith({ id: 3 }), leadAt(4, 15)]
  const stops = [
    stopAt(leadAt(2, 0), { position: 1 }),
    stopAt(leadAt(1, 0), { position: 2 }),
    stopAt(leadAt(3, 0)),
    stopAt(leadAt(4, 0), { state: 'skipped' }),
    stopAt(leadAt(9, 0)),
  ]

  test('has its stops by position; those without a place and those left out are apart', () => {
    const found = stopsOf(PLAN, stops, byId(leads))
    expect(names(found.planned)).toEqual([2, 1])
    expect(names(found.unplaced)).toEqual([3])
    expect(names(found.left)).toEqual([4])
  })

  test('goes on from the last visit of that day when it is over, and not before now', () => {
    const came = stops.map((stop) => (stop.leadId === 2 ? { ...stop, state: 'visited' as const } : stop))
    const found = stopsOf(PLAN, came, byId(leads))
    const tasks = [visitOf(2, localTime('10:10')), visitOf(1, localTime('18:00', '2026-03-03'))]
    const tomorrow = localTime('09:00', '2026-03-05')
    expect(beginOf(plan, found, tasks, tomorrow)).toEqual({
      point: pointOf(leads[1]!)?.point,
      at: 10 * 60 + 40,
    })
    expect(beginOf(plan, found, tasks, localTime('11:30')).at).toBe(11 * 60 + 30)
    expect(beginOf(plan, found, [], tomorrow)).toEqual({ point: home, at: 8 * 60 })
  })

  test('has the opening hours of its weekday, appointments, and no lunch whose time has passed', () => {
    const open = leadAt(1, 5, { openingHours: 'We 09:00-12:00' })
    const { planned } = stopsOf(PLAN, [stopAt(open, { fixedAt: '10:30', minutes: 45 })], byId([open]))
    const rest = restOf(plan, planned, { point: home, at: 8 * 60 }, { pace: 1 })
    expect(rest.visits).toEqual([
      { minutes: 45, open: [{ from: 540, to: 720 }], fixedAt: 630, locked: false },
    ])
    expect(rest.lunch).toEqual({ from: 720, to: 840, minutes: 30 })
    expect(restOf(plan, planned, { point: home, at: 13 * 60 + 45 }, { pace: 1 }).lunch).toBeNull()
  })

  test('puts a stop between two others, first or last', () => {
    expect([
      between(1, 2),
      between(undefined, 2),
      between(2, undefined),
      between(undefined, undefined),
    ]).toEqual([1.5, 1, 3, 1])
  })
})

describe('what can be visited', () => {
  test('are the own visits that are due, with the time of an appointment on that day', () => {
    const leads = byId([leadAt(1, 1), leadAt(2, 1), leadAt(3, 1)])
    const open = (leadId: number, dueAt: string, fields = {}) =>
      taskWith({ leadId, kind: 'visit', userId: ME, dueAt, ...fields })
    const tasks = [
      open(1, localTime('14:30').toISOString()),
      open(2, '2026-03-01'),
      open(3, '2026-03-09'),
      open(3, DAY, { kind: 'call' }),
      open(3, DAY, { userId: 8 }),
      open(3, DAY, { done: true }),
    ]
    const due = dueVisits(tasks, leads, { day: DAY, userId: ME })
    expect(due.map(({ lead, fixedAt }) => [lead.id, fixedAt])).toEqual([
      [1, '14:30'],
      [2, ''],
    ])
  })

  test('are leads whose rhythm asks for it, the longest overdue first', () => {
    const leads = byId([
      leadAt(1, 1, { rhythmWeeks: 1 }),
      leadAt(2, 1, { rhythmWeeks: 2 }),
      leadAt(3, 1, { rhythmWeeks: 6 }),
      leadAt(4, 1),
      leadAt(5, 1, { rhythmWeeks: 1 }),
    ])
    const tasks = [
      visitOf(1, localTime('10:00', '2026-02-24')),
      visitOf(2, localTime('10:00', '2026-02-10')),
      visitOf(3, localTime('10:00', '2026-02-10')),
      visitOf(5, localTime('10:00', '2026-03-01')),
    ]
    expect(names(dueByRhythm(tasks, leads, { day: DAY }))).toEqual([2, 1])
    expect(names(dueByRhythm([], leads, { day: DAY }))).toEqual([1, 2, 3, 5])
  })

  test('are the leads within 25 km, the nearest first', () => {
    expect(names(nearTo(home, byId([leadAt(1, 20), leadAt(2, 3), leadAt(3, 40)])))).toEqual([2, 1])
  })

  test('are leads that are due within a quarter of an hour of the way, when a visit was cancelled', () => {
    const { planned } = stopsOf(PLAN, [stopAt(leadAt(1, 30))], byId([leadAt(1, 30)]))
    const [like] = planned
    const due = [leadAt(2, 80), leadAt(3, 15)].map((lead) => ({ lead, fixedAt: '', reason: '' }))
    const found = onTheWay(due, planned, (point) =>
      restOf(
        plan,
        [...planned, ...(like ? [{ ...like, point }] : [])],
        { point: home, at: 480 },
        { pace: 1 },
      ),
    )
    expect(names(found)).toEqual([3])
  })
})

describe('how fast somebody drives', () => {
  const leads = byId([leadAt(1, 0), leadAt(2, 20)])
  /** Check-ins on so many days, first at one lead and then at the other, so many minutes apart. */
  const days = (count: number, minutes: number) =>
    Array.from({ length: count }, (_, day) => {
      const first = localTime('09:00', `2026-03-${String(day + 1).padStart(2, '0')}`)
      return [visitOf(1, first), visitOf(2, new Date(first.getTime() + minutes * 60_000))]
    }).flat()

  test('is learnt from the check-ins of eight days or more, between half and twice as long as estimated', () => {
    const paces = (count: number, minutes: number) =>
      paceOf(days(count, minutes), leads, { userId: ME, stay: 30 })
    expect(paces(7, 75)).toBe(1)
    expect(paces(8, 75)).toBeGreaterThan(1.1)
    expect(paces(8, 75)).toBeLessThan(1.7)
    expect(paces(8, 200)).toBe(2)
    expect(paces(8, 35)).toBe(0.5)
  })

  test('is not learnt from other people', () => {
    expect(paceOf(days(9, 75), leads, { userId: 8, stay: 30 })).toBe(1)
  })
})
