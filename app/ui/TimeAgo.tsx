import { longDate, timeAgo } from './dates.ts'
import { useNow } from './useNow.ts'

interface TimeAgoProps {
  /** ISO 8601. */
  at: string
  className?: string
}

/** How long ago something was, with its date and time as a tooltip and for screen readers. */
export function TimeAgo({ at, className }: TimeAgoProps) {
  const ago = timeAgo(at, useNow())
  const date = longDate(at)
  return (
    <time dateTime={at} title={date} className={className}>
      {ago}
      {ago !== date && <span className="sr-only">, {date}</span>}
    </time>
  )
}
