import { Hono } from 'hono'
import { body } from '#api/http/body.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { PasskeySignIn, SecondStep } from '#db/model/factor.ts'
import { userById } from '#db/server/users.ts'
import type { AuthDeps } from './networks.ts'
import { assertionOptions, siteOf, takeAssertion } from './passkeys.ts'
import { takeFactor } from './secondFactor.ts'
import type { SignIn } from './signIn.ts'
import type { PendingSteps } from './step.ts'

/** Sign-in by a second step after the password, or by a passkey alone (docs/two-step.md). */
export function factorSignInRoutes(deps: AuthDeps, steps: PendingSteps, signIn: SignIn) {
  const { store } = deps
  return new Hono<Guarded>()
    .post('/second-step', body(SecondStep), async (c) => {
      const step = await steps.tried(c, 'sign-in')
      const user = step.userId === null ? undefined : await userById(store.read, step.userId)
      if (!user) throw new Error('A second step is nobody’s')
      const given = c.req.valid('json')
      await takeFactor(deps, c, { user, given, challenge: step.payload }).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) await signIn.refused(c, user.id)
        throw error
      })
      await steps.end(c, step)
      return signIn.open(c, user)
    })
    .post('/passkey-options', async (c) => {
      const options = await assertionOptions(siteOf(c), undefined)
      await steps.begin(c, { purpose: 'passkey', userId: null, payload: options.challenge })
      return c.json(options)
    })
    .post('/passkey', body(PasskeySignIn), async (c) => {
      const step = await steps.tried(c, 'passkey')
      const { response } = c.req.valid('json')
      const { userId } = await takeAssertion(deps, { site: siteOf(c), challenge: step.payload, response })
      await steps.end(c, step)
      const user = await userById(store.read, userId)
      if (!user) throw new Error(`User ${userId} is gone`)
      return signIn.open(c, user)
    })
}
