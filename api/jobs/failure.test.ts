import { expect, test } from 'vitest'
import { ServiceError } from '#api/net/errors.ts'
import { AI_SERVICE } from '#api/net/modelErrors.ts'
import { PermanentError, sentenceFor, whyNotFound } from './failure.ts'

test.each([
  [AI_SERVICE, 'unauthorized', 'Please verify your OpenAI API key and try again.'],
  [AI_SERVICE, 'rate-limited', 'The AI service is busy. Please try again in a minute.'],
  ['OpenStreetMap', 'rate-limited', 'OpenStreetMap is busy. Please try again in a minute.'],
  ['Hunter', 'unauthorized', 'Please verify your Hunter API key and try again.'],
] as const)('where %s fails for %s, the person reads: %s', (service, code, sentence) => {
  expect(sentenceFor(new ServiceError(service, code, 'not for the person'))).toBe(sentence)
})

test('what is no failure of a service or of the job itself has no sentence', () => {
  expect(whyNotFound(new Error('secret'))).toBeUndefined()
  expect(whyNotFound(new PermanentError('This lead no longer exists.'))).toBe('This lead no longer exists.')
})
