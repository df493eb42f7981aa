import { Tooltip as Radix } from 'radix-ui'
import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react'

const Provided = createContext(false)

/** Where nothing can rest on a control, its name would never be seen, and cost each screen of a phone a frame. */
const canRest = () => matchMedia('(any-hover: hover)').matches

/** Lets the tooltips below appear: after 700 ms, at once within 300 ms of another. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [isProvided] = useState(canRest)
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Provided value={isProvided}>{children}</Provided>
    </Radix.Provider>
  )
}

export interface TooltipProps {
  /** What the control does, for the eye; the control itself names it for the ear. */
  text: string
  side?: 'top' | 'right' | 'bottom' | undefined
  /** The control: one element that takes a ref. */
  children: ReactElement
}

/** Names an icon to a mouse that rests on it and to the keyboard; not to touch, nor outside the provider. */
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

/** A dialog that opens or closes moves the focus too, without anybody asking for names. */
function keepClosedUnlessByKeyboard(event: FocusEvent<HTMLElement>) {
  const touch = matchMedia('(hover: none)').matches
  if (touch || !event.currentTarget.matches(':focus-visible')) event.preventDefault()
}
