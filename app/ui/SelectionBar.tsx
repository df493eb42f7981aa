import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import { IconButton } from './IconButton.tsx'
import type { Selection } from './useSelection.ts'
import { useToastLift } from './useToastLift.ts'

export interface SelectionBarProps {
  /** The accessible name of the toolbar. */
  label: string
  selection: Selection
  onEnd: () => void
  /** The actions for the selected rows. */
  children: ReactNode
}

/**
 * On a phone in select mode: the number of selected rows and the actions for them, within reach of the thumb.
 */
export function SelectionBar({ label, selection, onEnd, children }: SelectionBarProps) {
  const { count, total, setAll } = selection
  useToastLift(true)
  return (
    <>
      {/* Lets the last rows be scrolled above the bar. */}
      <div className="h-16" />
      <div
        data-passing
        data-selecting
        role="toolbar"
        aria-label={label}
        className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-surface px-2 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        <div className="flex items-center justify-between gap-2">
          <Checkbox
            label={count > 0 ? `${count} selected` : 'Select all'}
            checked={count > 0 && count === total}
            indeterminate={count > 0 && count < total}
            onCheckedChange={setAll}
            className="px-2 font-medium text-sm"
          />
          <IconButton label="Stop selecting" icon={<X />} onClick={onEnd} />
        </div>
        <div className="flex flex-wrap gap-2 px-2 *:flex-auto">{children}</div>
      </div>
    </>
  )
}
