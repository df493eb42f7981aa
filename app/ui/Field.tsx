import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface FieldProps {
  label: string
  /** A sentence under the control. */
  hint?: ReactNode
  /** What is wrong with the input; undefined or '' if nothing is. */
  error?: string | undefined
  /** Marks a field that may stay empty. */
  optional?: boolean | undefined
  /** The label is only for screen readers. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** The attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  children: (wiring: FieldWiring) => ReactNode
}

/** A label, any control, its hint and its error, connected for screen readers. */
export function Field({ label, hint, error, optional, hideLabel, className, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-sm'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-red text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
