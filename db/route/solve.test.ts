import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '#tests/visitDays.ts'
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
import { lastStartOf, scheduleOf } from './schedule.ts'
import { solve } from './solve.ts'
import { estimateTravel } from './travel.ts'

test('no order of up to seven visits is better than the one found, of all that there are', () => {
  fc.assert(
    fc.property(days({ min: 0, max: 7 }), (day) => {
      const best = bestOfAll(day)
      expect(costOf(solve(day))).toEqual(best)
      expect(bestOfStates(day)).toEqual(best)
    }),
    { numRuns: 60 },
  )
})

test('no order of eight to twelve visits is better than the one found, says a plain dynamic program', () => {
  fc.assert(
    fc.property(days({ min: 8, max: 12 }), (day) => {
      expect(costOf(solve(day))).toEqual(bestOfStates(day))
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('an order of twenty visits holds each once, the locked ones at their places, and is the same every time', () => {
  fc.assert(
    fc.property(days({ min: 13, max: 20, minutes: 5 }), (day) => {
      const order = orderOf(day)
      expect(order.toSorted((a, b) => a - b)).toEqual([...day.visits.keys()])
      for (const [place, { locked }] of day.visits.entries()) if (locked) expect(order[place]).toBe(place)
      expect(orderOf(day)).toEqual(order)
    }),
    { numRuns: 5 },
  )
}, 60_000)

test('being on time counts more than an early end, and an early end more than a short way', () => {
  const visit = { minutes: 30, open: null, fixedAt: null, locked: false }
  const places = [51.1, 51.2, 51.3].map((latitude) => ({ latitude, longitude: 9.5 }))
  const start = { latitude: 51, longitude: 9.5 }
  const travel = estimateTravel(places, start, start, { circuity: 1.32, pace: 1 })
  const day = { startsAt: 480, endsAt: 1020, lunch: null, travel, visits: [visit, visit, visit] }
  expect(orderOf(day)).toSatisfy((order) => String(order) === '0,1,2' || String(order) === '2,1,0')
  const appointed = { ...day, visits: [visit, { ...visit, fixedAt: 600 }, { ...visit, fixedAt: 530 }] }
  expect(orderOf(appointed)).toEqual([2, 1, 0])
  expect(solve(appointed).lateness).toBe(0)
})

const orderOf = (day: Day) => solve(day).visits.map(({ visit }) => visit)

const costOf = ({ lateness, end, metres }: Cost): Cost => ({ lateness, end, metres })

/** Tries all orders that keep the locked visits at their places. */
function bestOfAll(day: Day): Cost {
  let best: Cost | undefined
  const rest = (order: readonly number[]) => {
    if (order.length === day.visits.length) {
      const cost = costOf(scheduleOf(day, order))
      if (!best || compareCosts(cost, best) < 0) best = cost
      return
    }
    const place = order.length
    for (const [visit, { locked }] of day.visits.entries()) {
      if (order.includes(visit)) continue
      if (day.visits[place]?.locked ? visit === place : !locked) rest([...order, visit])
    }
  }
  rest([])
  return best ?? costOf(scheduleOf(day, []))
}

interface State {
  time: number
  lateness: number
  metres: number
}

/** Keeps all states of a set of visits, its last visit and lunch that no other is as good as, without a bound. */
function bestOfStates({ visits, travel, startsAt, endsAt, lunch }: Day): Cost {
  const { size, minutes, metres } = travel
  const start: State = { time: startsAt, lateness: 0, metres: 0 }
  let layer = new Map([[keyOf(0, size - 2, !lunch), [start]]])
  const ways = (state: State, from: number, to: number, isFed: boolean) => {
    const drive = minutes[from * size + to] ?? 0
    const length = state.metres + (metres[from * size + to] ?? 0)
    const straight = { time: state.time + drive, lateness: state.lateness, metres: length, isFed }
    if (!lunch || isFed) return [straight]
    const late = lunchLateness(lunch, lunchStart(lunch, state.time, drive))
    const time = readyAfterLunch(lunch, state.time, drive)
    return [straight, { time, lateness: state.lateness + late, metres: length, isFed: true }]
  }
  for (const place of visits.keys()) {
    const next = new Map<string, State[]>()
    for (const [key, states] of layer) {
      const [set = 0, at = 0, fed = 0] = key.split(' ').map(Number)
      for (const [to, visit] of visits.entries()) {
        const fits = visits[place]?.locked ? to === place : !visit.locked
        if (!fits || set & (1 << to)) continue
        for (const { isFed, ...arrived } of states.flatMap((state) => ways(state, at, to, fed === 1))) {
          const begins = startAfter(startTimesOf(visit), arrived.time)
          const late = Math.max(0, begins - lastStartOf(startTimesOf(visit)))
          const state = { ...arrived, time: begins + visit.minutes, lateness: arrived.lateness + late }
          const toKey = keyOf(set | (1 << to), to, isFed)
          const others = next.get(toKey) ?? []
          if (others.some((other) => isAsGood(other, state))) continue
          next.set(toKey, [...others.filter((other) => !isAsGood(state, other)), state])
        }
      }
    }
    layer = next
  }
  const ends = [...layer].flatMap(([key, states]) => {
    const [, at = 0, fed = 0] = key.split(' ').map(Number)
    return states.flatMap((state) =>
      ways(state, at, size - 1, fed === 1).map(({ time, lateness, metres: length, isFed }) => {
        const hungry = lunch && !isFed ? lunchLateness(lunch, time) : 0
        return { lateness: lateness + hungry + Math.max(0, time - endsAt), end: time, metres: length }
      }),
    )
  })
  return ends.toSorted(compareCosts)[0] ?? { lateness: 0, end: startsAt, metres: 0 }
}

const keyOf = (set: number, at: number, isFed: boolean) => `${set} ${at} ${isFed ? 1 : 0}`

const isAsGood = (a: State, b: State) => a.time <= b.time && a.lateness <= b.lateness && a.metres <= b.metres
