import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ServiceError } from '#api/net/errors.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import type { Fault } from '#tests/fakes/fault.ts'
import { type FakeWikidata, openWikidata } from '#tests/fakes/wikidata.ts'
import { createWikidata } from './wikidata.ts'

let service: FakeWikidata
let http: HttpClient
let now = 0
beforeAll(async () => {
  service = await openWikidata()
  http = createHttpClient({ allow: service.allow })
})
afterEach(() => {
  service.things.length = 0
  service.asked.length = 0
})
afterAll(async () => {
  await http.close()
  await service[Symbol.asyncDispose]()
})

const opened = ({ timeoutMs = 20_000 } = {}) =>
  createWikidata(http, { url: service.url, contact: 'https://rove.example', now: () => now, timeoutMs })
const signal = new AbortController().signal
const hauliers = { kinds: ['logistics'], countries: ['NL'], places: [] }
const koelvlot = {
  item: 'Q900000001',
  name: 'Koelvlot Holding',
  kinds: ['logistics'],
  country: 'NL',
  employees: 1234,
  website: 'https://koelvlot.example',
  description: 'haulier',
  seat: ['Rotterdam', 'South Holland'],
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ServiceError ? error.code : error),
  )

test('companies come with what Wikidata says of them', async () => {
  service.things.push(
    koelvlot,
    { ...koelvlot, item: 'Q900000002', name: 'Abroad', country: 'BE' },
    { ...koelvlot, item: 'Q900000003', name: 'Q900000003' },
    { ...koelvlot, item: 'Q900000004', name: 'Elsewhere', seat: ['Utrecht'] },
  )
  expect(await opened().companies({ ...hauliers, places: ['South Holland'] }, signal)).toEqual([
    {
      page: 'https://www.wikidata.org/wiki/Q900000001',
      name: 'Koelvlot Holding',
      kind: 'logistics',
      description: 'haulier',
      website: 'https://koelvlot.example',
      employees: '1234',
      city: 'Rotterdam',
      country: 'NL',
      phone: '',
      email: '',
    },
  ])
  const [{ query, userAgent } = { query: '', userAgent: '' }] = service.asked
  expect(userAgent).toMatch(/^Rove\/[\d.]+ \(field sales app; https:\/\/rove\.example\)$/)
  expect(query).toMatch(/LIMIT 100\b/)
})

test('what a person wrote stays a text, whatever it holds', async () => {
  service.things.push({ ...koelvlot, kinds: ['a "b" \\ c'] })
  const found = await opened().companies({ ...hauliers, kinds: ['a "b" \\ c', 'x" } #\n'] }, signal)
  expect(found).toHaveLength(1)
})

test('the same question is not asked again within a day, and no two at once', async () => {
  const wikidata = opened()
  const release = service.hold()
  const arrived = service.arrival()
  const answers = [hauliers, hauliers, { ...hauliers, kinds: ['brewery'] }].map((wanted) =>
    wikidata.companies(wanted, signal),
  )
  await arrived
  release()
  await Promise.all(answers)
  expect(service.asked.map(({ together }) => together)).toEqual([1, 1])
  now += 25 * 60 * 60 * 1000
  await wikidata.companies(hauliers, signal)
  expect(service.asked).toHaveLength(3)
})

test.each<[Fault, string]>([
  [{ status: 500, body: 'java.util.concurrent.TimeoutException' }, 'unavailable'],
  [{ status: 403 }, 'unavailable'],
  [{ status: 400 }, 'malformed'],
  ['html', 'malformed'],
  ['malformed', 'malformed'],
  ['endless', 'malformed'],
  ['cut', 'unavailable'],
  ['hang', 'unavailable'],
])('%j is told for what it is, and the next question is asked', async (fault, code) => {
  const wikidata = opened({ timeoutMs: fault === 'hang' ? 1000 : 20_000 })
  service.next(fault)
  expect(await failureOf(wikidata.companies(hauliers, signal))).toBe(code)
  if (fault === 'hang') return
  expect(await failureOf(wikidata.companies(hauliers, signal))).toBe('an answer')
})

test.each([
  [{ status: 429 }, 60],
  [{ status: 429, headers: { 'retry-after': '120' } }, 120],
  [{ status: 503, headers: { 'retry-after': '30' } }, 30],
])('after %j nothing is asked for %d seconds', async (fault, seconds) => {
  const wikidata = opened()
  service.next(fault)
  await failureOf(wikidata.companies(hauliers, signal))
  now += seconds * 1000 - 1
  expect(await failureOf(wikidata.companies({ ...hauliers, kinds: ['brewery'] }, signal))).toBe(
    'rate-limited',
  )
  expect(service.asked).toHaveLength(1)
  now += 1
  expect(await failureOf(wikidata.companies(hauliers, signal))).toBe('an answer')
})

test('who lets go hears of it at once', async () => {
  const release = service.hold()
  const end = new AbortController()
  const arrived = service.arrival()
  const answer = opened().companies(hauliers, end.signal)
  await arrived
  end.abort(new Error('Cancelled'))
  await expect(answer).rejects.toThrow('Cancelled')
  release()
})
