import { format } from 'date-fns/format'
import { dateIn, daysBetween } from '#app/ui/dates.ts'
import type { Task } from '#db/model/entities/task.ts'

/** How near a task is: 'calm' for a later day, or without a day. */
export type Tone = 'due' | 'overdue' | 'calm'

/** A day in the format of tasks, in the person's own time zone: "2026-03-04". */
export const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd')

/** Whether it is due on a day, without a time. */
export const isDay = (dueAt: string) => dueAt.length === 'yyyy-MM-dd'.length
/** The moment at which it is due; a day starts at midnight in the person's time zone. */
export const momentOf = (dueAt: string): Date => new Date(isDay(dueAt) ? `${dueAt}T00:00` : dueAt)

export function toneOf(dueAt: string | null, now: Date): Tone {
  if (dueAt === null) return 'calm'
  const day = isDay(dueAt) ? dueAt : dayOf(momentOf(dueAt))
  const today = dayOf(now)
  if (day !== today) return day < today ? 'overdue' : 'calm'
  return !isDay(dueAt) && momentOf(dueAt) < now ? 'overdue' : 'due'
}

/**
 * When it is due, for the end of a phrase: "today", "today at 9:05 AM", "tomorrow", "on Mar 4", "3 days ago".
 */
export function dueWords(dueAt: string | null, now: Date): string {
  if (dueAt === null) return 'some time'
  const moment = momentOf(dueAt)
  const day = dayWords(moment, now)
  return isDay(dueAt) || daysBetween(moment, now) > 0 ? day : `${day} at ${format(moment, 'h:mm a')}`
}

/** A day relative to today: "yesterday", "3 days ago", "tomorrow", "on Mar 4". */
export function dayWords(moment: Date, now: Date): string {
  const ago = daysBetween(moment, now)
  if (ago === 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago === -1) return 'tomorrow'
  if (ago > 1) return `${ago} days ago`
  return `on ${dateIn(moment, now)}`
}

/** The order of open tasks: by time, tasks without a day last. */
export function byDue(a: Pick<Task, 'dueAt' | 'id'>, b: Pick<Task, 'dueAt' | 'id'>): number {
  return timeOf(a.dueAt) - timeOf(b.dueAt) || a.id - b.id
}

/** The time at which it is due, in milliseconds; a task without a day comes after all others. */
export const timeOf = (dueAt: string | null): number =>
  dueAt === null ? Number.MAX_SAFE_INTEGER : momentOf(dueAt).getTime()
