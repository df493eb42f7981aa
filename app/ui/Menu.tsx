import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBackCloses } from './backCloses.ts'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'
import { popoverClass } from './popoverClass.ts'
import { Tooltip } from './Tooltip.tsx'

export interface MenuProps {
  /**
   * The id of the row that the menu belongs to, in a list that reuses elements for other rows: an open menu
   * is never carried over to another row.
   */
  of?: number | undefined
  /** The button's name, for screen readers and for the tooltip. */
  label: string
  /** The content of the button: an icon, a picture, text. */
  trigger: ReactNode
  variant?: ButtonVariant | undefined
  /** MenuItem and MenuLabel elements. */
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
}

/**
 * A button that opens a list of actions. Until the person first reaches it, only the button is rendered,
 * because a long list has one in each row.
 */
export function Menu({ of, ...props }: MenuProps) {
  const [reached, setReached] = useState<{ of: number | undefined; how: 'by mouse' | 'to open' }>()
  if (reached && reached.of === of) {
    return <FullMenu key={of} {...props} startsOpen={reached.how === 'to open'} />
  }
  const { label, trigger, variant = 'ghost', className } = props
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      className={classes(buttonClass(variant, 'snug'), className)}
      onPointerEnter={({ pointerType, currentTarget }) => {
        // The hover replaces this button with another element. That must happen before a press, and not while
        // the button has the focus.
        if (pointerType !== 'mouse' || currentTarget === document.activeElement) return
        flushSync(() => setReached({ of, how: 'by mouse' }))
      }}
      onClick={() => setReached({ of, how: 'to open' })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setReached({ of, how: 'to open' })
      }}
    >
      {trigger}
    </button>
  )
}

function FullMenu({
  label,
  trigger,
  variant = 'ghost',
  children,
  align = 'end',
  className,
  startsOpen,
}: Omit<MenuProps, 'of'> & { startsOpen: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(startsOpen)
  useBackCloses(open, () => setOpen(false))
  const focusInPlace = (event: Event) => {
    event.preventDefault()
    // Without preventScroll, a button in a sticky header would scroll the page.
    button.current?.focus({ preventScroll: true })
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Tooltip text={label}>
        <Radix.Trigger
          ref={button}
          aria-label={label}
          className={classes(buttonClass(variant, 'snug'), className)}
        >
          {trigger}
        </Radix.Trigger>
      </Tooltip>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={focusInPlace}
          className={classes(popoverClass, 'min-w-52 p-1')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClass =
  'flex min-h-control select-none items-center gap-3 rounded-md px-3 py-1.5 text-sm focus-visible:-outline-offset-2 data-disabled:opacity-50 data-highlighted:bg-raised [&_svg]:size-4.5 [&_svg]:shrink-0'

export interface MenuItemProps {
  onSelect: () => void
  children: ReactNode
  icon?: ReactNode
  /** Gives the item the colour of a destructive action. */
  danger?: boolean | undefined
  disabled?: boolean | undefined
}

/** An action in the menu; choosing it closes the menu. */
export function MenuItem({ onSelect, children, icon, danger = false, disabled = false }: MenuItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={classes(itemClass, danger && 'text-red')}>
      {icon}
      {children}
    </Radix.Item>
  )
}

/** A heading among the items, or the name of what the menu belongs to. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-muted text-sm">{children}</Radix.Label>
}

export interface MenuChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onValueChange: (value: Value) => void
}

/** One of several options among the items. The chosen one has a check mark, and choosing closes the menu. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: MenuChoiceProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** A line that separates groups of items. */
export function MenuLine() {
  return <Radix.Separator className="mx-2 my-1 h-px bg-line" />
}
