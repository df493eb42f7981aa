/** Who is known on this device: their id. */
export const KNOWN = 'rove-known'
/** Before the name of each list of which the first rows are kept (app/data/device/firstScreen.ts). */
export const FIRST_ROWS = 'rove-first-'
/** Left by a sign-out that could not reach the server: keeps the next start out until it did. */
export const SIGNED_OUT = 'rove-signed-out'
