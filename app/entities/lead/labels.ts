import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'

/** The display name of a lead: its name, otherwise its email address or number. */
export const leadName = (lead: Lead): string => nameOf('leads', lead)

/** A lead's role: "position at company", or whichever of the two is known. */
export const leadRole = ({ position, company }: Lead): string =>
  [position, company].filter(Boolean).join(' at ')
