import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { deletedFrom } from './bin.ts'

const now = new Date('2026-03-31T12:00:00.000Z')
const none = { leads: [], products: [], emails: [], views: [] }

test('what was deleted within 30 days is there with who and when, the newest first', () => {
  const leads = [
    leadWith({ id: 1, fullName: 'Mia', deletedAt: '2026-03-30T10:00:00.000Z' }),
    leadWith({ id: 2, fullName: 'Old', deletedAt: '2026-02-01T10:00:00.000Z' }),
    leadWith({ id: 3, email: 'nils@x.example', deletedAt: '2026-03-31T10:00:00.000Z' }),
  ]
  expect(deletedFrom({ ...none, leads }, (id) => (id === 1 ? 'Ben' : ''), now)).toEqual([
    { id: 3, table: 'leads', name: 'nils@x.example', kind: 'Lead', at: '2026-03-31T10:00:00.000Z', by: '' },
    { id: 1, table: 'leads', name: 'Mia', kind: 'Lead', at: '2026-03-30T10:00:00.000Z', by: 'Ben' },
  ])
})

test('who asked to be erased is not in it', () => {
  const erased = leadWith({ id: 1, fullName: 'Erased', deletedAt: '2026-03-30T10:00:00.000Z' })
  expect(deletedFrom({ ...none, leads: [erased] }, () => '', now)).toEqual([])
})
