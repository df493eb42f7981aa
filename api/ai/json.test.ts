import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readJson } from './json.ts'

const Answer = v.object({ a: v.number() })
/** For input that would take seconds if each beginning were parsed to the end. */
const AT_MOST_MS = 500

test('an object in prose is found, and none is looked for without end in what only opens them', () => {
  expect(readJson('Here it is: {"a": 1}. Good luck!', Answer)).toEqual({ value: { a: 1 } })
  const began = performance.now()
  expect(readJson('{'.repeat(2 * 1024 * 1024), Answer)).toEqual({ complaint: 'It is not JSON.' })
  expect(performance.now() - began).toBeLessThan(AT_MOST_MS)
})
