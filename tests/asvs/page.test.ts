import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isThere } from '#tests/namedTests.ts'
import { asvsPage, pageOf, parts } from './page.ts'

const all = parts.flatMap(({ requirements }) => requirements)
const named = all.flatMap(({ id, tests }) => tests.map((each) => ({ id, each })))

test('docs/asvs.md is what the table of requirements says: npm run asvs', () => {
  expect(readFileSync(asvsPage, 'utf8')).toBe(pageOf(parts))
})

test('every test that the table names is there', () => {
  const missing = named.filter(({ each }) => !isThere(each)).map(({ id, each }) => [id, ...each].join(' › '))
  expect(missing).toEqual([])
})

test('a test that is not there would be noticed', () => {
  const file = 'tests/asvs/page.test.ts'
  expect(isThere([file, 'every test that the table names is there'])).toBe(true)
  expect(isThere([file, 'every test that the table names is here'])).toBe(false)
  expect(isThere(['tests/asvs/nowhere.test.ts', 'every test that the table names is there'])).toBe(false)
})

test('what is met names a test; what is not, in part or not applicable says why', () => {
  expect(all.filter(({ state, tests }) => state === 'met' && tests.length === 0).map(({ id }) => id)).toEqual(
    [],
  )
  const unsaid = all.filter(({ state, reason }) => state !== 'met' && reason.length < 10)
  expect(unsaid.map(({ id }) => id)).toEqual([])
})

test('each requirement of levels 1 and 2 stands there once', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    [1, 2].map((level) => parts.filter((part) => part.level === level).flatMap((p) => p.requirements).length),
  ).toEqual([128, 131])
})
