import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWikidata, type Wikidata } from '#api/companies/wikidata/wikidata.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import type { Fault } from '#tests/fakes/fault.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { type FakeWikidata, openWikidata } from '#tests/fakes/wikidata.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { openServed, type Served, seller } from './served.ts'

let town: Town<'Anna'>
let web: Web
let service: FakeWikidata
let http: HttpClient
let server: Served
/** Each test has its own, with an empty cache. */
let wikidata: Wikidata
beforeAll(async () => {
  town = await openTown('Breadford', { Anna: '<a href="mailto:info@anna-bakes.com">mail</a>' })
  web = await openWeb({ 'grand-bakery.test': '<a href="mailto:office@grand-bakery.test">Write</a>' })
  service = await openWikidata([
    {
      item: 'Q900000001',
      name: 'Grand Bakery',
      kinds: ['bakery'],
      country: 'NL',
      employees: 900,
      website: web.website('grand-bakery.test'),
      seat: ['Breadford'],
    },
  ])
  http = createHttpClient({ allow: service.allow })
  server = await openServed({
    config: { companyDirectory: town.companyDirectory },
    change: ({ outbound }) => ({
      outbound: {
        ...outbound,
        ...web.outbound,
        wikidata: { companies: (wanted, signal) => wikidata.companies(wanted, signal) },
      },
    }),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await http.close()
  for (const one of [service, web]) await one[Symbol.asyncDispose]()
  await town.close()
})

const bakeries = { ...ovenProduct, company_size: 'Large' }
const grand = { companyName: 'Grand Bakery', source: 'wikidata' }
const byDirectory = 'Only 1 company fits this product well, by the company directory.'

async function rep({ timeoutMs = 20_000 } = {}) {
  wikidata = createWikidata(http, { url: service.url, contact: 'https://rove.example', timeoutMs })
  service.asked.length = 0
  return seller(server, bakeries)
}

test('asked for by name, it gives larger companies of the industry, and from where', async () => {
  const ana = await rep()
  expect((await ana.ask('GET', '/api/sources')).body.names).toContain('wikidata')
  const { status, body } = await ana.suggest({ source: 'wikidata', location: 'Breadford, NL' })
  expect([status, body.message]).toEqual([200, 'Only 1 company fits this product well, by Wikidata.'])
  expect(await ana.suggestions()).toMatchObject([
    {
      ...grand,
      website: web.website('grand-bakery.test'),
      companySize: 'Large',
      city: 'Breadford',
      country: 'NL',
      sourceUrl: 'https://www.wikidata.org/wiki/Q900000001',
      domain: 'verified',
    },
  ])
  expect((await ana.approve(...(await ana.suggestions()))).body).toMatchObject({ leadsCreated: 1 })
})

test('where the directory has too few, its companies come beside them', async () => {
  const ana = await rep()
  expect((await ana.suggest({ location: 'Breadford, NL' })).body.message).toBe(
    'Found 2 companies in the company directory and Wikidata.',
  )
  expect((await ana.suggestions()).map(({ source }) => source).toSorted()).toEqual(['directory', 'wikidata'])
})

test.each([
  ['there are enough', { count: 1, location: 'Breadford' }],
  ['only the directory is meant', { source: 'directory', location: undefined }],
  ['small ones are meant', { companySize: 'Small' }],
])('where %s, it is not asked', async (_why, args) => {
  const ana = await rep()
  await ana.suggest(args)
  expect(service.asked).toEqual([])
})

const late = 'hang'
test.each<[Fault, string]>([
  [{ status: 429 }, 'Wikidata is busy'],
  [{ status: 500, body: 'java.util.concurrent.TimeoutException' }, 'Wikidata could not be reached'],
  [late, 'Wikidata could not be reached'],
  ['cut', 'Wikidata could not be reached'],
  ['malformed', 'Wikidata gave an answer that could not be used'],
])('%j leaves what the directory found, and a note', async (fault, why) => {
  const ana = await rep({ timeoutMs: fault === late ? 100 : 20_000 })
  service.next(fault)
  const { status, body } = await ana.suggest({ location: 'Breadford, NL' })
  expect([status, body.message]).toEqual([
    200,
    `${byDirectory} ${why}, so its larger companies are missing here.`,
  ])
  expect(await ana.suggestions()).toMatchObject([{ companyName: 'Anna', source: 'directory' }])
  expect(service.asked).toHaveLength(1)
})

test('asked for by name alone, a failure is told', async () => {
  const ana = await rep()
  service.next({ status: 429 })
  const { status, body } = await ana.suggest({ source: 'wikidata', location: undefined })
  expect([status, body.message]).toEqual([502, 'Wikidata is busy. Please try again in a minute.'])
  expect(await ana.suggestions()).toEqual([])
})
