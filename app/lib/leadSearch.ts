import type { Lead } from '#db/model/lead.ts'

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

/** The leads in which both are found, in the order given (SPEC.md section 5, Search). */
export function matching(leads: readonly Searchable[], search: Search): Lead[] {
  const name = search.name.trim().toLowerCase()
  const email = search.email.trim().toLowerCase()
  return leads
    .filter((each) => each.names.includes(name) && each.email.includes(email))
    .map(({ lead }) => lead)
}
