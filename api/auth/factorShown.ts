import type { Context } from 'hono'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { isWithFactor } from '#db/server/factors.ts'
import type { Steps } from './step.ts'

/**
 * Asks whoever has a second factor to show it once more, before what can not be undone: it holds for ten minutes in the
 * browser that it was shown in.
 * @returns the check, for the transaction of what is asked; it throws ApiError 403 where the factor is still to be shown
 */
export async function factorShown(
  c: Context<Guarded>,
  steps: Steps,
): Promise<(handle: Handle) => Promise<void>> {
  const { id: userId } = c.get('user')
  const step = await steps.carried(c, 'factor-proven')
  return async (handle) => {
    if (step?.userId === userId || !(await isWithFactor(handle, userId))) return
    throw factorWanted()
  }
}

/** What whoever has a second factor is answered until they have shown it once more: 403. */
export const factorWanted = (): ApiError =>
  new ApiError(
    403,
    'Please confirm first that it is you, with your second factor.',
    undefined,
    'prove-factor',
  )
