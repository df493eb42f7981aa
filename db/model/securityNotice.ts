import * as v from 'valibot'
import type { AuditEvent } from './audit.ts'
import { IsoDate } from './schema.ts'

/** What a person's other devices are told of, as nothing else would tell them that it was not them. */
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

/** Something done in a person's name, on another of their devices. */
export const SecurityNotice = v.object({
  id: v.number(),
  at: IsoDate,
  event: v.picklist(told),
  /** Such as "Chrome on Android"; '' where that was not kept. */
  device: v.string(),
})
export type SecurityNotice = v.InferOutput<typeof SecurityNotice>

export const noticeEvents = SecurityNotice.entries.event.options

/** Whether the person's other devices are told of an event. */
export const isTold = (event: AuditEvent): boolean => noticeEvents.some((each) => each === event)
