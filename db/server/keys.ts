import { and, eq } from 'drizzle-orm'
import type { Provider } from '#db/model/key.ts'
import { didChange, first, type Handle } from './database/handle.ts'
import { keys } from './database/tables.ts'

export type KeyRow = typeof keys.$inferSelect

/** The keys that a person stored. */
export async function keysOf(handle: Handle, userId: number): Promise<KeyRow[]> {
  return handle.select().from(keys).where(eq(keys.userId, userId))
}

export async function keyOf(handle: Handle, userId: number, provider: Provider): Promise<KeyRow | undefined> {
  return first(handle.select().from(keys).where(isKeyOf(userId, provider)))
}

/** Stores a person's key, replacing the previous one. */
export async function saveKey(handle: Handle, key: KeyRow): Promise<void> {
  await handle
    .insert(keys)
    .values(key)
    .onConflictDoUpdate({ target: [keys.userId, keys.provider], set: key })
}

/** @returns whether there was one */
export async function removeKey(handle: Handle, userId: number, provider: Provider): Promise<boolean> {
  return didChange(handle.delete(keys).where(isKeyOf(userId, provider)))
}

const isKeyOf = (userId: number, provider: Provider) =>
  and(eq(keys.userId, userId), eq(keys.provider, provider))
