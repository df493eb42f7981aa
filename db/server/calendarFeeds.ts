import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { first, type Handle } from './database/handle.ts'
import { calendarFeeds, leads, tasks, users } from './database/tables.ts'
import { hashOf } from './secret.ts'
import { readableTeamsOf } from './teams.ts'

/** Gives a person's calendar an address with this token; an earlier address ends. */
export async function setCalendarFeed(
  handle: Handle,
  feed: { userId: number; token: string; createdAt: string },
): Promise<void> {
  const { userId, token, createdAt } = feed
  const tokenHash = hashOf(token)
  await handle
    .insert(calendarFeeds)
    .values({ userId, tokenHash, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } })
}

export async function dropCalendarFeed(handle: Handle, userId: number): Promise<void> {
  await handle.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** When the person's calendar got its address: ISO 8601 in UTC; undefined if it has none. */
export async function calendarFeedOf(handle: Handle, userId: number): Promise<string | undefined> {
  const found = await first(handle.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)))
  return found?.createdAt
}

/** The person whose calendar has an address with this token; undefined also for an account that is being deleted. */
export async function personOfFeed(handle: Handle, token: string): Promise<number | undefined> {
  const found = await first(
    handle
      .select({ userId: calendarFeeds.userId })
      .from(calendarFeeds)
      .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.deletedAt)))
      .where(eq(calendarFeeds.tokenHash, hashOf(token))),
  )
  return found?.userId
}

/** The most follow-ups that a calendar shows. */
const MOST = 1_000

/**
 * A person's open follow-ups with a date, in the teams that they may read, each with its lead; the earliest first.
 * @param since ISO 8601 in UTC; earlier ones are left out
 */
export async function followUpsOf(handle: Handle, userId: number, since: string) {
  return handle
    .select({
      id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      dueAt: tasks.dueAt,
      fullName: leads.fullName,
      company: leads.company,
      address: leads.address,
    })
    .from(tasks)
    .leftJoin(leads, and(eq(leads.id, tasks.leadId), eq(leads.teamId, tasks.teamId), isNull(leads.deletedAt)))
    .where(
      and(
        eq(tasks.userId, userId),
        inArray(tasks.teamId, await readableTeamsOf(handle, userId)),
        eq(tasks.done, false),
        isNull(tasks.deletedAt),
        isNotNull(tasks.dueAt),
        gt(tasks.dueAt, since),
      ),
    )
    .orderBy(asc(tasks.dueAt))
    .limit(MOST)
}
