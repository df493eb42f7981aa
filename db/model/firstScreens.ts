/** Where leads are listed. */
export const LEADS = '/lead-management'

/** The addresses of the screens on which a day begins: a device keeps them so that they are seen at once. */
export const FIRST_SCREENS: readonly string[] = [
  '/',
  LEADS,
  '/lead-generation',
  '/email-campaigns',
  '/products',
]

/** A cookie that tells the next start that kept screens may show what may be on this device no longer. */
export const OUTDATED = 'rove_outdated'
