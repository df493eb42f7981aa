import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { record } from './audit.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { devices, endedSessions, sessions, users } from './database/tables.ts'
import { hashOf } from './secret.ts'

export type SessionRow = typeof sessions.$inferSelect

/** The id that is stored for a cookie's content, so that nobody who reads the store can sign in with it. */
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
 * A person's valid sessions, the newest first, each with the device that syncs with it.
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

/** The public name of a session. */
export const sessionName = (id: string): string => id.slice(0, NAME_CHARS)

export async function addSession(handle: Handle, session: typeof sessions.$inferInsert): Promise<void> {
  await handle.insert(sessions).values(session)
}

/** @param expiresAt seconds since 1970, UTC */
export async function extendSession(handle: Handle, id: string, expiresAt: number): Promise<void> {
  await handle.update(sessions).set({ expiresAt }).where(eq(sessions.id, id))
}

/** Records the device that syncs with a session. */
export async function bindDevice(handle: Handle, id: string, deviceId: string): Promise<void> {
  await handle.update(sessions).set({ deviceId }).where(eq(sessions.id, id))
}

/**
 * Ends some of a person's sessions on purpose: their devices are told so at their next call. Records it in
 * the audit log.
 * @returns how many
 */
export async function endSessions(
  handle: Handle,
  ending: Ending,
  isMeant: (session: SessionRow) => boolean,
): Promise<number> {
  const ended = await leaveSessions(handle, ending, isMeant)
  for (const { id, userId, expiresAt } of ended) {
    await handle.insert(endedSessions).values({ id, userId, expiresAt }).onConflictDoNothing()
  }
  return ended.length
}

/** Whose sessions end, by whom and from which network address; `at` is ISO 8601 in UTC. */
interface Ending {
  userId: number
  by?: number
  address: string
  at: string
}

/**
 * The same for sessions whose devices need not be told: this browser signs out or signs in again, or there
 * are too many sessions.
 * @returns those that ended
 */
export async function leaveSessions(
  handle: Handle,
  { userId, by, address, at }: Ending,
  isMeant: (session: SessionRow) => boolean,
): Promise<SessionRow[]> {
  const meant = (await sessionsOf(handle, userId)).filter(isMeant)
  for (const { id } of meant) {
    await endSession(handle, id)
    const who = by === undefined ? {} : { userId: by }
    await record(handle, { event: 'session.ended', at, ...who, address, subject: sessionName(id) })
  }
  return meant
}

/**
 * Whether somebody ended this session on purpose, and it would not have expired by now.
 * @param now seconds since 1970, UTC
 */
export async function wasEnded(handle: Handle, id: string, now: number): Promise<boolean> {
  const found = await handle
    .select({ id: endedSessions.id })
    .from(endedSessions)
    .where(and(eq(endedSessions.id, id), gt(endedSessions.expiresAt, now)))
  return found.length > 0
}

/** Ends the oldest of a person's sessions if there are more than `most`; `at` is ISO 8601 in UTC. */
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
  if (oldest.size > 0) await leaveSessions(handle, ending, ({ id }) => oldest.has(id))
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
  await handle.delete(endedSessions).where(lte(endedSessions.expiresAt, now))
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

/** Records that a device synced, and its name for display. */
export async function seeDevice(handle: Handle, device: DeviceRow): Promise<void> {
  await handle
    .insert(devices)
    .values(device)
    .onConflictDoUpdate({ target: [devices.userId, devices.id], set: device })
}
