import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { StepPurpose } from '#db/model/factor.ts'
import { didChange, first, type Handle } from './database/handle.ts'
import { steps } from './database/tables.ts'

export type StepRow = typeof steps.$inferSelect

/** The maximum number of steps of a person; beyond that the oldest are deleted. */
const MOST_OF_A_PERSON = 20

/** Stores a step, and deletes expired ones. @param now ISO 8601 in UTC */
export async function addStep(handle: Handle, step: typeof steps.$inferInsert, now: string): Promise<void> {
  await handle.delete(steps).where(lte(steps.expiresAt, now))
  await handle.insert(steps).values(step)
  if (typeof step.userId !== 'number') return
  const begun = await handle
    .select({ tokenHash: steps.tokenHash })
    .from(steps)
    .where(eq(steps.userId, step.userId))
    .orderBy(desc(steps.expiresAt))
  const oldest = begun.slice(MOST_OF_A_PERSON).map(({ tokenHash }) => tokenHash)
  await handle.delete(steps).where(inArray(steps.tokenHash, oldest))
}

/** Deletes a person's steps with one purpose. */
export async function endStepsOf(handle: Handle, userId: number, purpose: StepPurpose): Promise<void> {
  await handle.delete(steps).where(and(eq(steps.userId, userId), eq(steps.purpose, purpose)))
}

/** @param now ISO 8601 in UTC: expired steps are not returned */
export async function stepWith(handle: Handle, tokenHash: string, now: string): Promise<StepRow | undefined> {
  return first(
    handle
      .select()
      .from(steps)
      .where(and(eq(steps.tokenHash, tokenHash), gt(steps.expiresAt, now))),
  )
}

/** Counts an attempt. @returns false if there were already `most`, or the step is gone */
export async function tryStep(handle: Handle, tokenHash: string, most: number): Promise<boolean> {
  return didChange(
    handle
      .update(steps)
      .set({ tries: sql`${steps.tries} + 1` })
      .where(and(eq(steps.tokenHash, tokenHash), sql`${steps.tries} < ${most}`)),
  )
}

export async function editStep(
  handle: Handle,
  tokenHash: string,
  changes: Partial<Pick<StepRow, 'purpose' | 'payload' | 'expiresAt'>>,
): Promise<void> {
  await handle.update(steps).set(changes).where(eq(steps.tokenHash, tokenHash))
}

/** @returns false if it was finished meanwhile */
export async function endStep(handle: Handle, tokenHash: string): Promise<boolean> {
  return didChange(handle.delete(steps).where(eq(steps.tokenHash, tokenHash)))
}
