import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { valueShown } from '#app/entities/field.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { NextWords } from '#app/entities/lead/NextWords.tsx'
import { useMoveLead } from '#app/entities/lead/useSetStatus.ts'
import { Button } from '#app/ui/Button.tsx'
import { classes } from '#app/ui/classes.ts'
import { grouped } from '#app/ui/grouped.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Unsent } from '#app/ui/RowText.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { type Lead, leadStatuses, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'
import type { BoardColumn } from './boardColumns.ts'
import type { BoardProps } from './boardProps.ts'
import { boardWords } from './boardWords.ts'
import { LeadMenu } from './LeadMenu.tsx'

/** How far the mouse must move before a press becomes a drag, in CSS pixels. */
const SLACK = { distance: 6 }
/** How long a finger must rest before it drags, in milliseconds. A finger that moves sooner scrolls. */
const REST = { delay: 220, tolerance: 8 }

/** A column for each status. A lead is moved by dragging it, by keyboard, or by its menu. */
export function BoardOnDesk({ columns, ...props }: BoardProps) {
  const [moving, setMoving] = useState<Lead>()
  const move = useMoveLead()
  const focusLead = useFocusLead(columns)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: SLACK }),
    useSensor(TouchSensor, { activationConstraint: REST }),
    useSensor(KeyboardSensor, { coordinateGetter: toColumnBeside }),
  )
  const find = (id: UniqueIdentifier) => columns.flatMap(({ leads }) => leads).find((lead) => lead.id === id)
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    setMoving(undefined)
    const lead = find(active.id) ?? moving
    const to = statusIn(over?.id)
    if (!lead || !to || to === shownStatus(lead)) return
    move(lead, to)
    if (activatorEvent instanceof KeyboardEvent) focusLead(lead.id, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{
        announcements: announcementsOf(find),
        screenReaderInstructions: { draggable: boardWords.howTo },
        restoreFocus: true,
      }}
      onDragStart={({ active }) => setMoving(find(active.id))}
      onDragCancel={() => setMoving(undefined)}
      onDragEnd={drop}
    >
      <div className="min-w-0 flex-1 overflow-x-auto pb-4">
        <div className="grid h-full min-w-[56rem] grid-cols-5 gap-3">
          {columns.map((column) => (
            <Column key={column.status} column={column} {...props} />
          ))}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {moving && (
          <p className="truncate rounded-md border border-accent bg-surface p-3 font-semibold text-title shadow-raised">
            {leadName(moving)}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const statusIn = (id: UniqueIdentifier | undefined): ShownStatus | undefined =>
  leadStatuses.find((status) => status === id)

/** The column below the pointer, or below the middle of what the keyboard moves, however tall the columns are. */
const columnUnder: CollisionDetection = ({
  pointerCoordinates,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2
  return droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect && rect.left <= x && x < rect.right ? [{ id }] : []
  })
}

/** The left and the right arrow key move a lead to the column beside the one that it is over. */
const toColumnBeside: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0
  if (step === 0) return undefined
  event.preventDefault()
  const over = statusIn(context.over?.id)
  const next = over && leadStatuses[leadStatuses.indexOf(over) + step]
  const rect = next && context.droppableRects.get(next)
  return rect ? { x: rect.left, y: currentCoordinates.y } : undefined
}

function announcementsOf(find: (id: UniqueIdentifier) => Lead | undefined): Announcements {
  const about = (id: UniqueIdentifier, say: (name: string, from: ShownStatus) => string) => {
    const lead = find(id)
    return lead && say(leadName(lead), shownStatus(lead))
  }
  return {
    onDragStart: ({ active }) => about(active.id, boardWords.pickedUp),
    onDragOver: ({ active, over }) => {
      const status = statusIn(over?.id)
      return about(active.id, (name, from) =>
        status === undefined || status === from
          ? boardWords.pickedUp(name, from)
          : boardWords.isOver(name, status),
      )
    },
    onDragEnd: ({ active, over }) =>
      about(active.id, (name, from) => boardWords.putDown(name, from, statusIn(over?.id))),
    onDragCancel: ({ active }) => about(active.id, boardWords.leftAlone),
  }
}

