import type { Context } from 'hono'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { isWithFactor } from '#db/server/factors.ts'
import type { PendingSteps } from './step.ts'

/**
 * Requires a person who has a second factor to show it again before an action that cannot be undone. This is
 * valid for ten minutes in the same browser.
 * @returns the check, to be run in the transaction of the action; it throws ApiError 403 if the factor still
 * has to be shown
 */
export async function factorShown(
  c: Context<Guarded>,
  steps: PendingSteps,
): Promise<(handle: Handle) => Promise<void>> {
  const { id: userId } = c.get('user')
  const step = await steps.carried(c, 'factor-proven')
  return async (handle) => {
    if (step?.userId === userId || !(await isWithFactor(handle, userId))) return
    throw factorWanted()
  }
}

/** The 403 for a person who must first show their second factor again. */
export const factorWanted = (): ApiError =>
  new ApiError(
    403,
    'Please confirm first that it is you, with your second factor.',
    undefined,
    'prove-factor',
  )
