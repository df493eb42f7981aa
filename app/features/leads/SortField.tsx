import { naturalSort, type Sort, type SortKey } from '#app/lib/leadOrder.ts'
import { SelectField } from '#app/ui/SelectField.tsx'

export interface SortFieldProps {
  sort: Sort
  onSort: (sort: Sort) => void
  className?: string
}

const sortKeys = ['createdAt', 'fullName', 'company', 'status', 'matchScore'] as const satisfies SortKey[]

const labels: Record<(typeof sortKeys)[number], string> = {
  createdAt: 'Newest first',
  fullName: 'Name',
  company: 'Company',
  status: 'Status',
  matchScore: 'Match Score',
}

/** By what the list is ordered. */
export function SortField({ sort, onSort, className }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      value={sort.by}
      onChange={({ target }) => {
        const by = sortKeys.find((key) => key === target.value)
        if (by) onSort(naturalSort(by))
      }}
      options={sortKeys.map((key) => ({ value: key, label: labels[key] }))}
      className={className}
    />
  )
}
