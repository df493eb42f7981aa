import { lazy, type ReactNode, Suspense, useState } from 'react'
import * as v from 'valibot'
import { CallError, call } from '#app/data/server/call.ts'
import { enter } from '#app/data/server/entrance.ts'
import { SecondStepAsked } from '#db/model/factor.ts'
import { User } from '#db/model/user.ts'

const SecondStep = lazy(() => import('./SecondStep.tsx').then((part) => ({ default: part.SecondStep })))

interface Entering {
  /** The greeting of the app. */
  greeting: string
  /** A path of the app to go to afterwards. */
  backTo?: string | undefined
}

/**
 * Signs in through a call after which the server may require a second step.
 * @returns the call, which throws CallError, or TypeError when the server is unreachable; and the page of the
 * second step once it is required
 */
export function useSecondStep(entering: Entering) {
  const [asked, setAsked] = useState<SecondStepAsked>()
  const signIn = async (path: string, body: object): Promise<void> => {
    try {
      await call(User, 'POST', path, body)
      enter(entering)
    } catch (error) {
      setAsked(secondStepIn(error))
    }
  }
  const secondStep: ReactNode = asked && (
    <Suspense fallback={null}>
      <SecondStep asked={asked} {...entering} />
    </Suspense>
  )
  return { signIn, secondStep }
}

/**
 * The second step that the server requires after the correct password.
 * @throws the error, if it requires none
 */
function secondStepIn(error: unknown): SecondStepAsked {
  const asked = v.safeParse(SecondStepAsked, error instanceof CallError ? error.body : undefined)
  if (!asked.success) throw error
  return asked.output
}
