import { Check, Minus } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'

export interface CheckboxProps {
  label: ReactNode
  /** The label is heard, not seen. */
  hideLabel?: boolean | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean | undefined
  /** In a form it is sent as "on", or not at all. */
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A checkbox whose whole label can be hit. */
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
  const Mark = indeterminate ? Minus : Check
  return (
    <label
      className={classes(
        'relative inline-flex min-h-control min-w-control items-center gap-3 has-disabled:opacity-50',
        hideLabel && 'justify-center',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          {...input}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-sm border-2 border-edge bg-field checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
        />
        <Mark
          aria-hidden
          strokeWidth={3.5}
          className="pointer-events-none relative size-3.5 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : 'wrap-anywhere min-w-0'}>{label}</span>
    </label>
  )
}
