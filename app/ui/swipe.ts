/** The direction of a swipe across a row. */
export type Direction = 'right' | 'left'

/** The position of a finger at one time, in CSS pixels of the window and milliseconds. */
export interface Point {
  x: number
  y: number
  at: number
}

/**
 * How far the row can move in each direction, in CSS pixels: the width of its actions, 0 if there are none.
 */
export interface Room {
  right: number
  left: number
  /** The row's own width. */
  width: number
}

/** A touch on a row. */
export interface Swipe {
  start: Point
  last: Point
  /** The row's offset when the finger touched it; negative to the left. */
  from: number
  /** Whether the row follows the finger; undecided until the finger has moved far enough to tell. */
  goes: 'undecided' | 'along' | 'not'
  /** The row's current offset. */
  offset: number
  /** The speed of the last movement, in pixels per millisecond. */
  speed: number
}

/** Smaller movements are ignored, because a finger never rests completely still. */
const STILL_PX = 10
/** Part of the row's width: beyond it the outermost action is performed. */
const ALL_THE_WAY = 0.5
const FLICK = 0.4

/** @param from the row's offset */
export const begun = (start: Point, from = 0): Swipe => ({
  start,
  last: start,
  from,
  goes: 'undecided',
  offset: from,
  speed: 0,
})

/**
 * The swipe after the finger has moved to another point. A movement that starts up or down is left to the
 * page for scrolling.
 */
export function moved(swipe: Swipe, to: Point, room: Room): Swipe {
  const across = to.x - swipe.start.x
  const down = to.y - swipe.start.y
  const goes = swipe.goes === 'undecided' ? wayOf(across, down) : swipe.goes
  if (goes !== 'along') return { ...swipe, goes, last: to }
  // Measured from where a finger leaves what counts as still, wherever the browser reports it next: a busy phone
  // merges the movements, and the row must not lose the way between them.
  const begunAt =
    swipe.goes === 'undecided'
      ? { ...swipe.start, x: swipe.start.x + Math.sign(across) * STILL_PX }
      : swipe.start
  const offset = within(swipe.from + to.x - begunAt.x, room)
  const passed = Math.max(1, to.at - swipe.last.at)
  return { ...swipe, start: begunAt, last: to, goes, offset, speed: (to.x - swipe.last.x) / passed }
}

function wayOf(across: number, down: number): Swipe['goes'] {
  if (Math.max(Math.abs(across), Math.abs(down)) < STILL_PX) return 'undecided'
  return Math.abs(across) > Math.abs(down) ? 'along' : 'not'
}

function within(offset: number, { right, left, width }: Room): number {
  const [least, most] = [left > 0 ? -width : 0, right > 0 ? width : 0]
  return Math.min(most, Math.max(least, offset))
}

/**
 * The result of a swipe: the actions of one side stay visible, the outermost action is performed, or the row
 * returns.
 */
export type End = { kind: 'act' | 'open'; way: Direction } | { kind: 'back' }

/** The result if the finger were lifted now. */
export function endOf({ offset, speed, from }: Swipe, room: Room): End {
  if (offset === 0) return { kind: 'back' }
  const way: Direction = offset > 0 ? 'right' : 'left'
  const far = Math.abs(offset)
  if (far >= Math.max(room.width * ALL_THE_WAY, room[way] + 1)) return { kind: 'act', way }
  const outwards = speed * Math.sign(offset)
  const isOpened = far >= room[way] / 2 ? outwards > -FLICK : outwards > FLICK
  // Touching an open row without moving it leaves it open.
  return isOpened || (offset === from && far > 0) ? { kind: 'open', way } : { kind: 'back' }
}
