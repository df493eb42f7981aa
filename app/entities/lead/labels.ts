import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'

/** The display name of a lead: its name, otherwise its company, email address or number. */
export const leadName = (lead: Lead): string => nameOf('leads', lead)

/**
 * A lead's role: "position at company", or whichever of the two is known. Where the company is the name, its position
 * or its contact.
 */
export function leadRole(lead: Lead): string {
  const { position, company, email, phoneNumber } = lead
  if (company && leadName(lead) === company) return position || email || phoneNumber
  return [position, company].filter(Boolean).join(' at ')
}
