import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists } from 'drizzle-orm'
import * as v from 'valibot'
import type { RegisteredMutation } from '#db/model/entities/registry.ts'
import { Id } from '#db/model/id.ts'
import { isMentioned } from '#db/model/mention.ts'
import {
  defaultReminders,
  type News,
  NewsKind,
  newsKinds,
  type ReminderKind,
  type Reminders,
} from '#db/model/reminders.ts'
import { isBetween, type LocalTime, localTimeOf } from '#db/model/timeOfDay.ts'
import { first, type Handle } from './database/handle.ts'
import { members, pushSubscriptions, reminders, settings, tasks } from './database/tables.ts'
import { rowsById } from './rows.ts'
import { membersOf, readableTeamsOf } from './teams.ts'

const HOUR_MS = 3_600_000
/** What became due or happened longer ago is not reminded of any more. */
const LATEST_MS = 36 * HOUR_MS
/** The time zones ahead of UTC begin a day up to this much earlier. */
const AHEAD_MS = 14 * HOUR_MS
/** When somebody is reminded of what is due on a day without a time. */
const MORNING = '08:00'
/** The most reminders of one change: a batch may assign thousands of leads. */
export const MOST_OF_CHANGE = 20
const MOST_READ = 500
const MOST_NEWS = 50
const KEPT_MS = 30 * 24 * HOUR_MS

/** Something to remind a person of. */
export interface Reminder {
  kind: ReminderKind
  teamId: number
  rowId: number
  at: string
  /** The lead that it is about, if any. */
  leadId: number | null
  /** The title of a follow-up; '' for others. */
  title: string
  /** The lead's person or company; '' if there is no lead. */
  lead: string
  isSent: boolean
}

/** What a person is to be told now: everything that is open, of which at least one was not sent yet. */
export interface Due {
  reminders: Reminder[]
  names: boolean
}

async function preferencesOf(handle: Handle, userId: number): Promise<Reminders & { seenAt: string }> {
  const found = await first(
    handle
      .select({ reminders: settings.reminders, seenAt: settings.notificationsSeenAt })
      .from(settings)
      .where(eq(settings.id, userId)),
  )
  return { ...(found?.reminders ?? defaultReminders), seenAt: found?.seenAt ?? '' }
}

const latestOf = (now: Date): string => new Date(now.getTime() - LATEST_MS).toISOString()

/** The open follow-ups around this time, of which those with a subscription may be reminded. */
const nearlyDue = (handle: Handle, now: Date) =>
  and(
    eq(tasks.done, false),
    isNull(tasks.deletedAt),
    gt(tasks.dueAt, latestOf(now)),
    lte(tasks.dueAt, new Date(now.getTime() + AHEAD_MS).toISOString()),
    notExists(
      handle
        .select({ rowId: reminders.rowId })
        .from(reminders)
        .where(
          and(
            eq(reminders.userId, tasks.userId),
            eq(reminders.kind, 'followUp'),
            eq(reminders.rowId, tasks.id),
            eq(reminders.at, tasks.dueAt),
          ),
        ),
    ),
  )

/** Whether a due time has come: a moment, or the morning of a day. */
export const isDue = (dueAt: string, now: Date, { day, time }: LocalTime): boolean =>
  dueAt.includes('T') ? Date.parse(dueAt) <= now.getTime() : dueAt < day || (dueAt === day && time >= MORNING)

/** The people with a subscription who are to be told something now, outside their quiet hours. */
export async function peopleToRemind(handle: Handle, now: Date): Promise<number[]> {
  // Most servers have none at first, and the tasks are not searched for nobody.
  const anybody = await first(handle.select({ id: pushSubscriptions.id }).from(pushSubscriptions).limit(1))
  if (!anybody) return []
  const waiting = await handle
    .selectDistinct({ userId: reminders.userId })
    .from(reminders)
    .where(
      and(
        isNull(reminders.sentAt),
        gt(reminders.at, latestOf(now)),
        inArray(reminders.userId, handle.select({ id: pushSubscriptions.userId }).from(pushSubscriptions)),
      ),
    )
    .limit(MOST_READ)
  const due = await handle
    .select({ userId: tasks.userId, dueAt: tasks.dueAt })
    .from(tasks)
    .where(
      and(
        inArray(tasks.userId, handle.select({ id: pushSubscriptions.userId }).from(pushSubscriptions)),
        nearlyDue(handle, now),
      ),
    )
  const people = new Set(waiting.map(({ userId }) => userId))
  const dueOf = new Map<number, string[]>()
  for (const { userId, dueAt } of due) {
    if (dueAt !== null) dueOf.set(userId, [...(dueOf.get(userId) ?? []), dueAt])
  }
  const found: number[] = []
  for (const userId of new Set([...people, ...dueOf.keys()])) {
    const { quietFrom, quietTo, timeZone } = await preferencesOf(handle, userId)
    const local = localTimeOf(now, timeZone)
    if (isBetween(local.time, quietFrom, quietTo)) continue
    const hasDue = dueOf.get(userId)?.some((dueAt) => isDue(dueAt, now, local))
    if (people.has(userId) || hasDue) found.push(userId)
  }
  return found
}

