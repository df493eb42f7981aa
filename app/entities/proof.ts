import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { Cancelled, PasskeyError, signWithPasskey } from '#app/data/server/passkeys.ts'
import { AssertionOptions, Factors } from '#db/model/factor.ts'

export const FACTORS = ['factors'] as const
export const PATH = '/api/users/me/factors'

/** The person's second factors, as the server last reported them. */
export const useFactors = () =>
  useQuery({
    queryKey: FACTORS,
    queryFn: () => call(Factors, 'GET', PATH),
    refetchOnMount: 'always',
  })

type Typed = { by: 'password'; password: string } | { by: 'code' | 'recovery'; code: string }

/** Sends the server a proof that was typed, to confirm that it is still the person. */
export const proveBy = (proof: Typed) => call(v.undefined(), 'POST', `${PATH}/proof`, proof)

export async function proveByPasskey(): Promise<void> {
  const options = await call(AssertionOptions, 'POST', `${PATH}/proof-options`)
  const response = await signWithPasskey(options)
  await call(v.undefined(), 'POST', `${PATH}/proof`, { by: 'passkey', response })
}

const AsksForProof = v.object({ code: v.picklist(['prove', 'prove-factor']) })

/** Which proof the server requires before the failed call, if it does: any, or a second factor. */
export function proofAskedBy(error: unknown): 'any' | 'factor' | undefined {
  if (!(error instanceof CallError) || !v.is(AsksForProof, error.body)) return undefined
  return error.body.code === 'prove' ? 'any' : 'factor'
}

/** Explains to the person why an action of two-step sign-in failed; undefined if they cancelled it. */
export function whyNot(error: unknown): string | undefined {
  if (error instanceof Cancelled) return undefined
  if (error instanceof PasskeyError) return error.message
  return reasonOf(error, 'Two-step sign-in needs a connection to be changed.')
}
