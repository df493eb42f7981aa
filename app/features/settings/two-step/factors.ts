import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { Cancelled, makePasskey, PasskeyError, signWithPasskey } from '#app/data/server/passkeys.ts'
import { queryClient } from '#app/data/server/query.ts'
import { requestSync } from '#app/data/sync.ts'
import {
  AssertionOptions,
  AttestationOptions,
  FactorAdded,
  Factors,
  type Passkey,
  TotpSetUp,
} from '#db/model/factor.ts'

// All of them throw CallError, and TypeError when the server is out of reach; those of passkeys Cancelled and
// PasskeyError too.

const FACTORS = ['factors'] as const
const PATH = '/api/users/me/factors'
const nothing = v.undefined()

/** The person's second factors, as the server last told. */
export const useFactors = () =>
  useQuery({
    queryKey: FACTORS,
    queryFn: () => call(Factors, 'GET', PATH),
    refetchOnMount: 'always',
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: FACTORS })

/** A team may have asked for it: what waits for that team goes now. */
async function added(userId: number, { recoveryCodes }: FactorAdded): Promise<string[]> {
  void requestSync(userId)
  await refresh()
  return recoveryCodes
}

export const setUpApp = (): Promise<TotpSetUp> => call(TotpSetUp, 'POST', `${PATH}/totp`)

/** @returns recovery codes, where this is the person's first factor */
export const confirmApp = async (userId: number, code: string): Promise<string[]> =>
  added(userId, await call(FactorAdded, 'POST', `${PATH}/totp/confirm`, { code }))

export async function removeApp(): Promise<void> {
  await call(nothing, 'DELETE', `${PATH}/totp`)
  await refresh()
}

/** What the browser is to be asked for, to make a passkey. */
export const passkeyOptions = (): Promise<AttestationOptions> =>
  call(AttestationOptions, 'POST', `${PATH}/passkey-options`)

/** @returns recovery codes, where this is the person's first factor */
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

/** Shows the server, by the password or a code, that it is still the person. */
export const proveBy = (proof: { by: 'password'; password: string } | { by: 'code'; code: string }) =>
  call(nothing, 'POST', `${PATH}/proof`, proof)

export async function proveByPasskey(): Promise<void> {
  const options = await call(AssertionOptions, 'POST', `${PATH}/proof-options`)
  const response = await signWithPasskey(options)
  await call(nothing, 'POST', `${PATH}/proof`, { by: 'passkey', response })
}

const AsksForProof = v.object({ code: v.literal('prove') })

/** Whether the server first wants to see that it is still the person. */
export const asksForProof = (error: unknown): boolean =>
  error instanceof CallError && v.is(AsksForProof, error.body)

/** Why something about two-step sign-in came to nothing, for the person; undefined where they gave it up themselves. */
export function whyNot(error: unknown): string | undefined {
  if (error instanceof Cancelled) return undefined
  if (error instanceof PasskeyError) return error.message
  return reasonOf(error, 'Two-step sign-in needs a connection to be changed.')
}
