import { isSameQuery, type LeadQuery, queryIn } from '#app/entities/lead/list/query.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { allLeads, isWorthKeeping } from './names.ts'
import { useViews } from './useViews.ts'

interface ViewTabsProps {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The team's views in one line above the table; renders nothing if there are none. */
export function ViewTabs({ query, onQuery }: ViewTabsProps) {
  const { views } = useViews()
  if (views.length === 0) return null
  return (
    <nav aria-label="Views" className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
      <Chip pressed={!isWorthKeeping(query)} onPress={() => onQuery(allLeads)}>
        All leads
      </Chip>
      {views.map((view) => {
        const shows = queryIn(view.search)
        return (
          <Chip key={view.id} pressed={isSameQuery(shows, query)} onPress={() => onQuery(shows)}>
            {view.name}
          </Chip>
        )
      })}
    </nav>
  )
}
