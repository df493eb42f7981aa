import { useEffect, useMemo } from 'react'
import { keepFirstScreen, keptFirstScreen } from '#app/lib/firstScreen.ts'
import { orderOf, type Sort } from '#app/lib/leadOrder.ts'
import { matching, type Search } from '#app/lib/leadSearch.ts'
import { useOrdered } from '#app/lib/useOrdered.ts'
import { useLiveRows, useRows, useWorkspace } from '#app/lib/workspace.tsx'
import type { Lead } from '#db/model/lead.ts'

export interface Leads {
  /** All in order; at a start at first those that the list began with the last time. */
  saved: readonly Lead[]
  /** Those that match the search. */
  shown: readonly Lead[]
  /** How many there are, `saved` or not yet read. */
  total: number
}

/**
 * The current team's saved leads, live and in order, and those of them that match the search.
 * @returns undefined while they are read
 */
export function useLeads(search: Search, sort: Sort): Leads | undefined {
  const { team } = useWorkspace()
  const live = useLiveRows('leads')
  const name = `${team.id}-${sort.by}-${sort.descending}`
  const first = useMemo(() => keptFirstScreen(name), [name])
  const { rows: saved, keys, complete } = useOrdered(live, useSavedOrder(sort), first?.ids)
  useEffect(() => {
    if (complete) keepFirstScreen(name, saved)
  }, [complete, name, saved])

  const texts = useMemo(() => keys.map((key) => key.texts), [keys])
  const shown = useMemo(() => matching(saved, search, texts), [saved, texts, search])
  if (complete) return { saved, shown, total: saved.length }
  const isSearching = search.name !== '' || search.email !== ''
  if (!first || saved.length === 0 || isSearching) return undefined
  return { saved, shown, total: first.total }
}

function useSavedOrder(sort: Sort) {
  const products = useRows('products')
  const known = sort.by === 'product' ? products : undefined
  return useMemo(() => {
    const order = orderOf(sort, new Map(known?.map((product) => [product.id, product])))
    return {
      ...order,
      keyOf: (lead: Lead) => (lead.saved ? order.keyOf(lead) : undefined),
    }
  }, [sort, known])
}
