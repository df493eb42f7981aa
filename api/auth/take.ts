import type { Context } from 'hono'
import { ApiError } from '#api/http/errors.ts'
import type { Rule } from '#api/http/limits.ts'
import type { SecondStep } from '#db/model/factor.ts'
import { record } from '#db/server/audit.ts'
import { spendRecoveryCode } from '#db/server/factors.ts'
import type { UserRow } from '#db/server/users.ts'
import { type AuthDeps, createKnownNetworks, networkOf } from './networks.ts'
import { takeAssertion } from './passkeys.ts'
import { recoveryCodeOf } from './recovery.ts'
import { siteOf } from './site.ts'
import { takeCode } from './totp.ts'

/**
 * Takes the second factor that somebody gives, each at most once.
 * @param challenge what a passkey was to sign
 * @throws ApiError 401 when it is not right, TooMany for too many codes
 */
export async function takeFactor(
  deps: AuthDeps,
  c: Context,
  { user, given, challenge }: { user: UserRow; given: SecondStep; challenge: string },
): Promise<void> {
  if (given.by === 'passkey') {
    await takeAssertion(deps, { site: siteOf(c), challenge, response: given.response, userId: user.id })
  } else await counted(deps, c, user, () => takeTyped(deps, c, user.id, given))
}

async function takeTyped(
  { store, encryption, now }: AuthDeps,
  c: Context,
  userId: number,
  { by, code }: Exclude<SecondStep, { by: 'passkey' }>,
) {
  if (by === 'code') {
    return store.tx((handle) => takeCode(handle, encryption, { userId, code, now: now() }))
  }
  const id = await recoveryCodeOf(store.read, userId, code)
  const { address } = c.get('client')
  await store.tx(async (handle) => {
    if (id === undefined || !(await spendRecoveryCode(handle, id))) {
      throw new ApiError(401, 'This recovery code is not right, or was used already.')
    }
    await record(handle, { event: 'account.recoveryCodeUsed', at: now().toISOString(), userId, address })
  })
}

/** Wrong codes alone count. Who guesses elsewhere does not keep the person out at an address that they use. */
async function counted(
  deps: AuthDeps,
  c: Context,
  { id }: UserRow,
  work: () => Promise<void>,
): Promise<void> {
  const { limits } = deps
  const { address } = c.get('client')
  const taken: [Rule, string][] = [['secondStepHere', `${id} ${networkOf(address)}`]]
  if (!(await createKnownNetworks(deps).knows(id, address))) taken.push(['secondStepAccount', String(id)])
  for (const [rule, who] of taken) await limits.take(rule, who)
  await work()
  for (const [rule, who] of taken) await limits.giveBack(rule, who)
}
