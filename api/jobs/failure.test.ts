import { expect, test } from 'vitest'
import { ServiceFailed } from '#api/outside/failures.ts'
import { AI_SERVICE, modelFailed } from '#api/outside/model-failures.ts'
import { Failed } from './failed.ts'
import { sentenceFor, whyNotFound, whyNotWritten } from './failure.ts'

test.each([
  [AI_SERVICE, 'key', 'Please verify your OpenAI API key and try again.'],
  [AI_SERVICE, 'pacing', 'The AI service is busy. Please try again in a minute.'],
  ['OpenStreetMap', 'pacing', 'OpenStreetMap is busy. Please try again in a minute.'],
  ['Hunter', 'key', 'Please verify your Hunter API key and try again.'],
] as const)('where %s fails for %s, the person reads: %s', (service, code, sentence) => {
  expect(sentenceFor(new ServiceFailed(service, code, 'not for the person'))).toBe(sentence)
})

test('an email that could not be written says so as SPEC.md does', () => {
  expect(whyNotWritten(modelFailed('key', 'answered 401.'))).toBe(
    'OpenAI API key required. Please add a valid API key in settings.',
  )
  expect(whyNotWritten(modelFailed('pacing', 'answered 429.'))).toBe(
    'Failed to connect to the AI service. Please try again later.',
  )
})

test('what is no failure of a service or of the work itself has no sentence', () => {
  for (const sentenceOf of [whyNotWritten, whyNotFound]) {
    expect(sentenceOf(new Error('secret'))).toBeUndefined()
    expect(sentenceOf(new Failed('This lead no longer exists.'))).toBe('This lead no longer exists.')
  }
})
