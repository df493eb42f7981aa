import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { begun, type End, endOf, moved, type Point, type Room, type Swipe } from './swipe.ts'

const HELD_MS = 500

interface Touch {
  /** The id of the row that was touched. */
  id: number | undefined
  swipe: Swipe
  room: Room
  timer: ReturnType<typeof setTimeout>
}

interface TouchOptions {
  /** The id of the row that the element shows now. */
  id: number | undefined
  /** The row's current offset in CSS pixels. */
  offset: number
  /** How far the row can move; called when a touch begins. */
  roomOf: (row: Element) => Room
  onMove: (swipe: Swipe, end: End) => void
  onEnd: (end: End) => void
  /** Called on a long press and by the key for the context menu. */
  onHold: (() => void) | undefined
}

/**
 * Recognises gestures on a row: a swipe, a long press, or a tap. The click that follows a swipe or a long
 * press is suppressed. Mouse input is ignored.
 * @returns the event handlers for the row's element
 */
export function useTouch({ id, offset, roomOf, onMove, onEnd, onHold }: TouchOptions) {
  const touch = useRef<Touch>(undefined)
  /** Whether the next click must be ignored. */
  const isSpent = useRef(false)

  /** @returns the touch that ended, unless the element now shows another row */
  const leave = (): Touch | undefined => {
    const left = touch.current
    clearTimeout(left?.timer)
    touch.current = undefined
    return left?.id === id ? left : undefined
  }
  const hold = () => {
    if (isSpent.current) return
    isSpent.current = touch.current !== undefined
    leave()
    navigator.vibrate?.(15)
    onHold?.()
  }
  return {
    onPointerDown(event: PointerEvent) {
      leave()
      isSpent.current = false
      if (!event.isPrimary || event.pointerType === 'mouse') return
      const room = roomOf(event.currentTarget)
      const timer = setTimeout(() => onHold && hold(), HELD_MS)
      touch.current = { id, swipe: begun(pointOf(event), offset), room, timer }
    },
    onPointerMove(event: PointerEvent) {
      const held = touch.current
      if (!held || held.id !== id) return
      const before = endOf(held.swipe, held.room)
      held.swipe = moved(held.swipe, pointOf(event), held.room)
      if (held.swipe.goes === 'undecided') return
      clearTimeout(held.timer)
      if (held.swipe.goes === 'not') return
      isSpent.current = true
      const end = endOf(held.swipe, held.room)
      if (end.kind === 'act' && before.kind !== 'act') navigator.vibrate?.(10)
      onMove(held.swipe, end)
    },
    onPointerUp() {
      const left = leave()
      if (!left) return
      if (left.swipe.goes === 'along') return onEnd(endOf(left.swipe, left.room))
      // A tap on an open row only closes it.
      if (offset === 0 || left.swipe.goes === 'not') return
      isSpent.current = true
      onEnd({ kind: 'back' })
    },
    onPointerCancel() {
      if (leave()?.swipe.goes === 'along') onEnd({ kind: 'back' })
    },
    onClickCapture(event: MouseEvent) {
      // A click without `detail` comes from the keyboard and is not suppressed.
      if (!isSpent.current || event.detail === 0) return
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (!onHold) return
      event.preventDefault()
      hold()
    },
  }
}

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
})
