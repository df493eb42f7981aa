import { format } from 'date-fns/format'

/** "Mar 4, 2026 at 9:05 AM" from ISO 8601, in the person's own time zone; "N/A" for what is no date. */
export const longDate = (iso: string): string => formatted(iso, "MMM d, yyyy 'at' h:mm a")

/** "3/4/2026" from ISO 8601, in the person's own time zone; "N/A" for what is no date. */
export const shortDate = (iso: string): string => formatted(iso, 'M/d/yyyy')

function formatted(iso: string, pattern: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? 'N/A' : format(date, pattern)
}
