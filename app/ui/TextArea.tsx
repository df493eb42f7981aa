import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type Native = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

export interface TextAreaProps extends Native, FieldProps {}

/** A field of so many rows is for a long text. */
const LONG_ROWS = 12

/** A field for several lines. It grows with its text where the browser supports that. */
export function TextArea({ label, hint, error, optional, hideLabel, className, ...textarea }: TextAreaProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
      className={className}
    >
      {(wiring) => (
        <textarea
          rows={4}
          {...textarea}
          {...wiring}
          // On focus the browser scrolls only the line of the cursor into view, so the whole field is
          // scrolled here.
          onFocus={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest' })
            textarea.onFocus?.(event)
          }}
          className={classes(
            controlClass,
            'field-sizing-content',
            // A letter is read whole before it is sent.
            (textarea.rows ?? 0) < LONG_ROWS ? 'max-h-[min(24rem,40dvh)]' : 'max-h-[min(36rem,60dvh)]',
            textarea.rows === 1 ? 'min-h-11 resize-none' : 'min-h-24 resize-y',
          )}
        />
      )}
    </Field>
  )
}
