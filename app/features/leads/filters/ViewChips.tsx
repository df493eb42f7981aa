import { useEffect, useRef } from 'react'
import { type LeadQuery, queryIn } from '#app/entities/lead/list/query.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { allLeads, isWorthKeeping, viewOf } from './names.ts'
import type { ShownView } from './useViews.ts'

interface ViewChipsProps {
  views: readonly ShownView[]
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
}

/** The views in one line above the list, which scrolls sideways if there are many; a tap on one applies it. */
export function ViewChips({ views, query, onQuery }: ViewChipsProps) {
  const line = useRef<HTMLElement>(null)
  const shown = viewOf(views, query)?.id
  useEffect(() => {
    if (shown !== undefined && line.current) scrollToPressed(line.current)
  }, [shown])
  return (
    <nav ref={line} aria-label="Views" className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
      <Chip pressed={!isWorthKeeping(query)} onPress={() => onQuery(allLeads)}>
        All leads
      </Chip>
      {views.map((view) => (
        <Chip key={view.id} pressed={view.id === shown} onPress={() => onQuery(queryIn(view.search))}>
          {view.name}
        </Chip>
      ))}
    </nav>
  )
}

/** Scrolls sideways only, because the page may have been scrolled to a row. */
function scrollToPressed(line: HTMLElement) {
  const chip = line.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  if (!chip) return
  const { left, right } = line.getBoundingClientRect()
  line.scrollLeft += Math.min(0, chip.left - left) + Math.max(0, chip.right - right)
}
