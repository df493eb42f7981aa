import { describe, expect, test } from 'vitest'
import type { Email } from '#db/model/entities/email.ts'
import { leadWith } from '#tests/leadWith.ts'
import { entriesOf, everything, listed, newestFirst } from './emailList.ts'

const emailWith = (over: Partial<Email>): Email => ({
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  subject: '',
  body: '',
  tone: 'professional',
  length: 'medium',
  focus: 'benefits',
  leadId: null,
  productId: null,
  status: 'draft',
  template: false,
  writtenBy: 'person',
  sample: false,
  ...over,
})

const mia = leadWith({ id: 10, fullName: 'Mia Berg' })
const ovens = emailWith({ id: 1, subject: 'Ovens', body: 'For rye.', leadId: mia.id, status: 'sent' })
const peels = emailWith({
  id: 2,
  subject: 'peels',
  body: 'Of beech.',
  tone: 'friendly',
  createdAt: '2026-02-01T00:00:00.000Z',
})
const greeting = emailWith({
  id: 3,
  subject: 'A greeting',
  template: true,
  createdAt: '2026-01-15T00:00:00.000Z',
})

const entries = entriesOf([ovens, peels, greeting], [mia, leadWith({ id: 11, fullName: 'Nils Dahl' })], [])
const ids = (filter: Partial<typeof everything>, sort = newestFirst) =>
  listed(entries, { ...everything, ...filter }, sort).map(({ id }) => id)

describe('the list of emails', () => {
  test('begins with the newest', () => {
    expect(ids({})).toEqual([2, 3, 1])
    expect(ids({}, { by: 'createdAt', descending: false })).toEqual([1, 3, 2])
  })

  test('is searched by subject, body and lead, in any case', () => {
    expect(ids({ text: 'OVEN' })).toEqual([1])
    expect(ids({ text: ' beech ' })).toEqual([2])
    expect(ids({ text: 'mia b' })).toEqual([1])
    expect(ids({ text: 'nils' })).toEqual([])
  })

  test('shows one tone when asked to; a tone that no email has shows none', () => {
    expect(ids({ tone: 'friendly' })).toEqual([2])
    expect(ids({ tone: 'formal' })).toEqual([])
  })

  test('is of what waits to be sent alone when asked to', () => {
    expect(ids({ unsent: true })).toEqual([2])
    expect(ids({ unsent: true, writer: 7 })).toEqual([2])
    expect(ids({ unsent: true, writer: 8 })).toEqual([])
  })

  test('is ordered by subject, lead, tone or status, with the newest first among equals', () => {
    expect(ids({}, { by: 'subject', descending: false })).toEqual([3, 1, 2])
    expect(ids({}, { by: 'lead', descending: true })).toEqual([1, 2, 3])
    expect(ids({}, { by: 'tone', descending: false })).toEqual([2, 3, 1])
    expect(ids({}, { by: 'status', descending: true })).toEqual([3, 1, 2])
  })
})
