import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { stageOf } from './progress.ts'

const open = { approved: false, contact: '' } as const
const approved = { approved: true, contact: '' } as const
const now = new Date('2026-03-04T08:00:00')
const facts = { status: undefined, connection: 'online', lead: undefined, now } as const
const pending = { ...facts, lead: leadWith({ email: '', suggestionId: 1, contact: 'pending' }) } as const
const withLead = (lead: Parameters<typeof leadWith>[0]) => ({
  ...facts,
  lead: leadWith({ fullName: '', email: '', phoneNumber: '', suggestionId: 1, ...lead }),
})
const later = new Date('2026-03-04T14:30:00').toISOString()

test.each([
  [open, facts, 'open', ''],
  [open, { ...facts, status: 'queued' }, 'looked up', 'Looking up contacts…'],
  [open, { ...facts, status: 'calling', connection: 'offline' }, 'looked up', 'Looking up contacts…'],
  [
    open,
    { ...facts, status: 'queued', connection: 'offline' },
    'waits',
    'Will be approved when you are back online',
  ],
  [approved, { ...pending, status: 'calling' }, 'looked up', 'Approved. Looking up contacts…'],
  [
    approved,
    { ...pending, status: 'queued', connection: 'offline' },
    'waits',
    'Approved. Its contact is looked up when you are back online',
  ],
  [approved, withLead({ contact: 'pending' }), 'approved', 'Approved. Contact pending'],
  [
    approved,
    withLead({ contact: 'unreachable', contactDueAt: later }),
    'approved',
    'Approved. The site did not answer. It is tried again today at 2:30 PM',
  ],
  [approved, withLead({ contact: 'none' }), 'approved', 'Approved. No public contact was found'],
  [
    approved,
    withLead({ contact: 'new', fullName: 'Mia Berg', email: 'mia@x.example' }),
    'approved',
    'Approved. Contact found: Mia Berg',
  ],
  [approved, facts, 'approved', 'Approved.'],
  [{ ...open, contact: 'none' }, facts, 'no contact', 'No public contact was found.'],
  [{ ...open, contact: 'unreachable' }, facts, 'no contact', 'The site did not answer.'],
  [{ ...open, contact: 'none' }, { ...facts, status: 'calling' }, 'looked up', 'Looking up contacts…'],
] as const)('a suggestion that is %j, %j, is at "%s" and says %j', (suggestion, known, step, text) => {
  expect(stageOf(suggestion, known)).toEqual({ step, text })
})
