import { expect, test } from 'vitest'
import { stageOf } from './progress.ts'

const open = { approved: false, contact: '' } as const
const facts = { status: undefined, connection: 'online', leadName: undefined } as const

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
  [
    { ...open, approved: true },
    { ...facts, leadName: 'Mia Berg' },
    'approved',
    'Approved. Contact found: Mia Berg',
  ],
  [{ ...open, approved: true }, facts, 'approved', 'Approved.'],
  [{ ...open, contact: 'none' }, facts, 'no contact', 'No public contact was found.'],
  [
    { ...open, contact: 'unreachable' },
    facts,
    'no contact',
    'The site did not answer. It will be tried again.',
  ],
  [{ ...open, contact: 'none' }, { ...facts, status: 'calling' }, 'looked up', 'Looking up contacts…'],
] as const)('a suggestion that is %j, %j, is at "%s" and says %j', (suggestion, known, step, text) => {
  expect(stageOf(suggestion, known)).toEqual({ step, text })
})
