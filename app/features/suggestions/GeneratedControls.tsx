import { ColumnChooser } from '#app/entities/lead/list/ColumnChooser.tsx'
import { LeadSearchBoxes } from '#app/entities/lead/list/LeadSearchBoxes.tsx'
import { SortChoice } from '#app/entities/lead/list/SortChoice.tsx'
import type { Search } from '#app/entities/lead/list/search.ts'
import type { ViewControls } from '#app/entities/lead/list/useView.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { filterLabels, type GeneratedFilter, generatedFilters } from './generatedFilter.ts'

interface GeneratedControlsProps {
  search: Search
  onSearch: (search: Search) => void
  filter: GeneratedFilter
  onFilter: (filter: GeneratedFilter) => void
  view: ViewControls
}

const filterOptions = generatedFilters.map((value) => ({ value, label: filterLabels[value] }))

/** Which generated leads are shown, in which order, and what of them. */
export function GeneratedControls({ search, onSearch, filter, onFilter, view }: GeneratedControlsProps) {
  const choose = (chosen: string) => {
    const known = generatedFilters.find((each) => each === chosen)
    if (known) onFilter(known)
  }
  return (
    <>
      <LeadSearchBoxes search={search} onSearch={onSearch} className="grid gap-2 md:grid-cols-2" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:flex">
        <SelectField
          label="Filter"
          hideLabel
          value={filter}
          onChange={(event) => choose(event.target.value)}
          options={filterOptions}
          className="md:w-44"
        />
        <ColumnChooser view={view} />
        <SortChoice view={view} className="max-md:col-span-2 md:order-first md:w-68" />
      </div>
    </>
  )
}
