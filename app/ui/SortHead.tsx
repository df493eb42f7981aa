import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from './classes.ts'

export interface SortHeadProps {
  label: string
  /** Undefined while the rows are sorted by another column. */
  sorted: 'ascending' | 'descending' | undefined
  onPress: () => void
  className?: string | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

/** The head of a column that sorts the table when it is pressed. */
export function SortHead({ label, sorted, onPress, className }: SortHeadProps) {
  const Arrow = sorted ? arrows[sorted] : ArrowUpDown
  return (
    <th aria-sort={sorted} className={classes('font-medium text-muted', className)}>
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-control min-w-control items-center gap-1 rounded-md text-left hover:text-ink"
      >
        {label}
        <Arrow aria-hidden className={classes('size-3.5 shrink-0', !sorted && 'opacity-50')} />
      </button>
    </th>
  )
}
