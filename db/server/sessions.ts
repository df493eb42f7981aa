import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { record } from './audit.ts'
import { type Handle, prepared } from './open.ts'
import { devices, sessions, users } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect

const byId = prepared((handle) =>
  handle
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
)

export async function sessionWithUser(handle: Handle, id: string) {
  return byId(handle).get({ id })
}

export async function sessionsOf(handle: Handle, userId: number): Promise<SessionRow[]> {
  return handle.select().from(sessions).where(eq(sessions.userId, userId)).all()
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
    .all()
}

/** What a session is called outside: its id is what the cookie holds, and opens it. */
export const sessionName = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 32)

export async function addSession(handle: Handle, session: typeof sessions.$inferInsert): Promise<void> {
  handle.insert(sessions).values(session).run()
}

/** @param expiresAt seconds since 1970, UTC */
export async function extendSession(handle: Handle, id: string, expiresAt: number): Promise<void> {
  handle.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)).run()
}

/** Notes with which device a session syncs. */
export async function bindDevice(handle: Handle, id: string, deviceId: string): Promise<void> {
  handle.update(sessions).set({ deviceId }).where(eq(sessions.id, id)).run()
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

export async function endSession(handle: Handle, id: string): Promise<void> {
  handle.delete(sessions).where(eq(sessions.id, id)).run()
}

export async function endSessionsOf(handle: Handle, userId: number): Promise<void> {
  handle.delete(sessions).where(eq(sessions.userId, userId)).run()
}

/** @param now seconds since 1970, UTC */
export async function endExpiredSessions(handle: Handle, now: number): Promise<void> {
  handle.delete(sessions).where(lte(sessions.expiresAt, now)).run()
}
