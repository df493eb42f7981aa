/** Who is known on this device: their id. */
export const KNOWN = 'rove-known'
/** Left by a sign-out that could not reach the server: keeps the next start out until it did. */
export const SIGNED_OUT = 'rove-signed-out'
