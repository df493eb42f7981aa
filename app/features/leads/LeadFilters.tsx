import type { Search } from '#app/lib/leadSearch.ts'
import { useWide } from '#app/lib/useWide.ts'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { SortField, type SortFieldProps } from './SortField.tsx'

interface LeadFiltersProps extends SortFieldProps {
  search: Search
  onSearch: (search: Search) => void
}

/** The two search boxes of SPEC.md section 2, and the order where it does not stand with the cards. */
export function LeadFilters({ search, onSearch, sort, onSort }: LeadFiltersProps) {
  const wide = useWide()
  return (
    <search className="grid gap-2 md:grid-cols-[2fr_1.5fr_10rem]">
      <SearchBox
        label="Search by name, company, position, or industry"
        value={search.name}
        onValueChange={(name) => onSearch({ ...search, name })}
      />
      <SearchBox
        label="Search by email address"
        value={search.email}
        onValueChange={(email) => onSearch({ ...search, email })}
      />
      {wide && <SortField sort={sort} onSort={onSort} />}
    </search>
  )
}
