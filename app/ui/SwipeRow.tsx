import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import type { Direction, End, Room, Swipe } from './swipe.ts'
import { useTouch } from './useTouch.ts'

/** Something that a finger does with a row by pushing it aside. */
export interface SwipeAction {
  label: string
  icon: ReactNode
  tone?: keyof typeof tones | undefined
  onAct: () => void
}

type Actions = SwipeAction | readonly SwipeAction[] | undefined

export interface SwipeRowProps {
  /** Whose row it is, in a list whose elements pass from row to row: what is open or held never passes with them. */
  id?: number | undefined
  /** What a push to the right shows; all the way, the first is done. */
  right?: Actions
  /** The same to the left. */
  left?: Actions
  /** Done by a finger that rests on the row, and by the key for the context menu. */
  onHold?: (() => void) | undefined
  children: ReactNode
}

const tones = {
  plain: 'bg-raised text-ink',
  strong: 'bg-accent text-on-accent',
  good: 'bg-green-soft text-green',
  bad: 'bg-danger text-on-danger',
}

const ACTION_PX = 80

/** How a row is drawn that does not lie in its place. */
interface Drawn {
  id: number | undefined
  /** The side that it was pushed to; it stays while the row goes back. */
  way: Direction
  offset: number
  isHeld: boolean
  /** Whether the finger went so far that the first action is done when it leaves. */
  isFull: boolean
}

/**
 * A row that a finger pushes aside for what can be done with it. Whoever has no finger needs another way to each of
 * these: a menu, buttons.
 */
export function SwipeRow({ id, right, left, onHold, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const actions = { right: listOf(right), left: listOf(left) }
  const [last, setDrawn] = useState<Drawn>()
  const drawn = last?.id === id ? last : undefined

  const roomTo = (way: Direction) => actions[way].length * ACTION_PX
  const restAt = (way: Direction) => (way === 'right' ? roomTo(way) : -roomTo(way))
  const goBack = () => setDrawn(drawn && !isCalm() ? resting(drawn, 0) : undefined)
  const act = (action: SwipeAction | undefined) => {
    goBack()
    action?.onAct()
  }
  const touch = useTouch({
    id,
    offset: drawn?.offset ?? 0,
    roomOf: ({ clientWidth }): Room => ({ right: roomTo('right'), left: roomTo('left'), width: clientWidth }),
    onMove: (swipe, end) => setDrawn(held(id, swipe, end, restAt)),
    onEnd: (end) => {
      if (end.kind === 'act') act(actions[end.way][0])
      else if (end.kind === 'back') goBack()
      else setDrawn(resting({ id, way: end.way }, restAt(end.way)))
    },
    onHold,
  })
  useCloseOutside(row, drawn !== undefined && !drawn.isHeld, goBack)

  return (
    <div ref={row} className={classes('relative', drawn && 'overflow-x-clip')}>
      {drawn && <Behind drawn={drawn} actions={actions[drawn.way]} onAct={act} />}
      <div
        {...touch}
        data-swiped={drawn?.way}
        style={drawn && { transform: `translateX(${drawn.offset}px)` }}
        onTransitionEnd={() => drawn?.offset === 0 && setDrawn(undefined)}
        className={classes(
          'relative touch-pan-y touch-pinch-zoom select-none [-webkit-touch-callout:none]',
          drawn && !drawn.isHeld && 'transition-transform duration-200 ease-out',
        )}
      >
        {children}
      </div>
    </div>
  )
}

const listOf = (actions: Actions): readonly SwipeAction[] =>
  actions === undefined ? [] : 'onAct' in actions ? [actions] : actions

const resting = ({ id, way }: Pick<Drawn, 'id' | 'way'>, offset: number): Drawn => ({
  id,
  way,
  offset,
  isHeld: false,
  isFull: false,
})

/** Under the finger. Who wants no motion sees where the row will stay instead of how it goes there. */
function held(
  id: number | undefined,
  swipe: Swipe,
  end: End,
  restAt: (way: Direction) => number,
): Drawn | undefined {
  if (swipe.offset === 0) return undefined
  const way = swipe.offset > 0 ? 'right' : 'left'
  const still = end.kind === 'back' ? 0 : restAt(way)
  const offset = isCalm() ? still : swipe.offset
  return { id, way, offset, isHeld: true, isFull: end.kind === 'act' }
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface BehindProps {
  drawn: Drawn
  actions: readonly SwipeAction[]
  onAct: (action: SwipeAction) => void
}

/** What stands where the row was, its first action outermost. */
function Behind({ drawn: { way, offset, isFull }, actions, onAct }: BehindProps) {
  return (
    <div
      data-passing
      style={{ width: Math.max(Math.abs(offset), actions.length * ACTION_PX) }}
      className={classes('absolute inset-y-0 flex', way === 'right' ? 'left-0' : 'right-0 flex-row-reverse')}
    >
      {actions.map((action, at) => (
        <button
          key={action.label}
          type="button"
          onClick={() => onAct(action)}
          className={classes(
            'flex min-w-0 flex-col items-center justify-center gap-1 font-medium text-xs focus-visible:-outline-offset-4 [&_svg]:size-5',
            isFull && at > 0 ? 'w-0 overflow-hidden' : 'flex-1',
            tones[action.tone ?? 'plain'],
          )}
        >
          {action.icon}
          <span className="max-w-full truncate px-1">{action.label}</span>
        </button>
      ))}
    </div>
  )
}

/** A touch or Escape elsewhere puts an open row back. */
function useCloseOutside(
  row: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onClose: () => void,
) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const touched = ({ target }: Event) => {
      if (!(target instanceof Node && row.current?.contains(target))) latest.current()
    }
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current()
    document.addEventListener('pointerdown', touched, true)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerdown', touched, true)
      document.removeEventListener('keydown', pressed)
    }
  }, [row, isOpen])
}
