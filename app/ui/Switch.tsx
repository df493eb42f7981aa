import { useId } from 'react'
import { classes } from './classes.ts'

export interface SwitchProps {
  label: string
  hint?: string | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** In a form it is sent as "on", or not at all. */
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A setting that is on or off at once; its text on the left, the switch on the right. */
export function Switch({ label, hint, onCheckedChange, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classes(
        'flex min-h-control items-center justify-between gap-4 has-disabled:opacity-50',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-6 w-11 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          aria-describedby={hint && `${id}-hint`}
          {...input}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-grey-soft transition-colors checked:border-accent checked:bg-accent"
        />
        <span className="pointer-events-none relative ml-1 size-4 rounded-full bg-muted transition-[translate] peer-checked:translate-x-5 peer-checked:bg-on-accent" />
      </span>
    </label>
  )
}
