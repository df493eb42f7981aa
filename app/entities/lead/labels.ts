import type { Lead } from '#db/model/entities/lead.ts'

/** What a lead is called: its name, else how it is reached. */
export const leadName = ({ fullName, email, phoneNumber, company }: Lead): string =>
  fullName || email || phoneNumber || company

/** Where a lead works: "position at company", or the one that is known. */
export const leadRole = ({ position, company }: Lead): string =>
  [position, company].filter(Boolean).join(' at ')
