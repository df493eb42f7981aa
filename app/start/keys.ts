/** The key for the id of the person who is known on this device. */
export const KNOWN = 'rove-known'
/** The prefix of the keys under which the first rows of lists are stored (app/data/device/firstScreen.ts). */
export const FIRST_ROWS = 'rove-first-'
/**
 * Set by a sign-out that could not reach the server: the next start is not signed in until the server has
 * ended the session.
 */
export const SIGNED_OUT = 'rove-signed-out'
/** The key of the list of the areas of the map that this device keeps (app/data/device/areas). */
export const AREAS = 'rove-areas'
