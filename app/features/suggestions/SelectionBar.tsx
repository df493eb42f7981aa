import type { ReactNode } from 'react'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import type { Selection } from './useSelection.ts'

/** Selects all and acts on what is selected. On a phone it stays at the bottom, in the thumb's reach. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { count, total } = selection
  return (
    <div className="z-20 flex items-center gap-2 bg-page py-2 max-md:sticky max-md:bottom-0 max-md:order-last max-md:-mx-4 md:sticky md:top-14 max-md:border-line max-md:border-t max-md:px-4 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <Checkbox
        className="mr-auto whitespace-nowrap md:px-2"
        checked={count > 0 && count === total}
        indeterminate={count > 0 && count < total}
        disabled={total === 0}
        onCheckedChange={selection.setAll}
        label={
          <>
            Select all
            {count > 0 && <span className="block text-muted text-xs"> {count} selected</span>}
          </>
        }
      />
      {children}
    </div>
  )
}
