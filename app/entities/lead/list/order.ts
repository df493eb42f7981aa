import { type Order, Ordered } from '#app/data/rows/ordered.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { scoreOf } from '#db/model/score.ts'

/** The keys by which leads can be sorted. */
export type SortKey =
  | 'createdAt'
  | 'fullName'
  | 'company'
  | 'companyUrl'
  | 'email'
  | 'product'
  | 'status'
  | 'matchScore'
  | 'position'
  | 'industry'
  | 'companySize'
  | 'owner'

export interface Sort {
  by: SortKey
  descending: boolean
}

/** The names by which leads can be sorted and which their rows do not have; needed only for these keys. */
interface NamesBeside {
  /** By id. */
  products?: ReadonlyMap<number, Product> | undefined
  /** The names of owners by user id. */
  owners?: ReadonlyMap<number, string> | undefined
}

interface Key {
  value: string | number
  createdAt: string
  id: number
}

/**
 * The order of leads in a list: dates by time, scores by number, texts without case; equal ones newest first.
 */
export function orderOf({ by, descending }: Sort, names: NamesBeside = {}): Order<Lead, Key> {
  const sign = descending ? -1 : 1
  return {
    keyOf: (lead) => ({
      value: sortValueOf(lead, by, names),
      createdAt: lead.createdAt,
      id: lead.id,
    }),
    compare: (a, b) =>
      sign * compared(a.value, b.value) || compared(b.createdAt, a.createdAt) || compared(a.id, b.id),
  }
}

/** Leads in the order of {@link orderOf}. */
export const inOrder = (leads: readonly Lead[], sort: Sort, names?: NamesBeside): readonly Lead[] =>
  new Ordered(orderOf(sort, names), leads).list

function sortValueOf(lead: Lead, by: SortKey, { products, owners }: NamesBeside): string | number {
  if (by === 'matchScore') return scoreOf(lead.matchScore)
  // ISO 8601 in UTC sorts by time without conversion.
  if (by === 'createdAt') return lead.createdAt
  if (by === 'product') return products?.get(lead.productId ?? 0)?.name.toLowerCase() ?? ''
  if (by === 'owner') return owners?.get(lead.ownerId ?? 0)?.toLowerCase() ?? ''
  if (by === 'status') return shownStatus(lead)
  return lead[by].toLowerCase()
}

function compared(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The sort order after a column was pressed: the same column reverses the order, another column starts
 * ascending.
 */
export const sortAfter = (sort: Sort, by: SortKey): Sort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: false }

/** The sort direction for a column's head; undefined if the leads are not sorted by it. */
export const directionOf = ({ by, descending }: Sort, column: SortKey) => {
  if (by !== column) return undefined
  return descending ? 'descending' : 'ascending'
}
