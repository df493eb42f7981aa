import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Sort, sortAfter } from '#app/lib/leadOrder.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { columnLabels, columns } from './columns.ts'

const options = columns.map((key) => ({ value: key, label: `Sort by ${columnLabels[key]}` }))

/** The order of the cards, which have no columns to press. */
export function SortChoice({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const choose = (chosen: string) => {
    const by = columns.find((key) => key === chosen)
    if (by) onSort(by === sort.by ? sort : sortAfter(sort, by))
  }
  return (
    <div className="flex gap-2">
      <SelectField
        label="Sort by"
        hideLabel
        value={sort.by}
        onChange={(event) => choose(event.target.value)}
        options={options}
        className="flex-1"
      />
      <IconButton
        label={sort.descending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        icon={sort.descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => onSort(sortAfter(sort, sort.by))}
      />
    </div>
  )
}