/**
 * Keeps the focus at a lead that the keyboard moved: it is drawn anew in its new column. The columns may
 * change for other reasons before it is there. One that is not among the leads that its new column shows
 * leaves the focus to the page.
 * @returns call it with the id of a lead that is about to move, and the status that it gets
 */
function useFocusLead(columns: readonly BoardColumn[]): (id: number, to: ShownStatus) => void {
  const moved = useRef<{ id: number; to: ShownStatus }>(undefined)
  useEffect(() => {
    const wanted = moved.current
    const column = wanted && columns.find(({ leads }) => leads.some(({ id }) => id === wanted.id))
    if (column && column.status !== wanted.to) return
    moved.current = undefined
    if (column) document.querySelector<HTMLElement>(`[data-moves="${wanted.id}"]`)?.focus()
  }, [columns])
  return (id, to) => {
    moved.current = { id, to }
  }
}

interface ColumnProps extends Omit<BoardProps, 'columns'> {
  column: BoardColumn
}

function Column({ column, onMore, ...props }: ColumnProps) {
  const { status, count, leads } = column
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const id = useId()
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={classes(
        'flex min-w-0 flex-col gap-2 rounded-lg border p-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-page',
      )}
    >
      <h2 id={id} className="flex items-center justify-between gap-2 px-1 text-sm">
        <StatusBadge bare status={status} />
        <span className="text-muted">{grouped(count)}</span>
      </h2>
      {count === 0 && <p className="py-4 text-center text-muted text-sm">No leads here</p>}
      <ul aria-label={`${valueShown('status', status)} leads`} className="grid gap-2">
        {leads.map((lead) => (
          <li key={lead.id} className="min-w-0">
            <Card lead={lead} {...props} />
          </li>
        ))}
      </ul>
      {leads.length < count && (
        <Button variant="secondary" onClick={() => onMore(status)}>
          Show more
        </Button>
      )}
    </section>
  )
}

interface CardProps extends Omit<BoardProps, 'columns' | 'onMore'> {
  lead: Lead
}

function Card({ lead, actions, nextOf, ownerOf, unsent, reasonOf }: CardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id: lead.id })
  const name = leadName(lead)
  const next = nextOf(lead.id)
  const reason = reasonOf?.(lead)
  const owner = ownerOf(lead)
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      className={classes(
        'relative rounded-md border border-line bg-surface py-2 pl-3',
        isDragging && 'opacity-50',
      )}
    >
      <div className="flex items-center gap-1.5 pr-3">
        <button
          type="button"
          onClick={() => actions.view(lead)}
          className="wrap-anywhere min-w-0 text-left font-semibold text-title after:absolute after:inset-0"
        >
          {name}
        </button>
        {unsent.has(lead.id) && <Unsent />}
      </div>
      <p className="truncate pr-3 text-muted text-sm">{leadRole(lead) || '-'}</p>
      {(reason ?? next) && (
        <p className="pr-3 text-muted text-xs">{reason ?? (next && <NextWords next={next} />)}</p>
      )}
      <div className="flex items-center">
        {owner && (
          <span className="min-w-0 truncate text-muted text-xs">
            <span className="sr-only">Owner: </span>
            {owner}
          </span>
        )}
        <span className="relative ml-auto flex shrink-0">
          <IconButton
            {...attributes}
            ref={setActivatorNodeRef}
            data-moves={lead.id}
            label={`Move ${name}`}
            icon={<GripVertical />}
            className="cursor-grab touch-none"
          />
          <LeadMenu lead={lead} actions={actions} />
        </span>
      </div>
    </article>
  )
}
