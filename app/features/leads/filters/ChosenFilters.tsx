import { type LeadQuery, typedIn, withTyped } from '#app/entities/lead/list/query.ts'
import { Button } from '#app/ui/Button.tsx'
import { RemovableChip } from '#app/ui/Chip.tsx'
import { useWide } from '#app/ui/useWide.ts'
import { allLeads, chosenIn, type FilterNames, viewOf } from './names.ts'
import { useViews } from './useViews.ts'

interface ChosenFiltersProps extends FilterNames {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The active filters in one line; each can be removed. In a team “Mine” has its own chip beside them. */
export function ChosenFilters({ query, onQuery, products, owners }: ChosenFiltersProps) {
  const wide = useWide()
  const { views } = useViews()
  const view = viewOf(views, query)
  const shown = chosenIn(query, { products, owners }).filter(({ key }) => !owners || key !== 'mine')
  // On a desktop the view's tab shows it.
  if (view ? wide : shown.length === 0) return null
  const unfiltered = withTyped(allLeads, typedIn(query))
  return (
    <ul
      aria-label="Filters that are set"
      className="flex min-w-0 gap-2 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      {view ? (
        <li className="max-w-60 shrink-0">
          <RemovableChip label={`Leave the view ${view.name}`} onRemove={() => onQuery(unfiltered)}>
            {view.name}
          </RemovableChip>
        </li>
      ) : (
        shown.map(({ key, name, without }) => (
          <li key={key} className="max-w-60 shrink-0">
            <RemovableChip label={`Remove the filter ${name}`} onRemove={() => onQuery(without)}>
              {name}
            </RemovableChip>
          </li>
        ))
      )}
      {!view && (
        <li className="shrink-0">
          <Button variant="ghost" onClick={() => onQuery(unfiltered)}>
            Clear filters
          </Button>
        </li>
      )}
    </ul>
  )
}
