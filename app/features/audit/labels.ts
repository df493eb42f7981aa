import type { AuditEntry, AuditEvent, AuditKind } from '#db/model/audit.ts'

export const kindLabels: Record<AuditKind, string> = {
  signIns: 'Sign-ins',
  accounts: 'Accounts and keys',
  people: 'People and invitations',
  team: 'The team',
  data: 'Downloads and erasing',
}

type Label = (of: { whom: string; detail: AuditEntry['detail'] }) => string

/** What was done, as a phrase that follows the person's name. */
const labels: Record<AuditEvent, Label> = {
  'account.registered': () => 'registered',
  'account.passwordChanged': () => 'changed the password',
  'account.passwordReset': ({ whom }) => `Password of ${whom} set anew by a one-time link`,
  'account.resetLinkMade': ({ whom }) => `One-time link for the password of ${whom} made on the server`,
  'account.usernameChanged': () => 'changed the username',
  'account.emailChanged': () => 'changed the email address',
  'account.factorAdded': () => 'added a second factor',
  'account.factorRemoved': () => 'removed a second factor',
  'account.recoveryCodesMade': () => 'made new recovery codes',
  'account.recoveryCodeUsed': () => 'used a recovery code',
  'account.downloaded': () => 'downloaded the account’s data',
  'account.deleted': () => 'deleted the account',
  'account.restored': () => 'took the account back',
  'account.purged': ({ whom }) => `Account of ${whom} removed for good`,
  'session.started': () => 'signed in',
  'session.refused': ({ whom, detail }) =>
    `Wrong ${detail.step === 'second' ? 'second step' : 'password'} for ${whom}`,
  'session.ended': () => 'signed out a device',
  'team.created': () => 'made the team',
  'team.edited': () => 'edited the team',
  'team.deleted': () => 'deleted the team',
  'team.restored': () => 'restored the team',
  'team.purged': () => 'Team removed for good',
  'team.linkRenewed': () => 'renewed the invitation link',
  'team.linkSwitchedOff': () => 'switched the invitation link off',
  'team.factorRequired': ({ detail }) =>
    `${detail.required === false ? 'no longer requires' : 'requires'} a second factor${detail.of === 'leaders' ? ' of its owner and admins' : ''}`,
  'team.ownerChanged': ({ whom }) => `handed the team over to ${whom}`,
  'team.downloaded': () => 'downloaded all of the team’s data',
  'team.auditExported': () => 'exported the audit log',
  'member.invited': ({ detail }) => `invited somebody as ${detail.role}`,
  'member.invitationRevoked': () => 'revoked an invitation',
  'member.invitationRenewed': () => 'renewed an invitation',
  'member.joined': ({ detail }) => `joined as ${detail.role}, by ${detail.by}`,
  'member.roleChanged': ({ whom, detail }) => `made ${whom} ${detail.to}`,
  'member.removed': ({ whom }) => `removed ${whom}`,
  'member.left': () => 'left the team',
  'lead.erased': () => 'erased a person’s data',
  'key.saved': () => 'saved a key',
  'key.removed': () => 'removed a key',
}

const isKnown = (event: string): event is AuditEvent => Object.hasOwn(labels, event)

/**
 * An audit entry for display.
 * @param names by user id
 * @param me the id of the person who reads
 */
export function described(
  { event, userId, subject, detail }: AuditEntry,
  names: Readonly<Record<string, string>>,
  me: number,
): { who: string; what: string } {
  const nameOf = (id: string) => (id === String(me) ? 'you' : (names[id] ?? 'somebody'))
  const who = userId === me ? 'You' : (names[String(userId)] ?? '')
  // A newer server may send unknown events.
  const what = isKnown(event) ? labels[event]({ whom: nameOf(subject), detail }) : event
  return { who, what }
}
