import { failureOf } from '#app/data/failure.ts'
import { notify } from '#app/ui/toast.ts'
import { Refused } from '#db/model/sync/mutation.ts'

/** Tells the person why a lead stays as it was (SPEC.md section 8). */
export function sayUpdateFailed(error: unknown): void {
  const title =
    error instanceof Refused ? 'Failed to update lead' : 'Failed to update lead. Please try again.'
  notify(failureOf(error, title))
}
