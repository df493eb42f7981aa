import { expect, test } from 'vitest'
import { CallError } from '#app/data/server/call.ts'
import { joinBlockerOf } from './invited.ts'

const refused = (status: number, message = '') =>
  joinBlockerOf(new CallError(status, message, { message, issues: [] }))

test.each([
  [404, 'This link does not work', 'none'],
  [410, 'This invitation has expired', 'none'],
  [409, 'You are in this team already', 'again'],
  [401, 'Please sign in', 'sign in'],
])('what the server answers with %i has a title, its own sentence and a way on', (status, title, way) => {
  expect(refused(status, 'Because.')).toEqual({ title, text: 'Because.', way })
})

test('no connection, and what nobody foresaw, can be tried again', () => {
  expect(joinBlockerOf(new TypeError('fetch failed'))).toMatchObject({
    title: 'You are offline',
    way: 'again',
  })
  expect(refused(500)).toEqual({
    title: 'The team could not be joined',
    text: 'Something went wrong. Please try again.',
    way: 'again',
  })
})
