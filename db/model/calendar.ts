import type { TaskKind } from './entities/task.ts'

/** An entry of a calendar. */
export interface CalendarEvent {
  /** The same for the same entry, whenever the calendar is read. */
  uid: string
  title: string
  description: string
  location: string
  /** A time (ISO 8601 in UTC), or a day ("2026-03-04"). */
  at: string
  /** How long it takes; of no meaning for a day. */
  minutes: number
}

/** What a calendar shows of a follow-up and its lead. */
interface FollowUp {
  id: number
  kind: TaskKind
  title: string
  dueAt: string | null
  /** Null, as are the others, for a lead that was deleted. */
  fullName: string | null
  company: string | null
  address: string | null
}

const FOLLOW_UP_MINUTES = 30

/** The entry of a follow-up; one with a time takes half an hour. */
export const followUpEvent = ({
  id,
  kind,
  title,
  dueAt,
  fullName,
  company,
  address,
}: FollowUp): CalendarEvent => ({
  uid: `task-${id}@rove`,
  title: [title, title.includes(fullName || company || ' ') ? '' : fullName || company]
    .filter(Boolean)
    .join(': '),
  description: [fullName, company].filter(Boolean).join(', '),
  location: kind === 'visit' ? (address ?? '') : '',
  at: dueAt ?? '',
  minutes: FOLLOW_UP_MINUTES,
})

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * A calendar in the iCalendar format (RFC 5545), with CRLF line ends.
 * @param now when it was made
 */
export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rove//Follow-ups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, title, description, location, at, minutes }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    ...spanLines(at, minutes),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'END:VEVENT',
  ]
}

function spanLines(at: string, minutes: number): string[] {
  const start = new Date(at)
  if (!at.includes('T')) {
    const end = new Date(start.getTime() + DAY_MS)
    return [`DTSTART;VALUE=DATE:${dayStamp(start)}`, `DTEND;VALUE=DATE:${dayStamp(end)}`]
  }
  const end = new Date(start.getTime() + minutes * MINUTE_MS)
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`]
}

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const dayStamp = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '')

/** A text as RFC 5545 writes it (3.3.11), without control characters. */
const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** The most bytes of a line; longer ones go on in the next line, after a blank (RFC 5545, 3.1). */
const MOST_BYTES = 75

function folded(line: string): string {
  const encoder = new TextEncoder()
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MOST_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
