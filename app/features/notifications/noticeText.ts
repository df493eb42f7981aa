import type { SecurityNotice } from '#db/model/securityNotice.ts'

const done: Record<SecurityNotice['event'], string> = {
  'session.started': 'You signed in',
  'account.usernameChanged': 'Your username was changed',
  'account.emailChanged': 'The email address of your account was changed',
  'account.factorAdded': 'A second factor was added to your account',
  'account.factorRemoved': 'A second factor was removed from your account',
  'account.recoveryCodesMade': 'New recovery codes were made for your account',
  'account.downloaded': 'All your data was downloaded',
  'team.downloaded': 'All data of a team was downloaded',
  'team.auditExported': 'The audit log of a team was exported',
  'lead.erased': 'A person’s data was erased from a team',
}

/** An action in the person's name on another of their devices, in a sentence. */
export const noticeText = ({ event, device }: SecurityNotice): string =>
  `${done[event]}${event === 'session.started' ? ' with a new device' : ''}${device ? `: ${device}` : ''}`
