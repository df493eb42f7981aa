import { expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { emailMutations } from './email.ts'

const ctx = { at: '2026-03-04T09:00:00.000Z', userId: 7, teamId: 2 }
const draft = emailMutations['email.create'].run(
  undefined,
  { id: 1, fields: { subject: 'Hello', body: 'Shall we talk?' } },
  ctx,
)

test('an email that was handed over counts as sent, however often it is said', () => {
  const sent = emailMutations['email.send'].run(draft, { id: 1 }, ctx)
  expect(sent).toEqual({ ...draft, status: 'sent' })
  expect(emailMutations['email.send'].run(sent, { id: 1 }, ctx)).toEqual(sent)
})

test('an email that is not there cannot be sent', () => {
  expect(() => emailMutations['email.send'].run(undefined, { id: 1 }, ctx)).toThrow(Refused)
})
