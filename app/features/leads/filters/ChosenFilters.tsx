import { type LeadQuery, typedIn, withTyped } from '#app/entities/lead/list/query.ts'
import { Button } from '#app/ui/Button.tsx'
import { RemovableChip } from '#app/ui/Chip.tsx'
import { allLeads, chosenIn, type FilterNames } from './names.ts'

interface ChosenFiltersProps extends FilterNames {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The active filters in one line; each can be removed. In a team “Mine” has its own chip beside them. */
export function ChosenFilters({ query, onQuery, products, owners }: ChosenFiltersProps) {
  const shown = chosenIn(query, { products, owners }).filter(({ key }) => !owners || key !== 'mine')
  if (shown.length === 0) return null
  return (
    <ul
      aria-label="Filters that are set"
      className="flex min-w-0 gap-2 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      {shown.map(({ key, name, without }) => (
        <li key={key} className="max-w-60 shrink-0">
          <RemovableChip label={`Remove the filter ${name}`} onRemove={() => onQuery(without)}>
            {name}
          </RemovableChip>
        </li>
      ))}
      <li className="shrink-0">
        <Button variant="ghost" onClick={() => onQuery(withTyped(allLeads, typedIn(query)))}>
          Clear filters
        </Button>
      </li>
    </ul>
  )
}
