import { minutesIn } from './clock.ts'
import type { TimeRange } from './day.ts'

/** As `Date.getUTCDay` counts them. */
const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
const DAY = 24 * 60
const HOLIDAY = 7

const WEEKDAY = `(?:${WEEKDAYS.join('|')}|ph|sh)`
const DAYS = `${WEEKDAY}(?:\\s*-\\s*${WEEKDAY})?`
const TIMES = '\\d{1,2}:\\d{2}\\s*(?:-\\s*\\d{1,2}:\\d{2}|\\+)'
const RULE = new RegExp(
  `^(${DAYS}(?:\\s*,\\s*${DAYS})*)?\\s*:?\\s*(off|closed|open|24/7|${TIMES}(?:\\s*,\\s*${TIMES})*)?$`,
)
/** A comma after which days follow begins a rule that adds to the rules before it. */
const FURTHER = new RegExp(`(?<=\\d|\\+)\\s*,\\s*(?=${WEEKDAY}\\b)`)

/** The times of each weekday, from Sunday. */
type Week = readonly (readonly TimeRange[])[]

/**
 * The times at which a place is open on a day, by OpenStreetMap's text for it: "Mo-Fr 09:00-17:00; Sa 10:00-13:00".
 * Public holidays are not known, and what the text says of them is left out.
 * @param day '2026-03-04'
 * @returns in order, none if it is closed; null if the text says nothing or is of a form that is not read
 */
export function openOn(text: string, day: string): readonly TimeRange[] | null {
  const week = weekOf(text)
  if (!week) return null
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  const before = (week[(weekday + 6) % 7] ?? []).flatMap(({ to }) =>
    to > DAY ? [{ from: 0, to: to - DAY }] : [],
  )
  return joined([...before, ...(week[weekday] ?? [])])
}

function weekOf(text: string): Week | undefined {
  const rules = text
    .toLowerCase()
    .replaceAll('–', '-')
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean)
  if (rules.length === 0) return undefined
  let week: Week = WEEKDAYS.map(() => [])
  for (const rule of rules) {
    for (const [nth, part] of rule.split(FURTHER).entries()) {
      const read = readRule(part)
      if (!read) return undefined
      const { days, times } = read
      week = week.map((old, day) => (days.includes(day) ? [...(nth > 0 ? old : []), ...times] : old))
    }
  }
  return week
}

function readRule(rule: string): { days: readonly number[]; times: readonly TimeRange[] } | undefined {
  const [matched, days, times] = RULE.exec(rule.trim()) ?? []
  if (!matched) return undefined
  const isAlways = times === undefined || times === 'open' || times === '24/7'
  if (isAlways) return { days: daysOf(days), times: [{ from: 0, to: DAY }] }
  const isClosed = times === 'off' || times === 'closed'
  return { days: daysOf(days), times: isClosed ? [] : times.split(',').map(timesOf) }
}

/** All days if none are named. */
function daysOf(text: string | undefined): readonly number[] {
  if (text === undefined) return WEEKDAYS.map((_, day) => day)
  return text.split(',').flatMap((range) => {
    const [first = HOLIDAY, last = first] = range.split('-').map(dayOf)
    if (first === HOLIDAY || last === HOLIDAY) return []
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, nth) => (first + nth) % 7)
  })
}

function dayOf(name: string): number {
  const day = WEEKDAYS.indexOf(name.trim())
  return day < 0 ? HOLIDAY : day
}

/** "18:00-02:00" ends on the next day; "18:00+" ends with the day. */
function timesOf(text: string): TimeRange {
  const [from = 0, to = DAY] = text
    .split(/[-+]/)
    .filter((time) => time.trim() !== '')
    .map(minutesIn)
  return { from, to: to > from ? to : to + DAY }
}

/** In order, those that overlap or touch as one. */
function joined(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const inOrder = ranges.toSorted((a, b) => a.from - b.from)
  const done: TimeRange[] = []
  for (const { from, to } of inOrder) {
    const last = done.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else done.push({ from, to })
  }
  return done
}
