import * as v from 'valibot'
import { Id } from './id.ts'
import { line } from './schema.ts'
import { TimeOfDay } from './timeOfDay.ts'

/** What a person can be reminded of. */
export const reminderKinds = ['followUp', 'mention', 'assigned', 'attention'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The kinds that are about one lead and have no place of their own in Today. */
export const newsKinds = ['mention', 'assigned'] as const
export const NewsKind = v.picklist(newsKinds)

/** Something that happened to a person: a note mentions them, or a lead was given to them. */
export const News = v.object({
  kind: NewsKind,
  teamId: Id,
  /** The note, the task or the lead. */
  rowId: Id,
  leadId: Id,
  /** ISO 8601 in UTC. */
  at: v.string(),
})
export type News = v.InferOutput<typeof News>

/** What a person wants to be reminded of, and when not. */
export const Reminders = v.object({
  followUp: v.boolean(),
  mention: v.boolean(),
  assigned: v.boolean(),
  attention: v.boolean(),
  /** Between these times of the day nothing is sent; it is sent afterwards. Equal times mean no quiet hours. */
  quietFrom: TimeOfDay,
  quietTo: TimeOfDay,
  /** The person's IANA time zone; '' for UTC. */
  timeZone: line(60),
  /** Whether a reminder may name people and companies, which then show on a locked screen. */
  names: v.boolean(),
})
export type Reminders = v.InferOutput<typeof Reminders>

export const defaultReminders: Reminders = {
  followUp: true,
  mention: true,
  assigned: true,
  attention: true,
  quietFrom: '20:00',
  quietTo: '07:00',
  timeZone: '',
  names: false,
}
