import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email } from './email.ts'
import { Lead } from './lead.ts'
import { Product } from './product.ts'
import type { AnyRow } from './registry.ts'
import { mutationNamed } from './registry.ts'
import { sampleCounts } from './sample.ts'
import { Suggestion } from './suggestion.ts'

const ctx = { at: '2026-01-01T00:00:00.000Z', userId: 7, teamId: 8 }
const made = (name: string, n: number): AnyRow =>
  mutationNamed(name).run(undefined, { id: 100 + n, fields: { n, productId: 5, leadId: 6 } }, ctx)
const all = (name: string, count: number) => Array.from({ length: count }, (_, n) => made(name, n))

const rows = [
  { schema: Product, made: [made('sample.product', 0)] },
  { schema: Suggestion, made: all('sample.suggestion', sampleCounts.suggestions) },
  { schema: Lead, made: all('sample.lead', sampleCounts.leads) },
  { schema: Email, made: all('sample.email', sampleCounts.emails) },
]

test('every sample is a whole row, marked as a sample', () => {
  for (const { schema, made } of rows) {
    for (const row of made) expect(v.parse(schema, row)).toEqual({ ...row, sample: true, teamId: 8 })
  }
})

test('every address in the samples is on a domain that is reserved for examples, every number for fiction', () => {
  const text = JSON.stringify(rows.map(({ made }) => made))
  const hosts = [...text.matchAll(/(?:@|https?:\/\/)([\w.-]+)/g)].map(([, host]) => host)
  expect(hosts.length).toBeGreaterThan(5)
  expect(hosts.filter((host) => !host?.endsWith('.example'))).toEqual([])
  const numbers = [...text.matchAll(/\+[\d ]{8,}/g)].map(([number]) => number.trim())
  expect(numbers.filter((number) => !/^\+1 202 555 01\d\d$/.test(number))).toEqual([])
})

test('a sample that is not in the list can’t be made', () => {
  for (const name of ['sample.lead', 'sample.suggestion', 'sample.email']) {
    expect(() => made(name, 99)).toThrow('There is no such sample.')
  }
})
