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

function formatted(iso: string, pattern: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'N/A' : format(date, pattern)
}
