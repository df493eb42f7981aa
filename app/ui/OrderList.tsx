import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { DragOrder } from './DragOrder.tsx'
import { IconButton } from './IconButton.tsx'
import { useMovable } from './useMovable.ts'

export interface OrderListProps<Id extends string> {
  label: string
  ids: readonly Id[]
  nameOf: (id: Id) => string
  /** Moves the first item to the place of the second. */
  onMove: (id: Id, to: Id) => void
  onDragging?: ((dragging: boolean) => void) | undefined
  /** The content of a row between its handle and its buttons. */
  children: (id: Id) => ReactNode
}

/** A short list that can be reordered by dragging, by keyboard, or by the buttons of each row. */
export function OrderList<Id extends string>({
  label,
  ids,
  nameOf,
  onMove,
  onDragging,
  children,
}: OrderListProps<Id>) {
  const [said, setSaid] = useState('')
  const step = (id: Id, index: number) => {
    const to = ids[index]
    if (to === undefined) return
    onMove(id, to)
    setSaid(`${nameOf(id)} is now at place ${index + 1} of ${ids.length}.`)
  }
  return (
    <DragOrder ids={ids} nameOf={nameOf} onMove={onMove} onDragging={onDragging} direction="down">
      <ul aria-label={label}>
        {ids.map((id, index) => (
          <Row
            key={id}
            id={id}
            name={nameOf(id)}
            onUp={index > 0 ? () => step(id, index - 1) : undefined}
            onDown={index < ids.length - 1 ? () => step(id, index + 1) : undefined}
          >
            {children(id)}
          </Row>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DragOrder>
  )
}

interface RowProps {
  id: string
  name: string
  /** Undefined for the first row; onDown is undefined for the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  children: ReactNode
}

function Row({ id, name, onUp, onDown, children }: RowProps) {
  const { ref, handle, listeners, isDragging, style } = useMovable(id)
  return (
    <li
      ref={ref}
      style={style}
      className={classes(
        'flex items-center rounded-md bg-surface',
        isDragging && 'relative z-10 bg-raised shadow-raised',
      )}
    >
      <button
        type="button"
        {...handle}
        {...listeners}
        aria-label={`Move ${name}`}
        className="grid size-control shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
      <StepButton label={`Move ${name} up`} icon={<ArrowUp />} onStep={onUp} />
      <StepButton label={`Move ${name} down`} icon={<ArrowDown />} onStep={onDown} />
    </li>
  )
}

/** Stays focusable at the end of the list, so that repeated presses do not lose the focus. */
function StepButton({ label, icon, onStep }: { label: string; icon: ReactNode; onStep: RowProps['onUp'] }) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={!onStep}
      onClick={onStep}
      className="aria-disabled:opacity-40"
    />
  )
}
