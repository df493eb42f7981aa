import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { record } from './audit.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { devices, sessions, users } from './database/tables.ts'
import { hashOf } from './secret.ts'

export type SessionRow = typeof sessions.$inferSelect

/** What is stored of what a cookie holds, so that nobody who reads the store can sign in with what it says. */
export const sessionIdOf = (secret: string): string => hashOf(secret)

const byId = prepared((handle) =>
  handle
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id'))),
)

export async function sessionWithUser(handle: Handle, id: string) {
  return first(byId(handle, { id }))
}

export async function sessionsOf(handle: Handle, userId: number): Promise<SessionRow[]> {
  return handle.select().from(sessions).where(eq(sessions.userId, userId))
}

/**
 * The sessions that a person could use now, the newest first, each with the device that syncs with it.
 * @param now seconds since 1970, UTC
 */
export async function devicesOf(handle: Handle, userId: number, now: number) {
  return handle
    .select({ session: sessions, device: devices })
    .from(sessions)
    .leftJoin(devices, and(eq(devices.id, sessions.deviceId), eq(devices.userId, sessions.userId)))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
}

const NAME_CHARS = 32

/** What a session is called outside. */
export const sessionName = (id: string): string => id.slice(0, NAME_CHARS)

export async function addSession(handle: Handle, session: typeof sessions.$inferInsert): Promise<void> {
  await handle.insert(sessions).values(session)
}

/** @param expiresAt seconds since 1970, UTC */
export async function extendSession(handle: Handle, id: string, expiresAt: number): Promise<void> {
  await handle.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

/** Notes with which device a session syncs. */
export async function bindDevice(handle: Handle, id: string, deviceId: string): Promise<void> {
  await handle.update(sessions).set({ deviceId }).where(eq(sessions.id, id))
}

/**
 * Ends those of a person's sessions that are meant, and keeps that in the audit log.
 * @param by the user who ends them, where one is signed in, from an `address` of the network; `at` is ISO 8601 in UTC
 * @returns how many
 */
export async function endSessions(
  handle: Handle,
  { userId, by, address, at }: { userId: number; by?: number; address: string; at: string },
  isMeant: (session: SessionRow) => boolean,
): Promise<number> {
  const meant = (await sessionsOf(handle, userId)).filter(isMeant)
  for (const { id } of meant) {
    await endSession(handle, id)
    const who = by === undefined ? {} : { userId: by }
    await record(handle, { event: 'session.ended', at, ...who, address, subject: sessionName(id) })
  }
  return meant.length
}

/** Ends the oldest of a person's sessions where there are more than `most`; `at` is ISO 8601 in UTC. */
export async function endOldestSessions(
  handle: Handle,
  { most, ...ending }: { userId: number; most: number; at: string; address: string },
): Promise<void> {
  const newestFirst = await handle
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, ending.userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  const oldest = new Set(newestFirst.slice(most).map(({ id }) => id))
  if (oldest.size > 0) await endSessions(handle, ending, ({ id }) => oldest.has(id))
}

export async function endSession(handle: Handle, id: string): Promise<void> {
  await handle.delete(sessions).where(eq(sessions.id, id))
}

export async function endSessionsOf(handle: Handle, userId: number): Promise<void> {
  await handle.delete(sessions).where(eq(sessions.userId, userId))
}

/** @param now seconds since 1970, UTC */
export async function endExpiredSessions(handle: Handle, now: number): Promise<void> {
  await handle.delete(sessions).where(lte(sessions.expiresAt, now))
}

export type DeviceRow = typeof devices.$inferSelect

const byPerson = prepared((handle) =>
  handle
    .select()
    .from(devices)
    .where(and(eq(devices.userId, sql.placeholder('userId')), eq(devices.id, sql.placeholder('id')))),
)

/** A person's device. */
export async function deviceOf(handle: Handle, userId: number, id: string): Promise<DeviceRow | undefined> {
  return first(byPerson(handle, { userId, id }))
}

/** Notes that a device synced, and what its owner would call it. */
export async function seeDevice(handle: Handle, device: DeviceRow): Promise<void> {
  await handle
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target: [devices.userId, devices.id], set: device })
}
