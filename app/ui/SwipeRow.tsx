import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import type { Direction, End, Room, Swipe } from './swipe.ts'
import { useTouch } from './useTouch.ts'

/** An action that a swipe on a row reveals or performs. */
export interface SwipeAction {
  label: string
  icon: ReactNode
  tone?: keyof typeof tones | undefined
  onAct: () => void
}

type Actions = SwipeAction | readonly SwipeAction[] | undefined

export interface SwipeRowProps {
  /**
   * The id of the row, in a list that reuses elements for other rows: an open or held state is never carried
   * over to another row.
   */
  id?: number | undefined
  /** The actions that a swipe to the right reveals; a full swipe performs the first one. */
  right?: Actions
  /** The same for a swipe to the left. */
  left?: Actions
  /** Called on a long press, and by the key for the context menu. */
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

/** How to draw a row that is moved out of its place. */
interface Drawn {
  id: number | undefined
  /** The side that the row was pushed to; kept while the row returns to its place. */
  way: Direction
  offset: number
  isHeld: boolean
  /** Whether the finger went far enough to perform the first action when it is lifted. */
  isFull: boolean
}

/**
 * A row whose actions are revealed by a swipe. People without a touch screen need another way to each action:
 * a menu, or buttons.
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

/**
 * While the finger is down. With reduced motion, the row is drawn where it will come to rest and does not
 * follow the finger.
 */
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

/** The area behind the row, with the first action outermost. */
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

/** A touch elsewhere, or Escape, closes an open row. */
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
