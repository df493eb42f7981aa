import * as v from 'valibot'
import { CallError } from '#app/data/server/call.ts'
import { SecondStepAsked } from '#db/model/factor.ts'

/** The second step that the server asks for after the right password. @throws the error, where it asks for none */
export function secondStepIn(error: unknown): SecondStepAsked {
  const asked = v.safeParse(SecondStepAsked, error instanceof CallError ? error.body : undefined)
  if (!asked.success) throw error
  return asked.output
}
