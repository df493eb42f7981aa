import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type Native = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

export interface TextAreaProps extends Native, FieldProps {}

/** Several lines of text; grows with what is typed where the browser can. */
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
          // By itself the focus brings no more than the line of the cursor into view.
          onFocus={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest' })
            textarea.onFocus?.(event)
          }}
          className={classes(controlClass, 'field-sizing-content max-h-[min(24rem,40dvh)] min-h-24 resize-y')}
        />
      )}
    </Field>
  )
}
