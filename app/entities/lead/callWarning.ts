import { hasOptedOut, type Lead } from '#db/model/entities/lead.ts'

/**
 * What to know before a lead is called: that the person, or the company's site, asks for no sales calls; '' if nobody
 * does. Whoever calls nevertheless is not held up.
 */
export function callWarning({
  found,
  optOuts,
  phoneNumber,
}: Pick<Lead, 'found' | 'optOuts' | 'phoneNumber'>): string {
  if (phoneNumber === '') return ''
  if (hasOptedOut({ optOuts }, 'phone')) return 'Asked not to be called'
  return found.some(({ field }) => field === 'noCalls') ? 'Asks for no sales calls' : ''
}

/** What to know before a lead is written to; '' if the person never asked for no emails. */
export const mailWarning = ({ optOuts, email }: Pick<Lead, 'optOuts' | 'email'>): string =>
  email !== '' && hasOptedOut({ optOuts }, 'email') ? 'Asked for no emails' : ''

/** The sentence in which the company's site asks for no calls; '' if there is none. */
export const callRequest = ({ found }: Pick<Lead, 'found'>): string =>
  found.find(({ field }) => field === 'noCalls')?.value ?? ''
