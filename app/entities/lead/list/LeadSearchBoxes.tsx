import { SearchBox } from '#app/ui/SearchBox.tsx'
import type { Search } from './search.ts'

interface LeadSearchBoxesProps {
  search: Search
  onSearch: (search: Search) => void
  className: string
}

/** What a list of leads is searched by. */
export function LeadSearchBoxes({ search, onSearch, className }: LeadSearchBoxesProps) {
  return (
    <search className={className}>
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
    </search>
  )
}
