import * as Radix from 'radix-ui/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** Applies to the row of tabs, for example for the space below it. */
  className?: string | undefined
}

/** Pages of one screen. On a phone the row of tabs scrolls sideways. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className = 'mb-4',
}: TabsProps<Value>) {
  const select = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onValueChange(tab.value)
  }
  const row = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((each) => each.value === value)
  useEffect(() => {
    const list = row.current
    if (!list) return
    const show = () => {
      const tab = list.children[at]?.getBoundingClientRect()
      if (!tab || list.scrollWidth <= list.clientWidth) return
      list.scrollLeft += tab.left - list.getBoundingClientRect().left - (list.clientWidth - tab.width) / 2
    }
    // The row has no size before the screen is shown, and another size after the phone is turned.
    const observer = new ResizeObserver(show)
    observer.observe(list)
    return () => observer.disconnect()
  }, [at])
  return (
    <Radix.Root value={value} onValueChange={select}>
      <Radix.List
        ref={row}
        aria-label={label}
        className={classes(
          'flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]',
          className,
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-control shrink-0 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
