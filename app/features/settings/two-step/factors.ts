import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'
import { makePasskey } from '#app/data/server/passkeys.ts'
import { queryClient } from '#app/data/server/query.ts'
import { requestSync } from '#app/data/sync.ts'
import { FACTORS, PATH } from '#app/entities/proof.ts'
import { AttestationOptions, FactorAdded, type Passkey, TotpSetUp } from '#db/model/factor.ts'

// All of these functions throw CallError, and TypeError when the server is unreachable; those for passkeys
// also throw Cancelled and PasskeyError.

const nothing = v.undefined()
const refresh = () => queryClient.invalidateQueries({ queryKey: FACTORS })

/** A team may have required it: changes that wait for that team are sent now. */
async function added(userId: number, { recoveryCodes }: FactorAdded): Promise<string[]> {
  void requestSync(userId)
  await refresh()
  return recoveryCodes
}

export const setUpApp = (): Promise<TotpSetUp> => call(TotpSetUp, 'POST', `${PATH}/totp`)

/** @returns recovery codes, if this is the person's first factor */
export const confirmApp = async (userId: number, code: string): Promise<string[]> =>
  added(userId, await call(FactorAdded, 'POST', `${PATH}/totp/confirm`, { code }))

export async function removeApp(): Promise<void> {
  await call(nothing, 'DELETE', `${PATH}/totp`)
  await refresh()
}

/** The options for the browser to create a passkey. */
export const passkeyOptions = (): Promise<AttestationOptions> =>
  call(AttestationOptions, 'POST', `${PATH}/passkey-options`)

/** @returns recovery codes, if this is the person's first factor */
export async function addPasskey(
  userId: number,
  name: string,
  options: AttestationOptions,
): Promise<string[]> {
  const response = await makePasskey(options)
  return added(userId, await call(FactorAdded, 'POST', `${PATH}/passkeys`, { name, response }))
}

export async function renamePasskey({ id }: Passkey, name: string): Promise<void> {
  await call(nothing, 'PATCH', `${PATH}/passkeys/${encodeURIComponent(id)}`, { name })
  await refresh()
}

export async function removePasskey({ id }: Passkey): Promise<void> {
  await call(nothing, 'DELETE', `${PATH}/passkeys/${encodeURIComponent(id)}`)
  await refresh()
}

export async function newRecoveryCodes(): Promise<string[]> {
  const { recoveryCodes } = await call(FactorAdded, 'POST', `${PATH}/recovery-codes`)
  await refresh()
  return recoveryCodes
}
