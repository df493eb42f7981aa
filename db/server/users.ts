import { and, eq } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import type { Profile, User } from '#db/model/user.ts'
import { usernameKey } from '#db/model/username.ts'
import { first, type Handle, one } from './database/handle.ts'
import { passwordResets, users } from './database/tables.ts'
import { defaultTeamOf } from './settings.ts'
import { settleUsernames } from './usernames.ts'

export type UserRow = typeof users.$inferSelect

/** The user as the API returns it: without the password, with their current team. */
export async function publicUser(
  handle: Handle,
  { passwordHash: _, createdAt: __, usernameKey: ___, ...user }: UserRow,
): Promise<User> {
  return { ...user, defaultTeamId: await defaultTeamOf(handle, user.id) }
}

export async function userById(handle: Handle, id: number): Promise<UserRow | undefined> {
  return first(handle.select().from(users).where(eq(users.id, id)))
}

/** Whether the account is deleted but can still be restored. */
export async function isBeingDeleted(handle: Handle, id: number): Promise<boolean> {
  return (await userById(handle, id))?.deletedAt !== null
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
  const key = usernameKey(user.username)
  await settleUsernames(handle, key)
  return one(
    handle
      .insert(users)
      .values({ id: newId(), usernameKey: key, ...user })
      .returning(),
  )
}

export async function editUser(handle: Handle, id: number, changes: Profile): Promise<UserRow | undefined> {
  if (Object.keys(changes).length === 0) return userById(handle, id)
  const known = await keyFor(handle, id, changes.username)
  return first(
    handle
      .update(users)
      .set({ ...changes, ...known })
      .where(eq(users.id, id))
      .returning(),
  )
}

/** An unchanged name keeps its key, which another account's name may have, too. */
async function keyFor(handle: Handle, id: number, username: string | undefined) {
  if (username === undefined || (await userById(handle, id))?.username === username) return {}
  const key = usernameKey(username)
  await settleUsernames(handle, key)
  return { usernameKey: key }
}

export async function setPassword(handle: Handle, id: number, passwordHash: string): Promise<void> {
  await handle.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Stores another hash of the same password; nothing if the password was changed meanwhile. */
export async function replacePassword(
  handle: Handle,
  id: number,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<void> {
  await handle
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
}

export type PasswordResetRow = typeof passwordResets.$inferSelect

/** Stores the hash of a one-time link. The person's earlier links stop working. */
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
