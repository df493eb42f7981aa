import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { scoreOf } from '#db/model/score.ts'

export const sortKeys = [
  'fullName',
  'company',
  'companyUrl',
  'email',
  'product',
  'createdAt',
  'matchScore',
] as const
export type SortKey = (typeof sortKeys)[number]

export interface Sort {
  by: SortKey
  descending: boolean
}

/** SPEC.md section 4, Generated-lead sorting. */
export const defaultSort: Sort = { by: 'matchScore', descending: true }

/** The order after a column was pressed: the same one turns round, another one starts ascending. */
export const sortAfter = (sort: Sort, by: SortKey): Sort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: false }

/** Leads in order: dates by time, scores by number, texts whatever their case; equal ones newest first. */
export function inOrder(
  leads: readonly Lead[],
  { by, descending }: Sort,
  products: ReadonlyMap<number, Product>,
): Lead[] {
  const sign = descending ? -1 : 1
  return leads
    .map((lead) => ({ lead, key: keyOf(lead, by, products) }))
    .sort((a, b) => sign * compared(a.key, b.key) || compared(b.lead.createdAt, a.lead.createdAt))
    .map(({ lead }) => lead)
}

function keyOf(lead: Lead, by: SortKey, products: ReadonlyMap<number, Product>): string | number {
  if (by === 'matchScore') return scoreOf(lead.matchScore)
  if (by === 'createdAt') return Date.parse(lead.createdAt)
  if (by === 'product') return products.get(lead.productId ?? 0)?.name.toLowerCase() ?? ''
  return lead[by].toLowerCase()
}

function compared(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
