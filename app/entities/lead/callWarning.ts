import type { Lead } from '#db/model/entities/lead.ts'

/**
 * What to know before a lead is called: that the company's site asks sellers not to call; '' if it does not. Whoever
 * calls nevertheless is not held up.
 */
export const callWarning = ({ found, phoneNumber }: Pick<Lead, 'found' | 'phoneNumber'>): string =>
  phoneNumber !== '' && found.some(({ field }) => field === 'noCalls') ? 'Asks for no sales calls' : ''

/** The sentence in which the company's site asks for it; '' if there is none. */
export const callRequest = ({ found }: Pick<Lead, 'found'>): string =>
  found.find(({ field }) => field === 'noCalls')?.value ?? ''
