import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'

/** What a lead is called: its name, else how it is reached. */
export const leadName = (lead: Lead): string => nameOf('leads', lead)

/** Where a lead works: "position at company", or the one that is known. */
export const leadRole = ({ position, company }: Lead): string =>
  [position, company].filter(Boolean).join(' at ')
