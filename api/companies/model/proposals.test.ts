import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import { createModel } from '#api/net/model.ts'
import { dataOf, type FakeModel, startModel } from '#tests/fakes/model.ts'
import { liftSensor as product } from '#tests/products.ts'
import type { OwnSite } from './ownSite.ts'
import { ownDomain, proposeCompanies } from './proposals.ts'

let fake: FakeModel
let http: HttpClient
beforeAll(async () => {
  fake = await startModel()
  http = createHttpClient({ allow: fake.allow })
})
afterAll(async () => {
  await http.close()
  await fake[Symbol.asyncDispose]()
})

const sites: Record<string, Awaited<ReturnType<OwnSite>>> = {
  'no-such-lifts.com': 'missing',
  'otis.com': 'does not answer',
  'schindler.com': 'does not name it',
}

const propose = ({ known = new Set<string>(), count = 10 } = {}) =>
  proposeCompanies({
    model: createModel(http, { timeoutMs: 5000 }),
    access: fake.access('proposes'),
    product,
    wishes: { keywords: '', companySize: '', location: 'Europe' },
    known,
    count,
    ownSite: async (domain) => sites[domain] ?? 'names it',
    signal: new AbortController().signal,
  })

test('companies that a model names come first where their own site names them, and say it where it does not', async () => {
  const found = await propose()
  expect(found.map(({ name, website, domain, doubt }) => [name, website, domain, doubt])).toEqual([
    ['KONE', 'https://kone.com/', 'verified', ''],
    ['TK Elevator', 'https://tkelevator.com/', 'verified', ''],
    ['Schindler', 'https://schindler.com/', 'unverified', 'Not verified: its website does not name it.'],
    ['Otis', 'https://otis.com/', 'unverified', 'Not verified: its website did not answer.'],
  ])
})

test('what a model says of them is what can be shown, and never how to reach them', async () => {
  const [kone, tke, schindler, otis] = await propose()
  expect(kone).toEqual({
    name: 'KONE',
    website: 'https://kone.com/',
    industry: 'Lifts',
    size: '',
    city: 'Espoo',
    country: 'FI',
    description: '',
    tags: [],
    asOf: '',
    source: 'model',
    sourceUrl: '',
    email: '',
    phoneNumber: '',
    address: '',
    latitude: null,
    longitude: null,
    domain: 'verified',
    why: 'It maintains many lifts.',
    doubt: '',
  })
  expect(schindler).toMatchObject({ country: 'CH', why: 'It sells lifts.' })
  expect(otis?.why).toBe('')
  expect(tke).toMatchObject({ industry: '', city: 'Düsseldorf', why: '' })
})

test('known companies are not proposed again, nor more than are wanted', async () => {
  const found = await propose({ known: new Set(['www.kone.com', 'tkelevator.com']), count: 1 })
  expect(found.map(({ name }) => name)).toEqual(['Schindler'])
})

test('the model is told the product, what is wished for and what is known', async () => {
  await propose({ known: new Set(['kone.com']), count: 3 })
  const [request] = fake.asked('proposes').slice(-1)
  expect(dataOf(request!)).toMatchObject({
    product: { name: 'Lift Sensor' },
    wishes: { location: 'Europe', keywords: '' },
    wanted: 6,
    known: ['kone.com'],
  })
})

test.each([
  ['https://www.kone.com/en?x=1#y', 'kone.com'],
  ['KONE.com', 'kone.com'],
  ['https://müller.de', 'xn--mller-kva.de'],
  ['https://shop.acme.co.uk:8443/', 'shop.acme.co.uk'],
  ['https://user:secret@kone.com', undefined],
  ['ftp://kone.com', undefined],
  ['javascript:alert(1)', undefined],
  ['kone', undefined],
  ['http://10.0.0.1', undefined],
  ['http://[::1]/', undefined],
  ['https://example.com', undefined],
  ['https://www.acme.example', undefined],
  ['https://printer.local', undefined],
  ['https://de.linkedin.com/company/kone', undefined],
  ['KONE Oyj, Espoo', undefined],
  ['', undefined],
])('%s is the website of %s', (website, domain) => {
  expect(ownDomain(website)).toBe(domain)
})
