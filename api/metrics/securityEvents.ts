/** An answered call, as far as it tells whether somebody should look. */
export interface Answered {
  method: string
  /** The pattern of its path. */
  route: string
  status: number
  /** Whether somebody was signed in. */
  signedIn: boolean
  /** The password was right, and a second step is asked for. */
  passwordProven: boolean
}

export const securityEvents = [
  'sign_in_refused',
  'second_factor_refused',
  'forbidden',
  'other_site',
  'limited',
  'no_room',
  'exported',
  'erased',
  'account_deleted',
  'unknown_call',
] as const

/** What is counted for whoever watches over the server; none tells of a person. */
export type SecurityEvent = (typeof securityEvents)[number]

const SECOND_FACTORS = new Set([
  'POST /api/auth/second-step',
  'POST /api/auth/passkey',
  'POST /api/users/me/factors/proof',
])

/** What succeeded, and somebody may want to know of it. */
const done: Record<string, SecurityEvent> = {
  'POST /api/users/me/download': 'exported',
  'POST /api/teams/:id/download': 'exported',
  'GET /api/teams/:id/audit/export': 'exported',
  'POST /api/teams/:id/leads/:leadId/erase': 'erased',
  'POST /api/users/me/deletion': 'account_deleted',
}

const refused: Record<number, SecurityEvent> = { 429: 'limited', 507: 'no_room' }

/** @returns what a call is counted as; undefined for the many that nobody needs to look at */
export function securityEventOf({
  method,
  route,
  status,
  signedIn,
  passwordProven,
}: Answered): SecurityEvent | undefined {
  const call = `${method} ${route}`
  if (status < 300) return done[call]
  // Who may register is no secret, and nobody's doing.
  if (status === 403 && !signedIn) return route === '/api/auth/register' ? undefined : 'other_site'
  if (status === 403) return 'forbidden'
  if (call === 'POST /api/auth/login' && status === 401) return passwordProven ? undefined : 'sign_in_refused'
  if (SECOND_FACTORS.has(call) && (status === 400 || status === 401)) return 'second_factor_refused'
  // No call of Rove's has such a pattern.
  if (status === 404 && /\*$/.test(route) && signedIn) return 'unknown_call'
  return refused[status]
}
