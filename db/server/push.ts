import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Handle } from './database/handle.ts'
import { devices, pushKeys, pushSubscriptions, sessions } from './database/tables.ts'

export type PushKeyRow = typeof pushKeys.$inferSelect
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect

/** The server's VAPID keys, the oldest first: normally one pair. */
export const pushKeysIn = async (handle: Handle): Promise<PushKeyRow[]> =>
  handle.select().from(pushKeys).orderBy(asc(pushKeys.createdAt), asc(pushKeys.publicKey))

export async function addPushKeys(handle: Handle, keys: PushKeyRow): Promise<void> {
  await handle.insert(pushKeys).values(keys)
}

/** Removes the keys, and the subscriptions, which were made with them and cannot be used with others. */
export async function dropPushKeys(handle: Handle): Promise<void> {
  await handle.delete(pushKeys)
  await handle.delete(pushSubscriptions)
}

/** The most browsers of one person that may be sent reminders; the ones that were not used for longest go. */
const MOST_SUBSCRIPTIONS = 10

/** Stores a browser's subscription. If the browser had one for another person, it has one for this person now. */
export async function keepSubscription(handle: Handle, subscription: PushSubscriptionRow): Promise<void> {
  const { id, createdAt: _created, ...changed } = subscription
  await handle
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.id, set: changed })
  const mine = await handle
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, subscription.userId))
    .orderBy(desc(pushSubscriptions.usedAt))
  const surplus = mine.slice(MOST_SUBSCRIPTIONS).filter((one) => one.id !== id)
  if (surplus.length === 0) return
  await handle.delete(pushSubscriptions).where(
    inArray(
      pushSubscriptions.id,
      surplus.map((one) => one.id),
    ),
  )
}

/** A person's subscriptions; the browser that was used last is the first. */
export async function subscriptionsOf(handle: Handle, userId: number): Promise<PushSubscriptionRow[]> {
  const found = await handle
    .select({ subscription: pushSubscriptions, lastSyncAt: devices.lastSyncAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .leftJoin(devices, and(eq(devices.id, sessions.deviceId), eq(devices.userId, sessions.userId)))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(sql`coalesce(${devices.lastSyncAt}, ${pushSubscriptions.usedAt})`))
  return found.map(({ subscription }) => subscription)
}

/** Forgets a subscription. @param userId only if it belongs to this person */
export async function dropSubscription(handle: Handle, id: string, userId: number): Promise<void> {
  await handle
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
}
