import { useDeferredValue, useMemo } from 'react'
import { inOrder, type Sort } from '#app/lib/leadOrder.ts'
import { matching, type Search, searchable } from '#app/lib/leadSearch.ts'
import { useRows } from '#app/lib/workspace.tsx'

/**
 * The current team's saved leads, live: all of them, and those that match the search, in order.
 * @returns undefined while they are read
 */
export function useLeads(search: Search, sort: Sort) {
  const rows = useDeferredValue(useRows('leads'))
  const sought = useDeferredValue(search)
  const saved = useMemo(() => rows?.filter((lead) => lead.saved), [rows])
  const ordered = useMemo(() => saved && inOrder(saved, sort).map(searchable), [saved, sort])
  const shown = useMemo(() => ordered && matching(ordered, sought), [ordered, sought])
  return shown && saved && { saved, shown }
}
