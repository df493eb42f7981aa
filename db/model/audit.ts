import * as v from 'valibot'
import { IsoDate } from './schema.ts'

/** The kinds of events by which the audit log can be filtered. */
export const auditKinds = ['signIns', 'accounts', 'people', 'team', 'data'] as const
export type AuditKind = (typeof auditKinds)[number]

const kindOf = {
  'account.registered': 'accounts',
  'account.passwordChanged': 'accounts',
  'account.passwordReset': 'accounts',
  'account.resetLinkMade': 'accounts',
  'account.usernameChanged': 'accounts',
  'account.emailChanged': 'accounts',
  'account.factorAdded': 'accounts',
  'account.factorRemoved': 'accounts',
  'account.recoveryCodesMade': 'accounts',
  'account.recoveryCodeUsed': 'accounts',
  'account.downloaded': 'accounts',
  'account.deleted': 'accounts',
  'account.restored': 'accounts',
  'account.purged': 'accounts',
  'session.started': 'signIns',
  'session.refused': 'signIns',
  'session.ended': 'signIns',
  'team.created': 'team',
  'team.edited': 'team',
  'team.deleted': 'team',
  'team.restored': 'team',
  'team.purged': 'team',
  'team.linkRenewed': 'people',
  'team.linkSwitchedOff': 'people',
  'team.factorRequired': 'team',
  'team.ownerChanged': 'people',
  'team.downloaded': 'data',
  'team.auditExported': 'data',
  'member.invited': 'people',
  'member.invitationRevoked': 'people',
  'member.invitationRenewed': 'people',
  'member.joined': 'people',
  'member.roleChanged': 'people',
  'member.removed': 'people',
  'member.left': 'people',
  'lead.erased': 'data',
  'key.saved': 'accounts',
  'key.removed': 'accounts',
} as const satisfies Record<string, AuditKind>

/** An event that the audit log records. */
export type AuditEvent = keyof typeof kindOf

/** The events of a kind; all events if the kind is undefined. */
export const eventsOf = (kind: AuditKind | undefined): AuditEvent[] =>
  auditEvents.filter((event) => kind === undefined || kindOf[event] === kind)

const isEvent = (name: string): name is AuditEvent => Object.hasOwn(kindOf, name)
const auditEvents = Object.keys(kindOf).filter(isEvent)

/** One entry of a team's audit log. */
export const AuditEntry = v.object({
  id: v.number(),
  at: IsoDate,
  /** The event; a newer server may send events that this version does not know. */
  event: v.string(),
  /** The person who did it; null if nobody was signed in. */
  userId: v.nullable(v.number()),
  /** The network address of the client; '' if it was not stored. */
  address: v.string(),
  /** The id of the person or thing concerned. */
  subject: v.string(),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** A page of a team's audit log, newest first. */
export const AuditPage = v.object({
  entries: v.array(AuditEntry),
  /** The names of the people in the entries, by user id; without their email addresses. */
  names: v.record(v.string(), v.string()),
  more: v.boolean(),
})
export type AuditPage = v.InferOutput<typeof AuditPage>
