import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type Native = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

export interface TextAreaProps extends Native, FieldProps {}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, hint, error, optional, hideLabel, className, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...textarea}
          {...wiring}
          className={classes(controlClass, 'field-sizing-content max-h-96 min-h-24 resize-y')}
        />
      )}
    </Field>
  )
}
