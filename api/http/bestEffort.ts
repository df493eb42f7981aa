import { isOutage } from '#db/server/errors.ts'

/**
 * For a side effect of a call, such as recording when a device last synced: if the store cannot write now, it
 * is skipped, so that reading still works.
 * @returns whether it was recorded
 */
export async function bestEffort(noting: Promise<unknown>): Promise<boolean> {
  try {
    await noting
    return true
  } catch (error) {
    if (isOutage(error)) return false
    throw error
  }
}
