import { expect, test } from 'vitest'
import type { Day, Visit } from './day.ts'
import { obstaclesOf } from './impossible.ts'
import { insert, insertionWords } from './insert.ts'
import { scheduleOf } from './schedule.ts'
import { circuityOf, estimateTravel, minutesFor, roadBetween } from './travel.ts'

const visit: Visit = { minutes: 30, open: null, fixedAt: null, locked: false }
const HOME = { latitude: 51.3, longitude: 9.4 }
/** Places to the east of home, each some 14 km from the one before. */
const east = (nth: number) => ({ latitude: 51.3, longitude: 9.4 + nth * 0.2 })

function dayOf(visits: readonly Visit[], more: Partial<Day> = {}): Day {
  const places = visits.map((_, nth) => east(nth + 1))
  const travel = estimateTravel(places, HOME, HOME, { circuity: 1, pace: 1 })
  return { startsAt: 8 * 60, endsAt: 18 * 60, lunch: null, visits, travel, ...more }
}

test('a road in Germany is a third longer than the distance by air, and takes longer in town than outside', () => {
  const { minutes, metres } = roadBetween(HOME, east(1), { circuity: circuityOf('DE'), pace: 1 })
  expect(metres / 13_900).toBeCloseTo(1.32, 2)
  expect(minutes).toBe(25)
  expect(minutesFor(5) / 5).toBeGreaterThan(minutesFor(50) / 50)
  expect([circuityOf('US'), circuityOf('FR'), circuityOf('')]).toEqual([1.2, 1.65, 1.4])
})

test('a visit waits for the opening time and for the time of the appointment', () => {
  const open = [{ from: 9 * 60, to: 12 * 60 }]
  const day = dayOf([
    { ...visit, open },
    { ...visit, fixedAt: 11 * 60 },
  ])
  expect(scheduleOf(day, [0, 1]).visits.map(({ arrival, start }) => [arrival, start])).toEqual([
    [500, 540],
    [590, 660],
  ])
})

test('lunch lies in its time, after the drive if that is in time', () => {
  const lunch = { from: 12 * 60, to: 14 * 60, minutes: 30 }
  const day = dayOf(
    [
      { ...visit, fixedAt: 11 * 60 + 20 },
      { ...visit, fixedAt: 14 * 60 },
    ],
    { lunch },
  )
  expect(scheduleOf(day, [0, 1]).lunch).toEqual({ start: 12 * 60 + 10, after: 1 })
})

test('a day that ends in time for lunch has none', () => {
  const day = dayOf([visit], { lunch: { from: 12 * 60, to: 14 * 60, minutes: 30 } })
  expect(scheduleOf(day, [0])).toMatchObject({ lunch: null, lateness: 0 })
})

test('an added visit says by how much the day is longer and which time moves', () => {
  const added = insert(dayOf([visit, { ...visit, minutes: 10 }, visit]), [0, 2], 1)
  expect(added.place).toBe(1)
  expect(insertionWords(added)).toBe('+15 min; 09:25 becomes 09:40')
})

test('an impossible day says which visit it is', () => {
  const hours = [{ from: 8 * 60, to: 8 * 60 + 40 }]
  const visits = [visit, { ...visit, open: [] }, { ...visit, open: hours }, { ...visit, fixedAt: 9 * 60 }]
  const day = dayOf(visits, { endsAt: 11 * 60 })
  const kinds = obstaclesOf(day, scheduleOf(day, [0, 1, 2, 3])).map((one) => [
    one.kind,
    'visit' in one ? one.visit : undefined,
  ])
  expect(kinds).toEqual([
    ['closed', 1],
    ['hours', 2],
    ['appointment', 3],
    ['end', 3],
  ])
})
