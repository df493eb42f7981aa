import { isOutage } from '#db/server/errors.ts'

/**
 * Notes something beside what was asked for, such as when a device synced last: where the store takes nothing just now,
 * it is noted another time, and reading goes on.
 * @returns whether it was noted
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
