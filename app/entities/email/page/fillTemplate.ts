import { firstNameOf } from '#db/composer/names.ts'
import { type FillInput, fillVariables, variables } from '#db/composer/variables.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'

/** A template's words for one lead. */
export interface Filled {
  subject: string
  body: string
  /** The names of variables whose value is unknown, such as "industry". */
  empty: string[]
}

interface Known {
  lead: Lead
  product: Product | undefined
  sender: NonNullable<FillInput['sender']>
}

/** Fills in the variables of subject and body for a lead. */
export function fillTemplate(
  { subject, body }: Pick<Email, 'subject' | 'body'>,
  { lead, product, sender }: Known,
): Filled {
  const input = { lead, product: product ?? null, sender }
  const [head, text] = [fillVariables(subject, input), fillVariables(body, input)]
  const empty = variables.filter(({ name }) => head.empty.includes(name) || text.empty.includes(name))
  return { subject: head.text, body: text.text, empty: empty.map(({ label }) => label) }
}

/** Whether a text names this lead or its company. */
export function speaksOf({ subject, body }: Pick<Email, 'subject' | 'body'>, lead: Lead): boolean {
  const names = [firstNameOf(lead.fullName), lead.fullName, lead.company].filter((name) => name.length > 1)
  return names.some((name) => subject.includes(name) || body.includes(name))
}
