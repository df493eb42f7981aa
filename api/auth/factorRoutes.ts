import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { audit } from '#api/http/audit.ts'
import { body, params } from '#api/http/body.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { tellPerson } from '#api/teams/tell.ts'
import type { AuditEvent } from '#db/model/audit.ts'
import { NewPasskey, PasskeyName, Proof, TotpConfirmation } from '#db/model/factor.ts'
import type { Handle } from '#db/server/database/handle.ts'
import {
  addPasskey,
  factorsOf,
  isWithFactor,
  passkeysOf,
  passkeyWith,
  recoveryCodesOf,
  removePasskey,
  removeTotp,
  renamePasskey,
  replaceRecoveryCodes,
} from '#db/server/factors.ts'
import type { StepRow } from '#db/server/steps.ts'
import { teamsOf } from '#db/server/teams.ts'
import { factorWanted } from './factorShown.ts'
import type { AuthDeps } from './networks.ts'
import { assertionOptions, attestationOptions, passkeyFrom, siteOf } from './passkeys.ts'
import { isPasswordOf, wrongPassword } from './password.ts'
import { newRecoveryCodes, takeFactor } from './secondFactor.ts'
import type { PendingSteps } from './step.ts'
import { confirmTotp, newTotp } from './totp.ts'

const PasskeyId = params({ id: v.pipe(v.string(), v.maxLength(1400)) })

/**
 * The routes for second factors. Before a change the person proves their identity: with a factor if they have
 * one, otherwise with the password. The proof is valid for ten minutes in the same browser.
 */