/**
 * Notes what has become due for a person, drops what has been settled meanwhile, and returns what is to be told now.
 * @returns undefined if there is nothing new, or the person has quiet hours
 */
export async function takeDue(handle: Handle, userId: number, now: Date): Promise<Due | undefined> {
  const wanted = await preferencesOf(handle, userId)
  const local = localTimeOf(now, wanted.timeZone)
  if (isBetween(local.time, wanted.quietFrom, wanted.quietTo)) return undefined
  await noteDueTasks(handle, userId, now, local)
  const noted = await handle
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), gt(reminders.at, latestOf(now))))
    .limit(MOST_READ)
  const readable = new Set(await readableTeamsOf(handle, userId))
  const standing: Reminder[] = []
  for (const one of noted) {
    const isSeen = one.kind !== 'followUp' && one.at <= wanted.seenAt
    const isOpen = wanted[one.kind] && !isSeen && readable.has(one.teamId)
    const known = isOpen ? await openReminder(handle, one) : undefined
    if (known) standing.push(known)
    else if (one.sentAt === null) await settle(handle, userId, [one], now)
  }
  const isNew = standing.some(({ isSent }) => !isSent)
  return isNew ? { reminders: standing, names: wanted.names } : undefined
}

async function noteDueTasks(handle: Handle, userId: number, now: Date, local: LocalTime): Promise<void> {
  const found = await handle
    .select({ id: tasks.id, teamId: tasks.teamId, dueAt: tasks.dueAt })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), nearlyDue(handle, now)))
    .limit(MOST_READ)
  const due = found.flatMap(({ id, teamId, dueAt }) =>
    dueAt !== null && isDue(dueAt, now, local)
      ? [{ userId, kind: 'followUp' as const, teamId, rowId: id, at: dueAt, sentAt: null }]
      : [],
  )
  if (due.length > 0) await handle.insert(reminders).values(due).onConflictDoNothing()
}

type Noted = typeof reminders.$inferSelect

/** What a reminder is about; undefined if that is settled. */
async function openReminder(handle: Handle, noted: Noted): Promise<Reminder | undefined> {
  const { kind, teamId, rowId, at, sentAt } = noted
  const subject = await subjectOf(handle, noted)
  if (!subject) return undefined
  const { leadId, title } = subject
  const lead = leadId === null ? undefined : (await rowsById(handle, 'leads', [leadId])).get(leadId)
  if (lead && (lead.teamId !== teamId || lead.deletedAt !== null)) return undefined
  const name = lead ? [lead.fullName, lead.company].filter(Boolean).join(', ') : ''
  return { kind, teamId, rowId, at, leadId, title, lead: name, isSent: sentAt !== null }
}

async function subjectOf(
  handle: Handle,
  { userId, kind, teamId, rowId, at }: Noted,
): Promise<{ leadId: number | null; title: string } | undefined> {
  switch (kind) {
    case 'followUp': {
      const row = (await rowsById(handle, 'tasks', [rowId])).get(rowId)
      const isOpen = row?.teamId === teamId && !row.done && row.deletedAt === null && row.userId === userId
      return isOpen && row.dueAt === at ? { leadId: row.leadId, title: row.title } : undefined
    }
    case 'mention': {
      const row =
        (await rowsById(handle, 'notes', [rowId])).get(rowId) ??
        (await rowsById(handle, 'tasks', [rowId])).get(rowId)
      return row?.teamId === teamId && row.deletedAt === null ? { leadId: row.leadId, title: '' } : undefined
    }
    case 'assigned': {
      const row = (await rowsById(handle, 'leads', [rowId])).get(rowId)
      return row?.ownerId === userId && row.mergedInto === null ? { leadId: rowId, title: '' } : undefined
    }
    case 'attention': {
      const row = (await rowsById(handle, 'conflicts', [rowId])).get(rowId)
      return row?.teamId === teamId && !row.resolved ? { leadId: null, title: '' } : undefined
    }
  }
}

/** Marks a person's reminders as sent, or as needless. */
export async function settle(
  handle: Handle,
  userId: number,
  done: readonly Pick<Reminder, 'kind' | 'rowId' | 'at'>[],
  now: Date,
): Promise<void> {
  for (const { kind, rowId, at } of done) {
    await handle
      .update(reminders)
      .set({ sentAt: now.toISOString() })
      .where(
        and(
          eq(reminders.userId, userId),
          eq(reminders.kind, kind),
          eq(reminders.rowId, rowId),
          eq(reminders.at, at),
        ),
      )
  }
}

