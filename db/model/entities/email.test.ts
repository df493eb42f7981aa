import { expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { email } from './email.ts'

const ctx = { at: '2026-03-04T09:00:00.000Z', userId: 7, teamId: 2 }
const draft = email.mutations['email.create'].run(
  undefined,
  { id: 1, fields: { subject: 'Hello', body: 'Shall we talk?' } },
  ctx,
)

test('an email that was handed over counts as sent, however often it is said', () => {
  const sent = email.mutations['email.send'].run(draft, { id: 1 }, ctx)
  expect(sent).toEqual({ ...draft, status: 'sent' })
  expect(email.mutations['email.send'].run(sent, { id: 1 }, ctx)).toEqual(sent)
})

test('an email of which the author takes back that it was sent is a draft again', () => {
  const sent = email.mutations['email.send'].run(draft, { id: 1 }, ctx)
  expect(email.mutations['email.unsend'].run(sent, { id: 1 }, ctx)).toEqual(draft)
  expect(email.mutations['email.unsend'].run(draft, { id: 1 }, ctx)).toEqual(draft)
})

test('an email that is not there cannot be sent', () => {
  expect(() => email.mutations['email.send'].run(undefined, { id: 1 }, ctx)).toThrow(Refused)
})
