import { describe, expect, test } from 'vitest'
import { tapTime } from './times.ts'

const NOON = Date.UTC(2026, 2, 2, 12)
const MINUTE = 60_000
const YEAR = 365 * 24 * 60 * MINUTE
const iso = (ms: number) => new Date(ms).toISOString()
const arrived = new Date(NOON)

/** A tap ten minutes ago, on a device that last heard from the server an hour ago. */
const tapped = { at: NOON - 10 * MINUTE, heard: iso(NOON - 60 * MINUTE) }
const timeOf = (tap: { at: number; offset?: number; heard?: string }, sentAt?: number) =>
  tapTime({ ...tap, at: iso(tap.at) }, sentAt === undefined ? undefined : iso(sentAt), arrived)

describe('when a change was made, by the server’s clock', () => {
  test.each([
    ['a clock that is right', 0],
    ['a clock that is a year behind', -YEAR],
    ['a clock that is ten years ahead', 10 * YEAR],
  ])('of a device with %s, at the tap', (_, off) => {
    const tap = { ...tapped, at: tapped.at + off, offset: -off }
    expect(timeOf(tap, NOON + off)).toBe(iso(tapped.at))
  })

  test.each([-YEAR, YEAR])('of a device whose clock was set by %i ms after the tap', (jump) => {
    expect(timeOf({ ...tapped, offset: 0 }, NOON + jump)).toBe(iso(tapped.at))
  })

  test.each([-YEAR, YEAR])('of a device whose clock was set by %i ms before the tap', (jump) => {
    expect(timeOf({ ...tapped, at: tapped.at + jump, offset: 0 }, NOON + jump)).toBe(iso(tapped.at))
  })

  test('of a push that was minutes on its way, still at the tap', () => {
    expect(timeOf({ ...tapped, offset: 0 }, NOON - 5 * MINUTE)).toBe(iso(tapped.at))
  })

  test('of a change that a device made before it had heard of the server, by its clock as it sends', () => {
    expect(timeOf({ at: tapped.at + YEAR }, NOON + YEAR)).toBe(iso(tapped.at))
  })

  test('of an app of before that says nothing of its clock, as it says', () => {
    expect(timeOf({ at: tapped.at })).toBe(iso(tapped.at))
  })

  test('of what would be in the future, or before what the device had heard, now', () => {
    expect(timeOf({ at: NOON + MINUTE })).toBe(iso(NOON))
    expect(timeOf({ ...tapped, at: NOON + YEAR, offset: 0 }, NOON)).toBe(iso(NOON))
    expect(timeOf({ ...tapped, at: NOON - YEAR, offset: 0 }, NOON)).toBe(iso(NOON))
  })

  test('of what would be over 400 days old, 400 days ago', () => {
    const oldest = iso(NOON - 400 * 24 * 60 * MINUTE)
    expect(timeOf({ at: NOON - 399 * 24 * 60 * MINUTE })).toBe(iso(NOON - 399 * 24 * 60 * MINUTE))
    expect(timeOf({ at: NOON - 2 * YEAR })).toBe(oldest)
    for (const offset of [-1e14, -9007199254740991, Number.NEGATIVE_INFINITY])
      expect(timeOf({ at: NOON, offset })).toBe(oldest)
    for (const offset of [1e14, Number.POSITIVE_INFINITY])
      expect(timeOf({ at: NOON, offset })).toBe(iso(NOON))
  })
})
