import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { ApiError } from '#api/http/errors.ts'
import type { Rule } from '#api/http/limits.ts'
import { RECOVERY_CODES, type SecondStep } from '#db/model/factor.ts'
import { record } from '#db/server/audit.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { recoveryCodesOf, spendRecoveryCode } from '#db/server/factors.ts'
import type { UserRow } from '#db/server/users.ts'
import { type AuthDeps, createKnownNetworks, networkOf } from './networks.ts'
import { siteOf, takeAssertion } from './passkeys.ts'
import { hashed, isHashOf } from './password.ts'
import { takeCode } from './totp.ts'

/**
 * Verifies a second factor, each code at most once.
 * @param challenge that a passkey had to sign
 * @throws ApiError 401 if it is wrong, TooMany for too many codes
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

/** Only wrong codes count. Guesses from elsewhere do not lock the person out on a network that they use. */
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

/**
 * Without letters and digits that look alike. There are 32, so that a random byte selects each with the same
 * probability.
 */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_CHARS = 10

/** New codes, 50 bits each, with their hashes (ASVS 4.0.3, 2.6.2: below 112 bits salted and hashed). */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  return { codes: codes.map(shown), hashes: await Promise.all(codes.map(hashed)) }
}

const newCode = () =>
  [...randomBytes(CODE_CHARS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

const shown = (code: string) => `${code.slice(0, CODE_CHARS / 2)}-${code.slice(CODE_CHARS / 2)}`

/** @returns the id of the person's stored code that this code matches; undefined if there is none */
async function recoveryCodeOf(handle: Handle, userId: number, code: string): Promise<number | undefined> {
  // One at a time, because each check needs 19 MiB.
  for (const { id, hash } of await recoveryCodesOf(handle, userId)) if (await isHashOf(hash, code)) return id
  return undefined
}
