import * as Radix from 'radix-ui/switch'
import { useId } from 'react'

export interface SwitchProps {
  label: string
  /** Explains the effect, below the label. */
  hint?: string | undefined
  checked: boolean
  /** For example while its state is not known yet. */
  disabled?: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Turns something on or off immediately; the whole line can be tapped. */
export function Switch({ label, hint, checked, disabled = false, onCheckedChange }: SwitchProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-control cursor-pointer items-center justify-between gap-4 py-1">
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-muted text-sm">
            {hint}
          </span>
        )}
      </span>
      <Radix.Root
        id={id}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-field transition-colors after:absolute after:-inset-2 data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-50"
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-muted transition-transform data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </label>
  )
}
