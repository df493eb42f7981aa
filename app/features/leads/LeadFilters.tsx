import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { naturalSort, type Search, type Sort, sortKeys } from './findLeads.ts'
import { sortLabels } from './leadOptions.ts'

interface LeadFiltersProps {
  search: Search
  onSearch: (search: Search) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The two search boxes of SPEC.md section 2 and the order of the list. */
export function LeadFilters({ search, onSearch, sort, onSort }: LeadFiltersProps) {
  return (
    <search className="grid grid-cols-[3fr_2fr] gap-2 md:grid-cols-[2fr_1.5fr_10rem]">
      <SearchBox
        label="Search by name, company, position, or industry"
        value={search.name}
        onValueChange={(name) => onSearch({ ...search, name })}
        className="max-md:col-span-2"
      />
      <SearchBox
        label="Search by email address"
        value={search.email}
        onValueChange={(email) => onSearch({ ...search, email })}
      />
      <SelectField
        label="Sort by"
        hideLabel
        value={sort.by}
        onChange={({ target }) => {
          const by = sortKeys.find((key) => key === target.value)
          if (by) onSort(naturalSort(by))
        }}
        options={sortKeys.map((key) => ({ value: key, label: sortLabels[key] }))}
      />
    </search>
  )
}
