import { eq } from 'drizzle-orm'
import { first, type Handle } from './sqlite/handle.ts'
import { passwordResets } from './sqlite/tables.ts'

export type PasswordResetRow = typeof passwordResets.$inferSelect

/** Keeps what a one-time link is known by. The person's earlier links stop working. */
export async function addReset(handle: Handle, reset: PasswordResetRow): Promise<void> {
  await dropResetsOf(handle, reset.userId)
  await handle.insert(passwordResets).values(reset)
}

export async function resetWith(handle: Handle, tokenHash: string): Promise<PasswordResetRow | undefined> {
  return first(handle.select().from(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)))
}

export async function dropResetsOf(handle: Handle, userId: number): Promise<void> {
  await handle.delete(passwordResets).where(eq(passwordResets.userId, userId))
}