/** Forgets reminders of what happened more than 30 days ago. */
export async function purgeReminders(handle: Handle, now: Date): Promise<void> {
  await handle.delete(reminders).where(lt(reminders.at, new Date(now.getTime() - KEPT_MS).toISOString()))
}

interface Change {
  mutation: RegisteredMutation
  changes: readonly { args: unknown }[]
  teamId: number
  userId: number
  /** ISO 8601 in UTC. */
  at: string
}

const Args = v.object({
  id: Id,
  fields: v.optional(
    v.object({
      ownerId: v.optional(v.nullable(Id)),
      text: v.optional(v.string()),
      note: v.optional(v.string()),
    }),
  ),
  changes: v.optional(
    v.object({
      ownerId: v.optional(v.tuple([v.unknown(), v.nullable(Id)])),
      note: v.optional(v.tuple([v.string(), v.string()])),
    }),
  ),
})
type Args = v.InferOutput<typeof Args>

/** The mutations that may give leads to people or mention them. */
const TELLING = new Set(['lead.edit', 'lead.import', 'note.add', 'task.create', 'task.edit'])

/** Notes of whom a change gave leads, and whom it mentions, so that they are reminded. */
export async function noteReminders(handle: Handle, change: Change): Promise<void> {
  const { mutation, changes, teamId, userId, at } = change
  if (!TELLING.has(mutation.name)) return
  let noted = 0
  for (const { args } of changes) {
    const read = v.safeParse(Args, args)
    if (!read.success) continue
    const owner = newOwnerOf(mutation.name, read.output)
    const { before, after } = textOf(mutation.name, read.output)
    const people = [
      ...(owner ? [{ to: owner, kind: 'assigned' as const }] : []),
      ...(await newlyMentioned(handle, teamId, before, after)).map((to) => ({
        to,
        kind: 'mention' as const,
      })),
    ]
    for (const { to, kind } of people) {
      if (to === userId) continue
      await remindOf(handle, { userId: to, kind, teamId, rowId: read.output.id, at })
      noted += 1
      if (noted >= MOST_OF_CHANGE) return
    }
  }
}

/** The person to whom a change gives a lead, if it does. */
function newOwnerOf(name: string, { fields, changes }: Args): number | null | undefined {
  if (name === 'lead.edit') return changes?.ownerId?.[1]
  return name === 'lead.import' ? fields?.ownerId : undefined
}

/** The text of a note, or of what is noted on a follow-up, a call or a visit. */
function textOf(name: string, { fields, changes }: Args): { before: string; after: string } {
  if (name === 'note.add') return { before: '', after: fields?.text ?? '' }
  if (name === 'task.create') return { before: '', after: fields?.note ?? '' }
  const [before, after] = (name === 'task.edit' && changes?.note) || ['', '']
  return { before, after }
}

/** Notes what to remind a person of, if they are in the team. */
export async function remindOf(
  handle: Handle,
  given: Omit<typeof reminders.$inferInsert, 'sentAt'>,
): Promise<void> {
  const { userId, teamId } = given
  const member = await first(
    handle
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.teamId, teamId), eq(members.userId, userId)))
      .limit(1),
  )
  if (member) await handle.insert(reminders).values(given).onConflictDoNothing()
}

/** The members of a team whom a text mentions by "@username" or "@Full Name", and did not mention before. */
async function newlyMentioned(
  handle: Handle,
  teamId: number,
  before: string,
  after: string,
): Promise<number[]> {
  if (!after.includes('@')) return []
  const people = await membersOf(handle, teamId)
  return people
    .filter(({ user }) => isMentioned(after, user) && !isMentioned(before, user))
    .map(({ userId }) => userId)
}

/**
 * What happened to a person in the last 30 days that they have not seen: mentions, and leads that were given to them;
 * the newest first. Kinds of which they do not want to be reminded are left out.
 */
export async function newsOf(handle: Handle, userId: number): Promise<News[]> {
  const { seenAt, ...wanted } = await preferencesOf(handle, userId)
  const noted = await handle
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, userId),
        inArray(
          reminders.kind,
          newsKinds.filter((kind) => wanted[kind]),
        ),
        inArray(reminders.teamId, await readableTeamsOf(handle, userId)),
        gt(reminders.at, seenAt),
      ),
    )
    .orderBy(desc(reminders.at))
    .limit(MOST_NEWS)
  const news: News[] = []
  for (const one of noted) {
    const { kind, teamId, rowId, at } = one
    const leadId = (await openReminder(handle, one))?.leadId
    if (v.is(NewsKind, kind) && leadId) news.push({ kind, teamId, rowId, leadId, at })
  }
  return news
}
