import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const look =
  'inline-flex min-h-control max-w-full shrink-0 items-center gap-1.5 rounded-full border px-3 text-left text-sm transition-colors active:opacity-80 [&_svg]:size-4 [&_svg]:shrink-0'
const chosen = 'border-accent bg-accent-soft text-accent-ink'

export interface ChipProps {
  pressed: boolean
  onPress: (pressed: boolean) => void
  /** The number of items that the chip stands for, if it is known. */
  count?: number | undefined
  children: ReactNode
}

/** One of several options that are switched on or off. */
export function Chip({ pressed, onPress, count, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={classes(look, pressed ? chosen : 'border-edge bg-surface hover:bg-raised')}
    >
      <span className="truncate">{children}</span>
      {count !== undefined && (
        <span className={classes('text-xs tabular-nums', !pressed && 'text-muted')}>{count}</span>
      )}
    </button>
  )
}

export interface RemovableChipProps {
  /** The accessible name, such as "Remove the filter Bergen". */
  label: string
  onRemove: () => void
  children: ReactNode
}

/** A chosen option that is removed by a press. */
export function RemovableChip({ label, onRemove, children }: RemovableChipProps) {
  return (
    <button type="button" aria-label={label} onClick={onRemove} className={classes(look, chosen)}>
      <span className="truncate">{children}</span>
      <X aria-hidden />
    </button>
  )
}
