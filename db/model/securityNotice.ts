import * as v from 'valibot'
import type { AuditEvent } from './audit.ts'
import { IsoDate } from './schema.ts'

/**
 * The events that are shown on the person's other devices. Otherwise the person would not notice that
 * somebody else acted in their name.
 */
const told = [
  'session.started',
  'account.usernameChanged',
  'account.emailChanged',
  'account.factorAdded',
  'account.factorRemoved',
  'account.recoveryCodesMade',
  'account.downloaded',
  'team.downloaded',
  'team.auditExported',
  'lead.erased',
] as const satisfies readonly AuditEvent[]

/** An action in a person's name on another device. */
export const SecurityNotice = v.object({
  id: v.number(),
  at: IsoDate,
  event: v.picklist(told),
  /** The device's name, such as "Chrome on Android"; '' if it was not stored. */
  device: v.string(),
})
export type SecurityNotice = v.InferOutput<typeof SecurityNotice>

/** The events that are shown on the person's other devices. */
export const noticeEvents = SecurityNotice.entries.event.options

/** Whether an event is shown on the person's other devices. */
export const isTold = (event: AuditEvent): boolean => noticeEvents.some((each) => each === event)
