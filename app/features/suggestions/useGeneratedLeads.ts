import { useDeferredValue, useMemo } from 'react'
import { inOrder, type Sort } from '#app/entities/lead/list/order.ts'
import { LeadSearch, type Search } from '#app/entities/lead/list/search.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'

/** The leads that match the search, in order; what is typed never waits for them. */
export function useGeneratedLeads(
  leads: readonly Lead[],
  products: ReadonlyMap<number, Product>,
  search: Search,
  sort: Sort,
): readonly Lead[] {
  const rows = useDeferredValue(leads)
  const sought = useDeferredValue(search)
  const ordered = useMemo(() => inOrder(rows, sort, products), [rows, sort, products])
  const index = useMemo(() => new LeadSearch(ordered), [ordered])
  return useMemo(() => index.find(sought), [index, sought])
}
