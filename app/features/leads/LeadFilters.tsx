import { ColumnChooser } from '#app/entities/lead/list/ColumnChooser.tsx'
import { LeadSearchBoxes } from '#app/entities/lead/list/LeadSearchBoxes.tsx'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import type { Search } from '#app/entities/lead/list/search.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'

interface LeadFiltersProps {
  search: Search
  onSearch: (search: Search) => void
  /** Undefined while it is read. */
  view: ViewControls | undefined
}

/** The two search boxes, the order of the rows, and the choice of columns. */
export function LeadFilters({ search, onSearch, view }: LeadFiltersProps) {
  return (
    <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-[2fr_1.5fr_auto]">
      <LeadSearchBoxes search={search} onSearch={onSearch} className="contents" />
      <div className="flex min-h-control gap-2 md:max-xl:col-span-2">
        {view && (
          <>
            <SortChoice view={view} className="min-w-0 max-md:flex-1 md:w-68" />
            <ColumnChooser view={view} />
          </>
        )}
      </div>
    </div>
  )
}
