import type { LetterLead, LetterProduct } from './facts.ts'
import { tidy } from './words.ts'

/** The greeting that stands in where a draft could not be had (SPEC.md section 8, Email generation failure). */
export function fallbackEmail({
  lead,
  product,
}: {
  lead: Pick<LetterLead, 'fullName' | 'company'>
  product: Pick<LetterProduct, 'name'>
}): { subject: string; body: string } {
  const [name, company, offer] = [tidy(lead.fullName), tidy(lead.company), tidy(product.name)]
  const greeting = name ? `Dear ${name},` : 'Hello,'
  const invitation = `I would like to introduce ${offer} to you${company ? ` and to ${company}` : ''}.`
  const question = 'May I tell you more about it? Please let me know when a short call would suit you.'
  return {
    subject: company ? `${offer} for ${company}` : offer,
    body: [greeting, tidy(invitation), question, 'Best regards,\nYour Sales Team'].join('\n\n'),
  }
}
