import { expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { changeFailed } from './failure.ts'

test('a refusal is told in its own sentence', () => {
  const refused = new Refused('invalid', 'A lead needs an email or a phone number.')
  expect(changeFailed('Error', 'Please try again.')(refused)).toEqual({
    title: 'Error',
    text: 'A lead needs an email or a phone number.',
    tone: 'error',
  })
})

test('anything else is told in the sentence of the screen', () => {
  expect(changeFailed('Error', 'Please try again.')(new Error('QuotaExceededError')).text).toBe(
    'Please try again.',
  )
})
