import { expect, test } from 'vitest'
import { PermanentError } from '#api/jobs/failure.ts'
import { modelError } from '#api/net/modelErrors.ts'
import { whyNotWritten } from './writer.ts'

test('an email that could not be written says what can be done about it', () => {
  expect(whyNotWritten(modelError('unauthorized', 'answered 401.'))).toBe(
    'OpenAI API key required. Please add a valid API key in settings.',
  )
  expect(whyNotWritten(modelError('rate-limited', 'answered 429.'))).toBe(
    'Failed to connect to the AI service. Please try again later.',
  )
})

test('what is no failure of a service or of the work itself has no sentence', () => {
  expect(whyNotWritten(new Error('secret'))).toBeUndefined()
  expect(whyNotWritten(new PermanentError('This lead no longer exists.'))).toBe('This lead no longer exists.')
})
