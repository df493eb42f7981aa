import { eq, lte, sql } from 'drizzle-orm'
import { type Handle, prepared } from './open.ts'
import { sessions, users } from './tables.ts'

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

export async function addSession(handle: Handle, session: typeof sessions.$inferInsert): Promise<void> {
  handle.insert(sessions).values(session).run()
}

/** @param expiresAt seconds since 1970, UTC */
export async function extendSession(handle: Handle, id: string, expiresAt: number): Promise<void> {
  handle.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)).run()
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
