import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'

type Native = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>

export interface TextFieldProps extends Native, FieldProps {
  /** A button at the end of the box, such as "show password". */
  trailing?: ReactNode
}

/**
 * A field for one line of text, with its label, hint and error. A password can be made visible while it is
 * typed.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  trailing,
  type = 'text',
  ...input
}: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  const isHidden = type === 'password' && !trailing
  const end = isHidden ? <ShowTyped isShown={isShown} onChange={setShown} /> : trailing
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
          <input
            {...input}
            {...(isHidden && asTyped)}
            type={isHidden && isShown ? 'text' : type}
            {...wiring}
            className={classes(controlClass, 'min-h-control', Boolean(end) && 'pr-12')}
          />
          {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
        </div>
      )}
    </Field>
  )
}

/** While a password is shown, the phone's keyboard must not change it, and the browser not send it for a check. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

function ShowTyped({ isShown, onChange }: { isShown: boolean; onChange(isShown: boolean): void }) {
  return (
    <IconButton
      label="Show what is typed"
      aria-pressed={isShown}
      icon={isShown ? <EyeOff /> : <Eye />}
      onClick={() => onChange(!isShown)}
    />
  )
}
