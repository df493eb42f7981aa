import * as Radix from 'radix-ui/tooltip'
import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react'

const Provided = createContext(false)

/** On devices without hover, tooltips would never be seen, and would cost each screen of a phone a frame. */
const canRest = () => matchMedia('(any-hover: hover)').matches

/** Enables the tooltips below it. They appear after 700 ms, or immediately within 300 ms of another. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [isProvided] = useState(canRest)
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Provided value={isProvided}>{children}</Provided>
    </Radix.Provider>
  )
}

export interface TooltipProps {
  /** What the control does. The control itself has the accessible name. */
  text: string
  side?: 'top' | 'right' | 'bottom' | undefined
  /** The control: one element that accepts a ref. */
  children: ReactElement
}

/** Shows the name of an icon on hover and on keyboard focus; not on touch, and not outside the provider. */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  if (!useContext(Provided)) return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={keepClosedUnlessByKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-70 max-w-64 select-none rounded-md border border-line bg-raised px-2.5 py-1.5 text-ink text-xs shadow-raised data-[state=delayed-open]:animate-fade-in"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog that opens or closes also moves the focus, but then nobody asked for a tooltip. */
function keepClosedUnlessByKeyboard(event: FocusEvent<HTMLElement>) {
  const touch = matchMedia('(hover: none)').matches
  if (touch || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
