import { Hono } from 'hono'
import { body } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { AuditEvent } from '#db/model/audit.ts'
import { PasswordChange, PasswordReset } from '#db/model/user.ts'
import { record } from '#db/server/audit.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { endSessions } from '#db/server/sessions.ts'
import { endStepsOf } from '#db/server/steps.ts'
import { dropResetsOf, setPassword, type UserRow, userById } from '#db/server/users.ts'
import { hashedNew, isPasswordOf, wrongPassword } from './password.ts'
import { openReset } from './reset.ts'
import type { SignIn } from './signIn.ts'

/** Whose password is replaced, by whom, from which address, and which session is kept. */
interface Replacement {
  event: AuditEvent
  userId: number
  by?: number
  kept?: string
  address: string
}

/**
 * Sets a new password, given the current one or a one-time link. Sessions that were opened with the old
 * password are ended.
 */
export function passwordRoutes(deps: Deps, signIn: SignIn, pokes: Pokes) {
  const { store, now } = deps
  return new Hono<Guarded>()
    .post('/password', body(PasswordChange), async (c) => {
      const { currentPassword, password } = c.req.valid('json')
      const { user, session } = c.var
      if (!(await isPasswordOf(deps, user, currentPassword))) throw wrongPassword('currentPassword')
      const passwordHash = await hashedNew(deps, password, user)
      const { address } = c.get('client')
      const by = { userId: user.id, by: user.id, kept: session.id, address }
      await store.tx((handle) => replace(handle, passwordHash, { event: 'account.passwordChanged', ...by }))
      pokes.poke(user.id)
      return c.body(null, 204)
    })
    .post('/reset-password', body(PasswordReset), async (c) => {
      const { token, password } = c.req.valid('json')
      // Checked in advance, because hashing is expensive.
      const { userId: asked } = await openReset(store.read, token, now())
      const passwordHash = await hashedNew(deps, password, await existing(asked))
      const { address } = c.get('client')
      const userId = await store.tx(async (handle) => {
        const reset = await openReset(handle, token, now())
        const whose = { userId: reset.userId, address }
        await replace(handle, passwordHash, { event: 'account.passwordReset', ...whose })
        return reset.userId
      })
      pokes.poke(userId)
      const user = await userById(store.read, userId)
      if (!user) throw new Error(`User ${userId} is gone`)
      // The link replaces only the password; a second step is still required.
      return signIn.afterPassword(c, user)
    })

  async function replace(
    handle: Handle,
    passwordHash: string,
    { event, userId, by, kept, address }: Replacement,
  ) {
    const at = now().toISOString()
    const who = by === undefined ? {} : { userId: by }
    await setPassword(handle, userId, passwordHash)
    await dropResetsOf(handle, userId)
    // A sign-in that waits for its second step was started with the old password.
    await endStepsOf(handle, userId, 'sign-in')
    await record(handle, { event, at, ...who, address, subject: String(userId) })
    await endSessions(
      handle,
      { userId, at, address, ...(by !== undefined && { by }) },
      ({ id }) => id !== kept,
    )
  }

  async function existing(userId: number): Promise<UserRow> {
    const user = await userById(store.read, userId)
    if (!user) throw new Error(`User ${userId} is gone`)
    return user
  }
}
