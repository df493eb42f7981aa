import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { first, type Handle } from './database/handle.ts'
import { lanes, queue, retries, suggestions, teams } from './database/tables.ts'

/** Work that is done once it is due. */
export type Entry = typeof queue.$inferSelect

/** The kind of entry for a company whose site is looked up again. */
export const CONTACT = 'contact'

/** The key of an entry about a row; one for each kind. */
export const keyOf = (kind: string, rowId: number): string => `${kind} ${rowId}`

/** A new entry; all times are ISO 8601 in UTC. */
export type NewEntry = Omit<Entry, 'tries' | 'startedAt'> & Partial<Pick<Entry, 'tries' | 'startedAt'>>

/** Adds an entry, unless there is one with the same key. */
export async function enqueue(handle: Handle, entry: NewEntry): Promise<void> {
  await handle
    .insert(queue)
    .values({ tries: 0, ...entry })
    .onConflictDoNothing()
}

/** Changes the time of an entry, even while it is being processed; adds it if it does not exist. */
export async function putOff(handle: Handle, entry: NewEntry): Promise<void> {
  const { dueAt } = entry
  await handle
    .insert(queue)
    .values({ tries: 0, ...entry })
    .onConflictDoUpdate({ target: queue.key, set: { dueAt, startedAt: null } })
}

/** Schedules a started entry again, unless it was removed meanwhile. */
export async function beginAgainAt(handle: Handle, key: string, dueAt: string): Promise<void> {
  await handle.update(queue).set({ dueAt, startedAt: null }).where(eq(queue.key, key))
}

/** @returns undefined if there is no such entry */
export async function entryOf(handle: Handle, key: string): Promise<Entry | undefined> {
  return first(handle.select().from(queue).where(eq(queue.key, key)))
}

/** The keys among these that are in the queue. */
export async function keysInQueue(handle: Handle, keys: readonly string[]): Promise<Set<string>> {
  const found = await handle
    .select({ key: queue.key })
    .from(queue)
    .where(inArray(queue.key, [...keys]))
  return new Set(found.map(({ key }) => key))
}

/** The entries that a server can start. */
interface Ready {
  kinds: readonly string[]
  /** No entry of these teams is started. */
  heldTeams: readonly number[]
}

/** The entries that may start now: not in a lane in which one is running, and not of a deleted team. */
function mayBegin(handle: Handle, now: string, { kinds, heldTeams }: Ready) {
  const busy = handle.select({ lane: queue.lane }).from(queue).where(isNotNull(queue.startedAt))
  const later = handle
    .select({ lane: lanes.lane })
    .from(lanes)
    .where(gt(lanes.freeAt, handle.functions.fromNow(0)))
  const alive = handle.select({ id: teams.id }).from(teams).where(isNull(teams.deletedAt))
  const ofTeam = and(inArray(queue.teamId, alive), notInArray(queue.teamId, [...heldTeams]))
  return and(
    isNull(queue.startedAt),
    lte(queue.dueAt, now),
    inArray(queue.kind, [...kinds]),
    notInArray(queue.lane, busy),
    notInArray(queue.lane, later),
    or(isNull(queue.teamId), ofTeam),
  )
}

/** Takes the next entry that may start and that no other transaction is taking, and marks it as started. */
export async function takeNext(handle: Handle, now: string, ready: Ready): Promise<Entry | undefined> {
  const next = await first(
    handle.functions.skippingLocked(
      handle
        .select()
        .from(queue)
        .where(mayBegin(handle, now, ready))
        .orderBy(asc(queue.dueAt), asc(queue.key))
        .limit(1),
    ),
  )
  if (!next) return undefined
  return first(
    handle
      .update(queue)
      .set({ startedAt: now, tries: sql`${queue.tries} + 1` })
      .where(and(eq(queue.key, next.key), isNull(queue.startedAt)))
      .returning(getTableColumns(queue)),
  )
}

/** Undoes `takeNext`, for an entry that was not begun. */
export async function giveBack(handle: Handle, { key, tries }: Entry): Promise<void> {
  await handle
    .update(queue)
    .set({ startedAt: null, tries: tries - 1 })
    .where(eq(queue.key, key))
}

/** When the next waiting entry becomes due: ISO 8601 in UTC; undefined if none is waiting for its time. */
export async function nextDue(handle: Handle, now: string): Promise<string | undefined> {
  const next = await first(
    handle
      .select({ at: min(queue.dueAt) })
      .from(queue)
      .where(and(isNull(queue.startedAt), gt(queue.dueAt, now))),
  )
  return next?.at ?? undefined
}

/** In how many ms the next blocked lane becomes free; undefined if no lane is blocked. */
export async function nextFreeLaneMs(handle: Handle): Promise<number | undefined> {
  const now = handle.functions.fromNow(0)
  const next = await first(
    handle
      .select({ at: lanes.freeAt, now })
      .from(lanes)
      .where(gt(lanes.freeAt, now))
      .orderBy(asc(lanes.freeAt))
      .limit(1),
  )
  return next && Date.parse(next.at) - Date.parse(next.now)
}

/** Entries that were started, on any server, and have not ended. */
export async function startedEntries(handle: Handle): Promise<Entry[]> {
  return handle.select().from(queue).where(isNotNull(queue.startedAt))
}

/** Removes a started entry, unless it was rescheduled meanwhile. */
export async function endEntry(handle: Handle, { key }: Pick<Entry, 'key'>): Promise<void> {
  await handle.delete(queue).where(and(eq(queue.key, key), isNotNull(queue.startedAt)))
}

/** Removes an entry, whether it was started or not. */
export async function dropEntry(handle: Handle, key: string): Promise<void> {
  await handle.delete(queue).where(eq(queue.key, key))
}

/** Blocks a lane for a number of ms, by the database's clock, because servers' clocks may differ. */
export async function freeLaneIn(handle: Handle, lane: string, ms: number): Promise<void> {
  const freeAt = handle.functions.fromNow(ms)
  await handle
    .insert(lanes)
    .values({ lane, freeAt })
    .onConflictDoUpdate({ target: lanes.lane, set: { freeAt } })
}

/** Deletes the records of lanes that are free. */
export async function forgetLanes(handle: Handle): Promise<void> {
  await handle.delete(lanes).where(lte(lanes.freeAt, handle.functions.fromNow(0)))
}

/** The look-ups that servers of version 2.1 have scheduled, with each company's team. */
export async function keptRetries(handle: Handle) {
  return handle
    .select({ ...getTableColumns(retries), teamId: suggestions.teamId, website: suggestions.website })
    .from(retries)
    .innerJoin(suggestions, eq(suggestions.id, retries.suggestionId))
}

export async function dropRetry(handle: Handle, suggestionId: number): Promise<void> {
  await handle.delete(retries).where(eq(retries.suggestionId, suggestionId))
}
