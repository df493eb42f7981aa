import { expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { failureOf } from './failure.ts'

test('a refusal is told in its own sentence', () => {
  const refused = new Refused('invalid', 'A lead needs an email or a phone number.')
  expect(failureOf(refused, 'Error', 'Please try again.')).toEqual({
    title: 'Error',
    text: 'A lead needs an email or a phone number.',
    tone: 'error',
  })
})

test('anything else is told in the sentence of the screen', () => {
  expect(failureOf(new Error('QuotaExceededError'), 'Error', 'Please try again.').text).toBe(
    'Please try again.',
  )
})
