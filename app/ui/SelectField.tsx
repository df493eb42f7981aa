import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

type Native = Omit<
  ComponentProps<'select'>,
  'id' | 'className' | 'children' | 'aria-describedby' | 'aria-invalid'
>

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Native, FieldProps {
  options: readonly SelectOption[]
  /** The text of the empty choice, whose value is ''. */
  placeholder?: string | undefined
}

/** A choice among a few options, with the system's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
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
        <div className="relative">
          <select
            {...select}
            {...wiring}
            className={classes(controlClass, 'min-h-control appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
