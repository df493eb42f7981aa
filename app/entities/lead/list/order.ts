import { type Order, Ordered } from '#app/data/rows/ordered.ts'
import { leadCity } from '#app/entities/lead/city.ts'
import type { Work } from '#app/entities/lead/next.ts'
import { timeOf } from '#app/entities/task/due.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { compared } from '#db/model/order.ts'
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
  | 'phoneNumber'
  | 'city'
  | 'lastContact'
  | 'next'
  | 'deal'

export interface Sort {
  by: SortKey
  descending: boolean
}

/** What leads can be sorted by and their rows do not have; needed only for these keys. */
export interface Beside {
  /** By id. */
  products?: ReadonlyMap<number, Product> | undefined
  /** The names of owners by user id. */
  owners?: ReadonlyMap<number, string> | undefined
  /** The time of the last contact by lead: ISO 8601 in UTC. */
  contacts?: ReadonlyMap<number, string> | undefined
  /** The tasks by lead. */
  works?: ReadonlyMap<number, Work> | undefined
}

interface Key {
  value: string | number
  createdAt: string
  id: number
}

/**
 * The order of leads in a list: dates by time, scores by number, texts without case; equal ones newest first.
 */
export function orderOf({ by, descending }: Sort, beside: Beside = {}): Order<Lead, Key> {
  const sign = descending ? -1 : 1
  return {
    keyOf: (lead) => ({
      value: sortValueOf(lead, by, beside),
      createdAt: lead.createdAt,
      id: lead.id,
    }),
    compare: (a, b) =>
      sign * compared(a.value, b.value) || compared(b.createdAt, a.createdAt) || compared(a.id, b.id),
  }
}

/** Leads in the order of {@link orderOf}. */
export const inOrder = (leads: readonly Lead[], sort: Sort, beside?: Beside): readonly Lead[] =>
  new Ordered(orderOf(sort, beside), leads).list

function sortValueOf(lead: Lead, by: SortKey, beside: Beside): string | number {
  if (by === 'matchScore') return scoreOf(lead.matchScore)
  // ISO 8601 in UTC sorts by time without conversion.
  if (by === 'createdAt') return lead.createdAt
  if (by === 'product') return beside.products?.get(lead.productId ?? 0)?.name.toLowerCase() ?? ''
  if (by === 'owner') return beside.owners?.get(lead.ownerId ?? 0)?.toLowerCase() ?? ''
  if (by === 'lastContact') return beside.contacts?.get(lead.id) ?? ''
  if (by === 'next') return timeOfNext(beside.works?.get(lead.id))
  if (by === 'city') return leadCity(lead).toLowerCase()
  if (by === 'status') return shownStatus(lead)
  if (by === 'deal') return lead.dealValue ?? -1
  return lead[by].toLowerCase()
}

/** Leads with nothing to do come after those with something. */
const timeOfNext = (work: Work | undefined): number =>
  work?.open ? timeOf(work.open.dueAt) : Number.POSITIVE_INFINITY

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
