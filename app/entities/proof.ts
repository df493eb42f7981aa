import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { Cancelled, PasskeyError, signWithPasskey } from '#app/data/server/passkeys.ts'
import { AssertionOptions, Factors } from '#db/model/factor.ts'

export const FACTORS = ['factors'] as const
export const PATH = '/api/users/me/factors'

/** The person's second factors, as the server last told. */
export const useFactors = () =>
  useQuery({
    queryKey: FACTORS,
    queryFn: () => call(Factors, 'GET', PATH),
    refetchOnMount: 'always',
  })

type Typed = { by: 'password'; password: string } | { by: 'code' | 'recovery'; code: string }

/** Shows the server, by what was typed, that it is still the person. */
export const proveBy = (proof: Typed) => call(v.undefined(), 'POST', `${PATH}/proof`, proof)

export async function proveByPasskey(): Promise<void> {
  const options = await call(AssertionOptions, 'POST', `${PATH}/proof-options`)
  const response = await signWithPasskey(options)
  await call(v.undefined(), 'POST', `${PATH}/proof`, { by: 'passkey', response })
}

const AsksForProof = v.object({ code: v.picklist(['prove', 'prove-factor']) })

/** With what the server first wants to be shown that it is still the person, if it does: any way, or a second factor. */
export function proofAskedBy(error: unknown): 'any' | 'factor' | undefined {
  if (!(error instanceof CallError) || !v.is(AsksForProof, error.body)) return undefined
  return error.body.code === 'prove' ? 'any' : 'factor'
}

/** Why something about two-step sign-in came to nothing, for the person; undefined where they gave it up themselves. */
export function whyNot(error: unknown): string | undefined {
  if (error instanceof Cancelled) return undefined
  if (error instanceof PasskeyError) return error.message
  return reasonOf(error, 'Two-step sign-in needs a connection to be changed.')
}
