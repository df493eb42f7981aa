/** The parts of an answered call that determine its security event. */
export interface Answered {
  method: string
  /** The pattern of its path. */
  route: string
  status: number
  /** Whether somebody was signed in. */
  signedIn: boolean
  /** The password was correct, and a second step is required. */
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

/** The events that are counted for monitoring; none identifies a person. */
export type SecurityEvent = (typeof securityEvents)[number]

const SECOND_FACTORS = new Set([
  'POST /api/auth/second-step',
  'POST /api/auth/passkey',
  'POST /api/users/me/factors/proof',
])

/** Successful calls that somebody may want to know about. */
const done: Record<string, SecurityEvent> = {
  'POST /api/users/me/download': 'exported',
  'POST /api/teams/:id/download': 'exported',
  'GET /api/teams/:id/audit/export': 'exported',
  'POST /api/teams/:id/leads/:leadId/erase': 'erased',
  'POST /api/users/me/deletion': 'account_deleted',
}

const refused: Record<number, SecurityEvent> = { 429: 'limited', 507: 'no_room' }

/** @returns the event of a call; undefined for most calls, which need no attention */
export function securityEventOf({
  method,
  route,
  status,
  signedIn,
  passwordProven,
}: Answered): SecurityEvent | undefined {
  const call = `${method} ${route}`
  if (status < 300) return done[call]
  // Whether registration is open is no secret, and a refusal is not suspicious.
  if (status === 403 && !signedIn) return route === '/api/auth/register' ? undefined : 'other_site'
  if (status === 403) return 'forbidden'
  if (call === 'POST /api/auth/login' && status === 401) return passwordProven ? undefined : 'sign_in_refused'
  if (SECOND_FACTORS.has(call) && (status === 400 || status === 401)) return 'second_factor_refused'
  // Only unknown addresses have such a pattern.
  if (status === 404 && /\*$/.test(route) && signedIn) return 'unknown_call'
  return refused[status]
}
