import { format } from 'date-fns/format'
import { isToday } from 'date-fns/isToday'

// The formats of dates and times in Rove, in the person's own time zone. Each function takes ISO 8601; an
// invalid date is "N/A".

/** "Mar 4, 2026 at 9:05 AM" */
export const longDate = (iso: string): string => formatted(iso, "MMM d, yyyy 'at' h:mm a")

/** "Mar 4, 2026" */
export const dayDate = (iso: string): string => formatted(iso, 'MMM d, yyyy')

/** "9:05 AM" */
export const timeOfDay = (iso: string): string => formatted(iso, 'h:mm a')

/** "9:05 AM" for today, "Mar 4, 2026 at 9:05 AM" for another day. */
export const nearDate = (iso: string): string => (isToday(new Date(iso)) ? timeOfDay(iso) : longDate(iso))

/** "3/4/2026": only for generated leads. */
export const usDate = (iso: string): string => formatted(iso, 'M/d/yyyy')

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** From this many days on, a day is named by its date. */
const LONG_AGO_DAYS = 7

/** How long ago a moment was: "just now", "5 min ago", "3 h ago", "yesterday", "3 days ago", "Mar 4". */
export function timeAgo(iso: string, now: Date): string {
  const moment = new Date(iso)
  const ago = now.getTime() - moment.getTime()
  if (Number.isNaN(ago)) return 'N/A'
  // A clock that is ahead by a little makes no difference.
  if (Math.abs(ago) < MINUTE_MS) return 'just now'
  if (ago < 0) return longDate(iso)
  if (ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)} min ago`
  const days = daysBetween(moment, now)
  if (days === 0) return `${Math.floor(ago / HOUR_MS)} h ago`
  if (days === 1) return 'yesterday'
  if (days < LONG_AGO_DAYS) return `${days} days ago`
  return dateIn(moment, now)
}

/** The date of a day, with the year unless it is this year: "Mar 4", "Mar 4, 2025". */
export const dateIn = (moment: Date, now: Date): string =>
  format(moment, moment.getFullYear() === now.getFullYear() ? 'MMM d' : 'MMM d, yyyy')

/** Calendar days from one to the other, regardless of the hour and of clock changes. */
export function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.round((midnight(to) - midnight(from)) / DAY_MS)
}

function formatted(iso: string, pattern: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'N/A' : format(date, pattern)
}
