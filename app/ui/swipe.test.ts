import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begun, endOf, moved, type Point, type Room, type Swipe } from './swipe.ts'

const ROOM: Room = { right: 160, left: 160, width: 390 }
const START: Point = { x: 200, y: 300, at: 0 }

/** A finger that moves by these steps, one per frame of 16 ms. */
const swiped = (steps: readonly (readonly [x: number, y: number])[], room = ROOM, from = 0, frame = 16) =>
  steps.reduce<Swipe>(
    (swipe, [x, y]) =>
      moved(swipe, { x: swipe.last.x + x, y: swipe.last.y + y, at: swipe.last.at + frame }, room),
    begun(START, from),
  )

/** Slow enough not to be a flick. */
const dragged = (across: number, room = ROOM, from = 0) =>
  swiped([...Array.from({ length: 20 }, () => [across / 20, 0] as const), [0, 0]], room, from, 100)

describe('a finger on a row', () => {
  test('that hardly moves is a tap: the row stays', () => {
    const swipe = swiped([[4, 3]])
    expect(swipe).toMatchObject({ goes: 'undecided', offset: 0 })
    expect(endOf(swipe, ROOM)).toEqual({ kind: 'back' })
  })

  test('that goes down first scrolls the page, wherever it goes then', () => {
    const swipe = swiped([
      [3, 20],
      [300, 0],
    ])
    expect(swipe).toMatchObject({ goes: 'not', offset: 0 })
    expect(endOf(swipe, ROOM)).toEqual({ kind: 'back' })
  })

  test('takes the row with it from where it is no longer still, almost without a jump', () => {
    expect(swiped([[12, 0]]).offset).toBe(2)
    expect(
      swiped([
        [12, 0],
        [25, 40],
      ]).offset,
    ).toBe(27)
  })

  test('takes the row as far when a busy phone reports all movements as one', () => {
    const step = fc.integer({ min: 1, max: 40 })
    const direction = fc.constantFrom(1, -1)
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), direction, (steps, sign) => {
        const across = sign * steps.reduce((sum, step) => sum + step)
        expect(swiped([[across, 0]]).offset).toBe(swiped(steps.map((step) => [sign * step, 0])).offset)
      }),
    )
    expect(endOf(swiped([[-150, 0]], { ...ROOM, left: 80 }), { ...ROOM, left: 80 })).toEqual({
      kind: 'open',
      way: 'left',
    })
  })

  test.each([
    ['a little way goes back', 60, { kind: 'back' }],
    ['a short way shows what can be done', 120, { kind: 'open', way: 'right' }],
    ['all the way does the first of it', 300, { kind: 'act', way: 'right' }],
    ['a short way to the left shows the other side', -120, { kind: 'open', way: 'left' }],
    ['all the way to the left does its first', -300, { kind: 'act', way: 'left' }],
  ])('%s', (_, across, end) => {
    expect(endOf(dragged(across), ROOM)).toEqual(end)
  })

  test('that flicks shows it after a shorter way, and puts back what is open', () => {
    const flick = (across: number, from: number) =>
      swiped(
        [
          [across / 4, 0],
          [across / 4, 0],
          [across / 2, 0],
        ],
        ROOM,
        from,
      )
    expect(endOf(flick(80, 0), ROOM)).toEqual({ kind: 'open', way: 'right' })
    expect(endOf(flick(-80, 160), ROOM)).toEqual({ kind: 'back' })
  })

  test('that touches an open row and goes nowhere leaves it open', () => {
    expect(endOf(begun(START, -160), ROOM)).toEqual({ kind: 'open', way: 'left' })
  })

  test('does nothing on a side that has no actions', () => {
    expect(dragged(-300, { ...ROOM, left: 0 }).offset).toBe(0)
  })

  test('never moves the row further than its width, nor to a side without actions, and always comes to an end', () => {
    const step = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
    const side = fc.constantFrom(0, 80, 160)
    fc.assert(
      fc.property(fc.array(step), side, side, (steps, right, left) => {
        const room = { right, left, width: 390 }
        const swipe = swiped(steps, room)
        expect(swipe.offset).toBeLessThanOrEqual(right > 0 ? room.width : 0)
        expect(swipe.offset).toBeGreaterThanOrEqual(left > 0 ? -room.width : 0)
        const end = endOf(swipe, room)
        if (end.kind !== 'back') expect(room[end.way]).toBeGreaterThan(0)
      }),
    )
  })
})
