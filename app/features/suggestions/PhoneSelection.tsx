import { Check } from 'lucide-react'
import { DeleteSelected } from '#app/ui/ActionBar.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ExportMenu } from '#app/ui/ExportMenu.tsx'
import { SelectionBar } from '#app/ui/SelectionBar.tsx'
import type { SelectMode } from '#app/ui/useSelectMode.ts'
import type { SelectionBarProps } from './SelectionBar.tsx'

interface PhoneSelectionProps extends SelectionBarProps {
  /** The accessible name of the toolbar. */
  label: string
  mode: SelectMode
}

/** The actions on several rows on a phone, in select mode. */
export function PhoneSelection({ label, mode, selection, ...acts }: PhoneSelectionProps) {
  const { onApprove, onDelete, exporting } = acts
  return (
    <SelectionBar label={label} selection={selection} onEnd={mode.end}>
      {onDelete && <DeleteSelected count={selection.count} onDelete={onDelete} />}
      {exporting && <ExportMenu {...exporting} />}
      {onApprove && (
        <Button
          icon={<Check className="max-sm:hidden" />}
          onClick={onApprove}
          className="basis-24! max-sm:px-2"
        >
          Approve Selected
        </Button>
      )}
    </SelectionBar>
  )
}
