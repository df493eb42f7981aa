import { useEffect, useMemo } from 'react'
import { keepFirstScreen, keptFirstScreen, leadsListName } from '#app/data/device/firstScreen.ts'
import { useOrdered } from '#app/data/rows/orderedView.ts'
import { useLiveRows, useRows, useWorkspace } from '#app/data/workspace.tsx'
import { orderOf, type Sort } from '#app/entities/lead/list/order.ts'
import { LeadSearch, type Search } from '#app/entities/lead/list/search.ts'
import type { Lead } from '#db/model/entities/lead.ts'

export interface Leads {
  /** All in order; at a start at first those that the list began with the last time. */
  saved: readonly Lead[]
  /** Those that match the search. */
  shown: readonly Lead[]
  /** How many there are, `saved` or not yet read. */
  total: number
  /** Whether this device is still being told of them for the first time. */
  arriving: boolean
}

/**
 * The current team's saved leads, live and in order, and those of them that match the search.
 * @returns undefined while they are read
 */
export function useLeads(search: Search, sort: Sort): Leads | undefined {
  const { team, whole } = useWorkspace()
  const live = useLiveRows('leads')
  const order = leadsListName(team.id, sort)
  const first = useMemo(() => keptFirstScreen(order), [order])
  const { rows: saved, complete } = useOrdered(live, useSavedOrder(sort), first?.ids)
  useEffect(() => {
    if (complete && whole) keepFirstScreen(order, saved)
  }, [complete, whole, order, saved])

  const index = useMemo(() => new LeadSearch(saved), [saved])
  useEffect(() => index.prepare(), [index])
  const name = search.name.trim()
  const email = search.email.trim()
  const shown = useMemo(() => index.find({ name, email }), [index, name, email])
  if (complete && whole) return { saved, shown, total: saved.length, arriving: false }
  const isSearching = name !== '' || email !== ''
  if (saved.length === 0 || (isSearching && !complete)) return undefined
  const total = Math.max(first?.total ?? 0, saved.length)
  return whole && !first ? undefined : { saved, shown, total, arriving: !whole }
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
