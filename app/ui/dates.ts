import { format } from 'date-fns/format'
import { isToday } from 'date-fns/isToday'

// How a moment reads everywhere in Rove, in the person's own time zone. Each takes ISO 8601; what is no date is "N/A".

/** "Mar 4, 2026 at 9:05 AM" */
export const longDate = (iso: string): string => formatted(iso, "MMM d, yyyy 'at' h:mm a")

/** "Mar 4, 2026" */
export const dayDate = (iso: string): string => formatted(iso, 'MMM d, yyyy')

/** "9:05 AM" */
export const timeOfDay = (iso: string): string => formatted(iso, 'h:mm a')

/** "9:05 AM" of today, "Mar 4, 2026 at 9:05 AM" of another day. */
export const nearDate = (iso: string): string => (isToday(new Date(iso)) ? timeOfDay(iso) : longDate(iso))

/** "3/4/2026": of generated leads alone. */
export const usDate = (iso: string): string => formatted(iso, 'M/d/yyyy')

function formatted(iso: string, pattern: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'N/A' : format(date, pattern)
}
