import { useDeferredValue, useMemo } from 'react'
import { useRows } from '#app/lib/workspace.tsx'
import { matching, type Search, type Sort, searchable, sorted } from './findLeads.ts'

/**
 * The current team's saved leads, live: all of them, and those that match the search, in order.
 * @returns undefined while they are read
 */
export function useLeads(search: Search, sort: Sort) {
  const rows = useDeferredValue(useRows('leads'))
  const sought = useDeferredValue(search)
  const saved = useMemo(() => rows?.filter((lead) => lead.saved), [rows])
  const inOrder = useMemo(() => saved && sorted(saved, sort).map(searchable), [saved, sort])
  const shown = useMemo(() => inOrder && matching(inOrder, sought), [inOrder, sought])
  return shown && saved && { saved, shown }
}
