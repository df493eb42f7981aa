import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from './classes.ts'
import { useMovable } from './useMovable.ts'

export interface ColumnHeadProps {
  /** The column's id in the DragOrder around the table. */
  id: string
  label: string
  /** Undefined while the rows are sorted by another column. */
  sorted: 'ascending' | 'descending' | undefined
  onSort: () => void
  className?: string | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

/** The head of a column: its name can be dragged to another place, and its arrow sorts the rows. */
export function ColumnHead({ id, label, sorted, onSort, className }: ColumnHeadProps) {
  const { ref, handle, listeners, isDragging, style } = useMovable(id)
  const Arrow = sorted ? arrows[sorted] : ArrowUpDown
  return (
    <th
      ref={ref}
      aria-sort={sorted}
      style={style}
      {...listeners}
      className={classes(
        'font-medium text-muted',
        isDragging && 'relative z-20 bg-raised text-ink',
        className,
      )}
    >
      <span className="flex items-center">
        <button
          type="button"
          {...handle}
          className="min-h-control min-w-control cursor-grab wrap-normal overflow-hidden text-ellipsis rounded-md text-left leading-tight hover:text-ink active:cursor-grabbing"
        >
          {label}
        </button>
        <button
          type="button"
          aria-label={`Sort by ${label}`}
          onClick={onSort}
          className={classes(
            'grid size-control shrink-0 place-items-center rounded-md hover:bg-raised hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          <Arrow aria-hidden className={classes('size-3.5', !sorted && 'opacity-60')} />
        </button>
      </span>
    </th>
  )
}
