import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'

/** The label is visible, or only for screen readers. */
type Label = { label: ReactNode; hideLabel?: false | undefined } | { label: string; hideLabel: true }

export type CheckboxProps = Label & {
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Some, but not all, of the things that the box stands for are selected. */
  indeterminate?: boolean | undefined
  /** A form sends a checked box as "on", and leaves an unchecked one out. */
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** The box draws its own mark, because a long list has one in each row. */
const mark =
  "before:size-3 before:bg-on-accent before:opacity-0 before:content-[''] checked:before:opacity-100 checked:before:[clip-path:polygon(0_52%,12%_40%,38%_66%,88%_14%,100%_26%,38%_90%)] indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(42%_0)]"

/** A checkbox whose whole label can be clicked. */
export function Checkbox({
  label,
  hideLabel = false,
  indeterminate = false,
  onCheckedChange,
  className,
  ...input
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label
      className={classes(
        'relative inline-flex min-h-control min-w-control items-center gap-3 has-disabled:opacity-50',
        hideLabel && 'justify-center',
        className,
      )}
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        {...input}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={classes(
          'grid size-5 shrink-0 appearance-none place-items-center rounded-sm border-2 border-edge bg-field checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent forced-colors:appearance-auto',
          mark,
        )}
      />
      {!hideLabel && <span className="wrap-anywhere min-w-0">{label}</span>}
    </label>
  )
}

interface SelectAllProps {
  selection: { count: number; total: number; setAll(selected: boolean): void }
  hideLabel?: true
  className?: string
}

/** Selects all rows of a list, or none. */
export function SelectAll({ selection: { count, total, setAll }, ...look }: SelectAllProps) {
  return (
    <Checkbox
      label="Select all"
      {...look}
      checked={count > 0 && count === total}
      indeterminate={count > 0 && count < total}
      onCheckedChange={setAll}
    />
  )
}
