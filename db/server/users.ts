import { eq, sql } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import type { Profile, User } from '#db/model/user.ts'
import { first, type Handle, one } from './database/handle.ts'
import { passwordResets, users } from './database/tables.ts'
import { defaultTeamOf } from './settings.ts'

export type UserRow = typeof users.$inferSelect

/** The user as the API answers it: without the password, with the team they chose. */
export async function publicUser(
  handle: Handle,
  { passwordHash: _, createdAt: __, ...user }: UserRow,
): Promise<User> {
  return { ...user, defaultTeamId: await defaultTeamOf(handle, user.id) }
}

export async function userById(handle: Handle, id: number): Promise<UserRow | undefined> {
  return first(handle.select().from(users).where(eq(users.id, id)))
}

/** Whether the account is deleted, though it can still be taken back. */
export async function isBeingDeleted(handle: Handle, id: number): Promise<boolean> {
  return (await userById(handle, id))?.deletedAt !== null
}

export async function userNamed(handle: Handle, username: string): Promise<UserRow | undefined> {
  return first(
    handle
      .select()
      .from(users)
      .where(eq(sql`lower(${users.username})`, username.toLowerCase())),
  )
}

export async function userWithEmail(handle: Handle, email: string): Promise<UserRow | undefined> {
  return first(handle.select().from(users).where(eq(users.email, email)))
}

export async function hasUsers(handle: Handle): Promise<boolean> {
  return (await first(handle.select({ id: users.id }).from(users).limit(1))) !== undefined
}

export async function addUser(
  handle: Handle,
  user: { username: string; email: string; fullName: string; passwordHash: string; createdAt: string },
): Promise<UserRow> {
  return one(
    handle
      .insert(users)
      .values({ id: newId(), ...user })
      .returning(),
  )
}

export async function editUser(handle: Handle, id: number, changes: Profile): Promise<UserRow | undefined> {
  if (Object.keys(changes).length === 0) return userById(handle, id)
  return first(handle.update(users).set(changes).where(eq(users.id, id)).returning())
}

export async function setPassword(handle: Handle, id: number, passwordHash: string): Promise<void> {
  await handle.update(users).set({ passwordHash }).where(eq(users.id, id))
}

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