export function factorRoutes(deps: AuthDeps, steps: PendingSteps, pokes: Pokes) {
  const { store, encryption, now } = deps
  return new Hono<Guarded>()
    .get('/', async (c) => c.json(await factorsOf(store.read, c.get('user').id)))
    .post('/proof-options', async (c) => {
      const { id: userId } = c.get('user')
      const options = await assertionOptions(siteOf(c), await passkeysOf(store.read, userId))
      await steps.begin(c, { purpose: 'proof', userId, payload: options.challenge })
      return c.json(options)
    })
    .post('/proof', body(Proof), async (c) => {
      const { user } = c.var
      const given = c.req.valid('json')
      if (given.by === 'password') {
        if (!(await isPasswordOf(deps, user, given.password))) throw wrongPassword('password')
        await steps.begin(c, { purpose: 'proven', userId: user.id })
      } else if (given.by !== 'passkey') {
        await takeFactor(deps, c, { user, given, challenge: '' })
        await steps.begin(c, { purpose: 'factor-proven', userId: user.id })
      } else {
        const step = await steps.tried(c, 'proof')
        await takeFactor(deps, c, { user, given, challenge: step.payload })
        await steps.change(step, { purpose: 'factor-proven', payload: '' })
      }
      return c.body(null, 204)
    })
    .post('/totp', async (c) => {
      const step = await proven(c)
      const { user } = c.var
      const made = newTotp(user)
      const payload = encryption.encrypt(made.secret, { userId: user.id, provider: 'totp' })
      await steps.change(step, { payload })
      return c.json(made)
    })
    .post('/totp/confirm', body(TotpConfirmation), async (c) => {
      const step = await proven(c)
      const { id: userId } = c.get('user')
      const { code } = c.req.valid('json')
      const confirmed = { userId, sealed: step.payload, code, now: now() }
      const recoveryCodes = await adding(c, { kind: 'totp', step }, (handle) =>
        confirmTotp(handle, encryption, confirmed),
      )
      return c.json({ recoveryCodes })
    })
    .delete('/totp', async (c) => {
      await removing(c, 'totp', (handle) => removeTotp(handle, c.get('user').id))
      return c.body(null, 204)
    })
    .post('/passkey-options', async (c) => {
      const step = await proven(c)
      const { user } = c.var
      const options = await attestationOptions(siteOf(c), user, await passkeysOf(store.read, user.id))
      await steps.change(step, { payload: options.challenge })
      return c.json(options)
    })
    .post('/passkeys', body(NewPasskey), async (c) => {
      const step = await proven(c)
      const made = c.req.valid('json')
      const userId = c.get('user').id
      const passkey = await passkeyFrom(deps, { site: siteOf(c), challenge: step.payload, made, userId })
      const recoveryCodes = await adding(c, { kind: 'passkey', step }, async (handle) => {
        if (!(await addPasskey(handle, passkey))) throw new ApiError(409, 'This passkey was added already.')
      })
      return c.json({ recoveryCodes }, 201)
    })
    .patch('/passkeys/:id', PasskeyId, body(PasskeyName), async (c) => {
      const renamed = { userId: c.get('user').id, ...c.req.valid('param'), ...c.req.valid('json') }
      if (!(await store.tx((handle) => renamePasskey(handle, renamed)))) throw notFound()
      return c.body(null, 204)
    })
    .delete('/passkeys/:id', PasskeyId, async (c) => {
      const { id } = c.req.valid('param')
      if ((await passkeyWith(store.read, id))?.userId !== c.get('user').id) throw notFound()
      await removing(c, 'passkey', (handle) => removePasskey(handle, c.get('user').id, id))
      return c.body(null, 204)
    })
    .post('/recovery-codes', async (c) => {
      await proven(c)
      const userId = c.get('user').id
      const { codes, hashes } = await newRecoveryCodes()
      await store.tx(async (handle) => {
        if (!(await isWithFactor(handle, userId))) {
          throw new ApiError(409, 'Please set up an authenticator app or a passkey first.')
        }
        await replaceRecoveryCodes(handle, userId, hashes)
        await note(handle, c, 'account.recoveryCodesMade')
      })
      tellPerson(pokes, userId)
      return c.json({ recoveryCodes: codes })
    })

  /** @throws ApiError 403 unless the person has proved their identity recently in this browser */
  async function proven(c: Context<Guarded>): Promise<StepRow> {
    const { id: userId } = c.get('user')
    const step = await steps.carried(c, 'proven', 'factor-proven')
    const isTheirs = step?.userId === userId
    if (step && isTheirs && step.purpose === 'factor-proven') return step
    if (await isWithFactor(store.read, userId)) throw factorWanted()
    if (step && isTheirs) return step
    throw new ApiError(403, 'Please confirm first that it is you.', undefined, 'prove')
  }

  /** @returns the person's first recovery codes, if this is their first factor */
  async function adding(
    c: Context<Guarded>,
    { kind, step }: { kind: 'totp' | 'passkey'; step: StepRow },
    add: (handle: Handle) => Promise<void>,
  ): Promise<string[]> {
    const { id: userId } = c.get('user')
    const { codes, hashes } = await newRecoveryCodes()
    const isFirst = await store.tx(async (handle) => {
      await add(handle)
      await note(handle, c, 'account.factorAdded', { kind })
      if ((await recoveryCodesOf(handle, userId)).length > 0) return false
      await replaceRecoveryCodes(handle, userId, hashes)
      return true
    })
    // Creating a factor counts as showing it.
    await steps.change(step, { purpose: 'factor-proven', payload: '' })
    // Teams that require a factor now accept this person's devices.
    pokes.poke(userId)
    tellPerson(pokes, userId)
    return isFirst ? codes : []
  }

  async function removing(
    c: Context<Guarded>,
    kind: 'totp' | 'passkey',
    remove: (handle: Handle) => Promise<boolean>,
  ) {
    await proven(c)
    const { id: userId } = c.get('user')
    await store.tx(async (handle) => {
      if (!(await remove(handle))) throw notFound()
      await note(handle, c, 'account.factorRemoved', { kind })
      if (await isWithFactor(handle, userId)) return
      await refuseLastOfOwner(handle, userId)
      // Without a factor there is nothing left for recovery codes to recover.
      await replaceRecoveryCodes(handle, userId, [])
    })
    pokes.poke(userId)
    tellPerson(pokes, userId)
  }

  async function note(
    handle: Handle,
    c: Context<Guarded>,
    event: AuditEvent,
    detail: Record<string, string> = {},
  ) {
    await audit(handle, c, { event, at: now().toISOString(), subject: String(c.get('user').id), detail })
  }
}

/**
 * A person who requires a factor from others must have one.
 * @throws ApiError 409, which rolls back the removal
 */
async function refuseLastOfOwner(handle: Handle, userId: number) {
  const teams = await teamsOf(handle, userId)
  const asking = teams.find(({ role, secondFactor }) => role === 'owner' && secondFactor !== undefined)
  if (!asking) return
  throw new ApiError(
    409,
    `${asking.name} asks for two-step sign-in. Please turn that off in its settings first.`,
  )
}
