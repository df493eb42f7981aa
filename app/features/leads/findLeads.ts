import type { Lead } from '#db/model/lead.ts'
import { scoreOf } from '#db/model/score.ts'

export const sortKeys = ['createdAt', 'fullName', 'company', 'status', 'matchScore'] as const
export type SortKey = (typeof sortKeys)[number]
export interface Sort {
  by: SortKey
  descending: boolean
}

/** What is searched for: `name` in name, company, position and industry, `email` in the address. */
export interface Search {
  name: string
  email: string
}

/** A lead with its texts in lower case, made once so that a keystroke only compares. */
export interface Searchable {
  lead: Lead
  names: string
  email: string
}

export const searchable = (lead: Lead): Searchable => ({
  lead,
  names: [lead.fullName, lead.company, lead.position, lead.industry].join('\n').toLowerCase(),
  email: lead.email.toLowerCase(),
})

/** The leads in which the search is found, in the order given (SPEC.md section 5, Search). */
export function matching(leads: readonly Searchable[], search: Search): Lead[] {
  const name = search.name.trim().toLowerCase()
  const email = search.email.trim().toLowerCase()
  return leads
    .filter((each) => each.names.includes(name) && each.email.includes(email))
    .map(({ lead }) => lead)
}

/** The leads in order: dates by time, scores by number, texts whatever their case; equal ones newest first. */
export function sorted(leads: readonly Lead[], { by, descending }: Sort): Lead[] {
  const sign = descending ? -1 : 1
  return leads
    .map((lead) => ({ lead, key: keyOf(lead, by) }))
    .sort((a, b) => sign * compared(a.key, b.key) || compared(b.lead.createdAt, a.lead.createdAt))
    .map(({ lead }) => lead)
}

function keyOf(lead: Lead, by: SortKey): string | number {
  if (by === 'matchScore') return scoreOf(lead.matchScore)
  if (by === 'createdAt') return lead.createdAt
  if (by === 'status') return lead.status || 'new'
  return lead[by].toLowerCase()
}

function compared(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The order after a column's head was pressed: the same column turns round, another one starts ascending. */
export const sortAfter = (sort: Sort, by: SortKey): Sort =>
  sort.by === by ? { by, descending: !sort.descending } : { by, descending: false }

/** The order that a person means by choosing a column from the list: the newest and the best come first. */
export const naturalSort = (by: SortKey): Sort => ({
  by,
  descending: by === 'createdAt' || by === 'matchScore',
})
