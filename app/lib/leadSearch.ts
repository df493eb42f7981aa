import type { Lead } from '#db/model/lead.ts'

/** What is searched for: `name` in name, company, position and industry, `email` in the address. */
export interface Search {
  name: string
  email: string
}

/** What is looked at in a lead, in lower case. */
export interface Texts {
  names: string
  email: string
}

const known = new WeakMap<Lead, Texts>()

/** A lead's texts, made once so that a keystroke only compares. */
export function textsOf(lead: Lead): Texts {
  const texts = known.get(lead) ?? {
    names: [lead.fullName, lead.company, lead.position, lead.industry].join('\n').toLowerCase(),
    email: lead.email.toLowerCase(),
  }
  known.set(lead, texts)
  return texts
}

/**
 * The leads in which both are found, in the order given (SPEC.md section 5, Search).
 * @param texts of each lead, where they are at hand
 */
export function matching(
  leads: readonly Lead[],
  search: Search,
  texts: readonly Texts[] = leads.map(textsOf),
): readonly Lead[] {
  const name = search.name.trim().toLowerCase()
  const email = search.email.trim().toLowerCase()
  if (!name && !email) return leads
  return leads.filter((_, at) => {
    const text = texts[at]
    return text?.names.includes(name) && text.email.includes(email)
  })
}
