import * as v from 'valibot'

/** A time of a day, in the person's time zone where nothing else is said: "09:30". */
export const TimeOfDay = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please use a time such as 09:30'),
)

/** A moment in a time zone. */
export interface LocalTime {
  /** "2026-03-04" */
  day: string
  /** "09:30" */
  time: string
}

/**
 * The day and the time of a moment in a time zone.
 * @param timeZone an IANA time zone; '' and an unknown one count as UTC
 */
export function localTimeOf(at: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const isKnown = timeZone !== '' && isTimeZone(timeZone)
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: isKnown ? timeZone : 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  // The names of zones come from devices.
  if (isKnown || timeZone === '') formats.set(timeZone, format)
  return format
}

/** Whether this is the name of a time zone, such as "Europe/Oslo". */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Whether a time of the day is in a span that may pass midnight. Equal ends mean no span. */
export function isBetween(time: string, from: string, to: string): boolean {
  if (from === to) return false
  return from < to ? time >= from && time < to : time >= from || time < to
}
