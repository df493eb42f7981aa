import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { scoreOf } from '#db/model/score.ts'

/** What leads can be sorted by. */
export type SortKey =
  | 'createdAt'
  | 'fullName'
  | 'company'
  | 'companyUrl'
  | 'email'
  | 'product'
  | 'status'
  | 'matchScore'

export interface Sort {
  by: SortKey
  descending: boolean
}

type Products = ReadonlyMap<number, Product>

/**
 * Leads in order (SPEC.md section 4): dates by time, scores by number, texts whatever their case; equal ones
 * newest first.
 * @param products by id; needed only to sort by product
 */
export function inOrder(
  leads: readonly Lead[],
  { by, descending }: Sort,
  products: Products = new Map(),
): Lead[] {
  const sign = descending ? -1 : 1
  return leads
    .map((lead) => ({ lead, key: keyOf(lead, by, products) }))
    .sort((a, b) => sign * compared(a.key, b.key) || compared(b.lead.createdAt, a.lead.createdAt))
    .map(({ lead }) => lead)
}

function keyOf(lead: Lead, by: SortKey, products: Products): string | number {
  if (by === 'matchScore') return scoreOf(lead.matchScore)
  if (by === 'createdAt') return Date.parse(lead.createdAt)
  if (by === 'product') return products.get(lead.productId ?? 0)?.name.toLowerCase() ?? ''
  if (by === 'status') return lead.status || 'new'
  return lead[by].toLowerCase()
}

function compared(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The order after a column was pressed: the same one turns round, another one starts ascending. */
export const sortAfter = (sort: Sort, by: SortKey): Sort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: false }

/** How a column's head says whether the leads are sorted by it; undefined when they are not. */
export const directionOf = ({ by, descending }: Sort, column: SortKey) => {
  if (by !== column) return undefined
  return descending ? 'descending' : 'ascending'
}

/** The order that a person means by naming what to sort by: the newest and the best come first. */
export const naturalSort = (by: SortKey): Sort => ({
  by,
  descending: by === 'createdAt' || by === 'matchScore',
})
