import { Check, Trash2 } from 'lucide-react'
import { ActionBar } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ExportMenu, type ExportMenuProps } from '#app/ui/ExportMenu.tsx'
import type { Selection } from '#app/ui/useSelection.ts'

export interface SelectionBarProps {
  selection: Selection
  /** Each action is optional. */
  onDelete?: (() => void) | undefined
  exporting?: ExportMenuProps
  onApprove?: (() => void) | undefined
}

/**
 * Selects all rows and acts on the selected ones. On a phone it is at the bottom, within reach of the thumb.
 */
export function SelectionBar({ selection, onDelete, exporting, onApprove }: SelectionBarProps) {
  const { count, total } = selection
  return (
    <ActionBar phone="list" className="max-[16rem]:flex-wrap">
      <Checkbox
        className="mr-auto shrink-0 whitespace-nowrap md:px-2"
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
      {onDelete && (
        <Button variant="secondary" icon={<Trash2 />} onClick={onDelete} className="max-sm:px-3">
          <span className="max-sm:sr-only">Delete Selected</span>
        </Button>
      )}
      {exporting && <ExportMenu {...exporting} />}
      {onApprove && (
        <Button icon={<Check className="max-sm:hidden" />} onClick={onApprove} className="max-sm:px-2">
          Approve Selected
        </Button>
      )}
    </ActionBar>
  )
}
