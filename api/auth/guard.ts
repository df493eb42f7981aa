import { createMiddleware } from 'hono/factory'
import { ApiError, secondFactorMissing } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { currentTeam } from '#db/model/team.ts'
import type { Store } from '#db/server/database/handle.ts'
import { defaultTeamOf } from '#db/server/settings.ts'
import { teamsOf } from '#db/server/teams.ts'
import type { Sessions } from './session.ts'

/** The calls that need no session; every other call answers 401 without one. */
const publicCalls = new Set([
  'GET /api/health',
  'GET /api/ready',
  'POST /api/auth/login',
  'GET /api/auth/registration',
  'POST /api/auth/second-step',
  'POST /api/auth/passkey-options',
  'POST /api/auth/passkey',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'GET /api/auth/logout',
])

/**
 * The calls that are allowed while a person's account is being deleted: to see this, and to restore the
 * account.
 */
const callsOfDeleted = new Set([
  'GET /api/auth/user',
  'GET /api/users/me/deletion',
  'DELETE /api/users/me/deletion',
])

/** Calendar apps have no session; the address of a calendar is its proof. */
const publicFolder = '/api/calendars/'

const isPublic = (method: string, path: string): boolean =>
  publicCalls.has(`${method} ${path}`) || (method === 'GET' && path.startsWith(publicFolder))

export const sessionGuard = (sessions: Sessions) =>
  createMiddleware<Guarded>(async (c, next) => {
    if (isPublic(c.req.method, c.req.path)) return next()
    const known = await sessions.of(c)
    if (!known) throw await sessions.refusal(c)
    if (known.user.deletedAt !== null && !callsOfDeleted.has(`${c.req.method} ${c.req.path}`)) {
      throw new ApiError(401, 'This account is being deleted. Take it back to go on.')
    }
    c.set('user', known.user)
    c.set('session', known.session)
    await next()
  })

/** For calls that refer to the person's current team. */
export const teamGuard = (store: Store) =>
  createMiddleware<Guarded>(async (c, next) => {
    const user = c.get('user')
    const team = currentTeam(await teamsOf(store.read, user.id), await defaultTeamOf(store.read, user.id))
    if (!team) throw new Error(`User ${user.id} has no team and no personal space`)
    if (team.secondFactor === 'missing') throw secondFactorMissing()
    c.set('teamId', team.id)
    await next()
  })
