import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type Native = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

export interface TextFieldProps extends Native, FieldProps {
  /** A button inside the box's end, such as "show password". */
  trailing?: ReactNode
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            type="text"
            {...input}
            {...wiring}
            className={classes(controlClass, 'min-h-control', Boolean(trailing) && 'pr-12')}
          />
          {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}
