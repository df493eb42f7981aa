import { expect, test } from 'vitest'
import type { Email } from '#db/model/entities/email.ts'
import { wordsToOthers } from './wordsToOthers.ts'

const email = (id: number, over: Partial<Email> = {}): Email => ({
  id,
  teamId: 2,
  version: 1,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  createdBy: 7,
  deletedAt: null,
  subject: `Subject ${id}`,
  body: `Body ${id}`,
  tone: 'professional',
  length: 'brief',
  focus: 'benefits',
  leadId: id,
  productId: null,
  status: 'draft',
  template: false,
  writtenBy: 'parts',
  sample: false,
  ...over,
})

test('a letter is compared with the team’s letters to others, the newest first, and with no template', () => {
  const emails = [email(1), email(2), email(3, { template: true }), email(4)]
  expect(wordsToOthers(emails, 2)).toEqual([
    { subject: 'Subject 4', body: 'Body 4' },
    { subject: 'Subject 1', body: 'Body 1' },
  ])
})
