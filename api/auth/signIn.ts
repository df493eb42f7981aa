import type { Context } from 'hono'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { tellPerson } from '#api/teams/tell.ts'
import type { SecondStepAsked, SecondStepMethod } from '#db/model/factor.ts'
import { record } from '#db/server/audit.ts'
import { factorsOf, passkeysOf } from '#db/server/factors.ts'
import { publicUser, type UserRow } from '#db/server/users.ts'
import { assertionOptions, siteOf } from './passkeys.ts'
import type { Sessions } from './session.ts'
import type { PendingSteps } from './step.ts'

/** The last step of every way to sign in. */
export interface SignIn {
  /** Call it after a correct password: signs in, or answers 401 with the required second step. */
  afterPassword(c: Context<Guarded>, user: UserRow): Promise<Response>
  /** Call it after all required steps: signs in. */
  open(c: Context<Guarded>, user: UserRow): Promise<Response>
  /** Records that somebody who gave this account's password failed the second step. */
  refused(c: Context<Guarded>, userId: number): Promise<void>
}

export function createSignIn(
  { store, limits, now }: Pick<Deps, 'store' | 'limits' | 'now'>,
  sessions: Sessions,
  steps: PendingSteps,
  pokes: Pokes,
): SignIn {
  const open: SignIn['open'] = async (c, user) => {
    await sessions.start(c, user.id)
    tellPerson(pokes, user.id)
    return c.json(await publicUser(store.read, user))
  }

  return {
    async open(c, user) {
      await limits.take('signedIn', user.id)
      return open(c, user)
    },
    async afterPassword(c, user) {
      await limits.take('signedIn', user.id)
      const { totpSince, passkeys, recoveryCodes } = await factorsOf(store.read, user.id)
      if (totpSince === null && passkeys.length === 0) return open(c, user)
      const ways: SecondStepMethod[] = []
      if (totpSince !== null) ways.push('code')
      if (passkeys.length > 0) ways.push('passkey')
      if (recoveryCodes > 0) ways.push('recovery')
      const passkey =
        passkeys.length > 0 && (await assertionOptions(siteOf(c), await passkeysOf(store.read, user.id)))
      const payload = passkey ? passkey.challenge : ''
      await steps.begin(c, { purpose: 'sign-in', userId: user.id, payload })
      c.set('passwordProven', true)
      const asked: SecondStepAsked = { code: 'second-step', ways, ...(passkey && { passkey }) }
      const message = 'This account asks for a second step. Please update Rove, and sign in again.'
      return c.json({ message, ...asked }, 401)
    },
    refused: (c, userId) =>
      store.tx((handle) =>
        record(handle, {
          event: 'session.refused',
          at: now().toISOString(),
          subject: String(userId),
          address: c.get('client').address,
          detail: { step: 'second' },
        }),
      ),
  }
}
