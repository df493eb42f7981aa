import type { Lead } from '#db/model/lead.ts'

/** What is searched for: `name` in name, company, position and industry, `email` in the address. */
export interface Search {
  name: string
  email: string
}

interface Texts {
  names: string
  email: string
}

const known = new WeakMap<Lead, Texts>()

/** A lead's texts in lower case, made once so that a keystroke only compares. */
function textsOf(lead: Lead): Texts {
  const texts = known.get(lead) ?? {
    names: [lead.fullName, lead.company, lead.position, lead.industry].join('\n').toLowerCase(),
    email: lead.email.toLowerCase(),
  }
  known.set(lead, texts)
  return texts
}

/** The leads in which both are found, in the order given (SPEC.md section 5, Search). */
export function matching(leads: readonly Lead[], search: Search): readonly Lead[] {
  const name = search.name.trim().toLowerCase()
  const email = search.email.trim().toLowerCase()
  if (!name && !email) return leads
  return leads.filter((lead) => {
    const texts = textsOf(lead)
    return texts.names.includes(name) && texts.email.includes(email)
  })
}

const SLICE = 1_000

/** Makes the texts of many leads ready for the first keystroke, in slices while the page is idle. @returns ends it */
export function prepareSearch(leads: readonly Lead[]): () => void {
  let at = 0
  let timer: ReturnType<typeof setTimeout>
  const prepare = () => {
    for (const lead of leads.slice(at, at + SLICE)) textsOf(lead)
    at += SLICE
    if (at < leads.length) timer = setTimeout(prepare)
  }
  timer = setTimeout(prepare)
  return () => clearTimeout(timer)
}
