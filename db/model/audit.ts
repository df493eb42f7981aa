import * as v from 'valibot'
import { IsoDate } from './schema.ts'

/** The kinds of acts that the audit log is filtered by. */
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

/** What is kept in the audit log. */
export type AuditEvent = keyof typeof kindOf

/** The events of a kind; of all kinds without one. */
export const eventsOf = (kind: AuditKind | undefined): AuditEvent[] =>
  auditEvents.filter((event) => kind === undefined || kindOf[event] === kind)

const isEvent = (name: string): name is AuditEvent => Object.hasOwn(kindOf, name)
const auditEvents = Object.keys(kindOf).filter(isEvent)

/** One line of a team's audit log. */
export const AuditEntry = v.object({
  id: v.number(),
  at: IsoDate,
  /** An event; a newer server may know more of them. */
  event: v.string(),
  /** Who did it; null where nobody was signed in. */
  userId: v.nullable(v.number()),
  /** The address of the network that it came from; '' where that was not kept. */
  address: v.string(),
  /** Whom or what it was done to, by id. */
  subject: v.string(),
  detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** A part of a team's audit log, the newest first. */
export const AuditPage = v.object({
  entries: v.array(AuditEntry),
  /** What those are called who are in it, by user id; no address of theirs is. */
  names: v.record(v.string(), v.string()),
  more: v.boolean(),
})
export type AuditPage = v.InferOutput<typeof AuditPage>
