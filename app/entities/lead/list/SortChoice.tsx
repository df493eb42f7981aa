import { ArrowDown, ArrowUp } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { columnLabels } from './columns.ts'
import { type Sort, sortAfter } from './order.ts'
import type { ViewControls } from './useView.ts'

export interface SortChoiceProps {
  view: Pick<ViewControls, 'columns' | 'sort' | 'setSort'>
  className?: string
}

/** The sort order of the rows, by any column, including hidden ones. */
export function SortChoice({ view: { columns, sort, setSort }, className }: SortChoiceProps) {
  const choose = (chosen: string) => {
    const by = columns.find((column) => column === chosen)
    if (by && by !== sort.by) setSort(sortAfter(sort, by))
  }
  return (
    <div className={classes('flex', className)}>
      <SelectField
        label="Sort by"
        hideLabel
        value={sort.by}
        onChange={(event) => choose(event.target.value)}
        options={columns.map((column) => ({ value: column, label: `Sort by ${columnLabels[column]}` }))}
        className="flex-1"
      />
      <IconButton
        label={directionLabel(sort)}
        icon={sort.descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => setSort(sortAfter(sort, sort.by))}
      />
    </div>
  )
}

const directionLabel = ({ descending }: Sort) =>
  descending ? 'Descending; sort ascending' : 'Ascending; sort descending'
