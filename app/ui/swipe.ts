/** The way a finger goes across a row. */
export type Direction = 'right' | 'left'

/** A finger at some time, in CSS pixels of the window and milliseconds. */
export interface Point {
  x: number
  y: number
  at: number
}

/** How far a row can be moved each way, in CSS pixels: what its actions take, 0 where there are none. */
export interface Room {
  right: number
  left: number
  /** The row's own width. */
  width: number
}

/** A finger on a row. */
export interface Swipe {
  start: Point
  last: Point
  /** Where the row stood when the finger came; negative to the left. */
  from: number
  /** Whether the row goes with the finger; undecided until that has moved far enough to tell. */
  goes: 'undecided' | 'along' | 'not'
  /** Where the row stands now. */
  offset: number
  /** How fast it went last, in pixels per millisecond. */
  speed: number
}

/** A finger never rests quite still. */
const STILL_PX = 10
/** Across this part of the row, what stands outermost is done. */
const ALL_THE_WAY = 0.5
const FLICK = 0.4

/** @param from where the row stands */
export const begun = (start: Point, from = 0): Swipe => ({
  start,
  last: start,
  from,
  goes: 'undecided',
  offset: from,
  speed: 0,
})

/** The swipe once the finger is at another point. One that went up or down first stays the page's. */
export function moved(swipe: Swipe, to: Point, room: Room): Swipe {
  const across = to.x - swipe.start.x
  const down = to.y - swipe.start.y
  const goes = swipe.goes === 'undecided' ? wayOf(across, down) : swipe.goes
  if (goes !== 'along') return { ...swipe, goes, last: to }
  // From where it was told from a tap, so that the row does not jump.
  const begunAt = swipe.goes === 'undecided' ? { ...swipe.start, x: to.x } : swipe.start
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

/** What a swipe comes to: the actions of a side stay in sight, the outermost is done, or the row goes back. */
export type End = { kind: 'act' | 'open'; way: Direction } | { kind: 'back' }

/** What becomes of the row when the finger leaves it now. */
export function endOf({ offset, speed, from }: Swipe, room: Room): End {
  if (offset === 0) return { kind: 'back' }
  const way: Direction = offset > 0 ? 'right' : 'left'
  const far = Math.abs(offset)
  if (far >= Math.max(room.width * ALL_THE_WAY, room[way] + 1)) return { kind: 'act', way }
  const outwards = speed * Math.sign(offset)
  const isOpened = far >= room[way] / 2 ? outwards > -FLICK : outwards > FLICK
  // A touch on what is open that goes nowhere leaves it as it is.
  return isOpened || (offset === from && far > 0) ? { kind: 'open', way } : { kind: 'back' }
}
