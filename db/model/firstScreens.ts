/** The address of the list of leads. */
export const LEADS = '/lead-management'

/** The addresses of the screens on which a day usually begins. A device stores them to show them at once. */
export const FIRST_SCREENS: readonly string[] = [
  '/',
  LEADS,
  '/lead-generation',
  '/email-campaigns',
  '/products',
]

/** A cookie for the next start: the stored screens may show data that must no longer be on this device. */
export const OUTDATED = 'rove_outdated'
