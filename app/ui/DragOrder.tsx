import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  horizontalListSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { dragWords } from './dragWords.ts'

/** How far the pointer must move before a press becomes a drag, in CSS pixels. */
const SLACK = { distance: 6 }
/** How long a finger must rest before it drags, in milliseconds. A finger that moves sooner scrolls. */
const REST = { delay: 220, tolerance: 8 }

const axes = {
  /** Rows, each with a handle. A finger on the handle drags and does not scroll. */
  down: {
    touch: SLACK,
    strategy: verticalListSortingStrategy,
    modifiers: [(({ transform }) => ({ ...transform, x: 0 })) satisfies Modifier],
    autoScroll: true,
  },
  across: {
    touch: REST,
    strategy: horizontalListSortingStrategy,
    modifiers: [(({ transform }) => ({ ...transform, y: 0 })) satisfies Modifier],
    // The table scrolls sideways; the page does not scroll vertically.
    autoScroll: { threshold: { x: 0.15, y: 0 } },
  },
}

export interface DragOrderProps<Id extends string> {
  ids: readonly Id[]
  /** The name of each item for screen readers. */
  nameOf: (id: Id) => string
  direction: keyof typeof axes
  /** Moves the first item to the place of the second. */
  onMove: (id: Id, to: Id) => void
  onDragging?: ((dragging: boolean) => void) | undefined
  /** Elements that useSortable makes movable. */
  children: ReactNode
}

/** Items that can be reordered by mouse, touch or keyboard. Each step is announced to screen readers. */
export function DragOrder<Id extends string>({
  ids,
  nameOf,
  direction,
  onMove,
  onDragging,
  children,
}: DragOrderProps<Id>) {
  const { touch, strategy, modifiers, autoScroll } = axes[direction]
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: SLACK }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const find = (id: UniqueIdentifier | undefined) => ids.find((each) => each === id)
  const drop = ({ active, over }: DragEndEvent) => {
    onDragging?.(false)
    const [from, to] = [find(active.id), find(over?.id)]
    if (from !== undefined && to !== undefined && from !== to) onMove(from, to)
  }
  const words = dragWords((id) => {
    const known = find(id)
    return known === undefined ? undefined : { name: nameOf(known), place: ids.indexOf(known) + 1 }
  }, ids.length)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(active.id),
    onDragOver: ({ active, over }) => words.isAt(active.id, over?.id),
    onDragEnd: ({ active, over }) => words.putDown(active.id, over?.id),
    onDragCancel: ({ active }) => words.leftAlone(active.id),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      autoScroll={autoScroll}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.howTo } }}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={() => onDragging?.(false)}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
