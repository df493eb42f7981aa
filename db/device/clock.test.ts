import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockAfter, type KnownClock, tapOf } from './clock.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const YEAR = 365 * 24 * 60 * 60_000
/** A response that took a given time each way, to a device whose clock is off by a given time. */
const told = (off: number, there: number, back: number, at = NOON) => ({
  now: new Date(at).toISOString(),
  askedAt: at - there + off,
  answeredAt: at + back + off,
})
const heardAll = (all: readonly ReturnType<typeof told>[]) =>
  all.reduce<KnownClock | undefined>((known, one) => clockAfter(known, one) ?? known, undefined)

describe('how far a device’s clock is off', () => {
  test('is nothing, where by what is known it may be right', () => {
    expect(tapOf(heardAll([told(0, 30_000, 200)])).offset).toBe(0)
    expect(tapOf(heardAll([told(150, 200, 100)])).offset).toBe(0)
  })

  test('is told by each answer, to half of what it took', () => {
    expect(tapOf(heardAll([told(YEAR, 200, 200)]))).toEqual({
      offset: -YEAR,
      heard: '2026-03-02T12:00:00.000Z',
    })
  })

  test('is known no worse after a slow answer than before, and better after a quick one', () => {
    const [slow, quick] = [told(YEAR, 30_000, 0), told(YEAR, 10, 10)]
    for (const all of [
      [quick, slow],
      [slow, quick],
    ]) {
      expect(Math.abs((tapOf(heardAll(all)).offset ?? Number.NaN) + YEAR)).toBeLessThanOrEqual(10)
    }
  })

  test('is known anew once the clock was set', () => {
    expect(tapOf(heardAll([told(0, 10, 10), told(-YEAR, 10, 10)])).offset).toBe(YEAR)
  })

  test('is not told by an answer that came before it was asked for: the clock was set meanwhile', () => {
    const known = heardAll([told(0, 10, 10)])
    const { now, askedAt } = told(0, 10, 10)
    expect(clockAfter(known, { now, askedAt, answeredAt: askedAt - YEAR })).toBeUndefined()
  })

  test('is not written down over and over while it is the same', () => {
    const known = heardAll([told(0, 10, 10)])
    expect(clockAfter(known, told(0, 50, 50, NOON + 30_000))).toBeUndefined()
    expect(clockAfter(known, told(0, 50, 50, NOON + 90_000))?.heard).toBe('2026-03-02T12:01:30.000Z')
  })

  test('is always such that nothing happens before what the device has heard', () => {
    const trip = fc.nat(60_000)
    fc.assert(
      fc.property(
        fc.integer({ min: -YEAR, max: YEAR }),
        fc.array(fc.tuple(trip, trip), { minLength: 1 }),
        (off, trips) => {
          const known = heardAll(trips.map(([there, back], n) => told(off, there, back, NOON + n * 120_000)))
          const last = NOON + (trips.length - 1) * 120_000
          const tappedAt = last + (trips.at(-1)?.[1] ?? 0) + off
          expect(tappedAt + (tapOf(known).offset ?? 0)).toBeGreaterThanOrEqual(last)
        },
      ),
    )
  })
})
