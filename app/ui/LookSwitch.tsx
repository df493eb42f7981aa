import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Menu, MenuChoice } from './Menu.tsx'
import { useWide } from './useWide.ts'

export interface LookOption<Value extends string> {
  value: Value
  label: string
  icon: ReactNode
}

export interface LookSwitchProps<Value extends string> {
  value: Value
  options: readonly LookOption<Value>[]
  onChange: (value: Value) => void
}

const LABEL = 'Show as'

/** How rows are shown, such as a list or a map: a row of buttons, and on a phone one button with a menu. */
export function LookSwitch<Value extends string>({ value, options, onChange }: LookSwitchProps<Value>) {
  const wide = useWide()
  if (!wide) {
    const shown = options.find((option) => option.value === value)
    return (
      <Menu label={`${LABEL}: ${shown?.label}`} trigger={shown?.icon} className="text-muted [&_svg]:size-5">
        <MenuChoice label={LABEL} value={value} options={options} onValueChange={onChange} />
      </Menu>
    )
  }
  return (
    <fieldset aria-label={LABEL} className="flex rounded-md border border-edge bg-surface">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classes(
            'flex min-h-control items-center gap-2 px-3 text-sm first:rounded-l-md last:rounded-r-md [&_svg]:size-4.5',
            option.value === value ? 'bg-accent-soft text-accent-ink' : 'hover:bg-raised',
          )}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
