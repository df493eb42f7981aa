import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHunter } from '#api/contacts/hunter/hunter.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import { type FakeHunter, openHunter } from '#tests/fakes/hunter.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { openServed, type Served, seller } from './served.ts'

const KEY = 'the-servers-hunter-key'
const OWN_KEY = 'a-reps-own-hunter-key'
const mail = (address: string) => `<a href="mailto:${address}">Write</a>`
const person = (value: string, more: object = {}) => ({
  value,
  type: 'personal',
  confidence: 94,
  first_name: 'Ada',
  last_name: 'Byron',
  position: 'Head of Purchasing',
  linkedin: 'https://www.linkedin.com/in/ada-byron',
  phone_number: '+49 30 2312510',
  verification: { date: '2026-04-01', status: 'valid' },
  sources: [{ domain: 'anna.test', uri: 'https://anna.test/team', still_on_page: true }],
  ...more,
})
const desk = (value: string) => ({ value, type: 'generic', confidence: 80, verification: null, sources: [] })
const cleo = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Person',
  name: 'Cleo Sand',
  jobTitle: 'Baker',
  email: 'cleo@cleo.test',
  telephone: '+49 30 7654321',
  address: 'Markt 1, Breadford',
})}</script>`
const others = ['dora', 'emil', 'fritz', 'gesa', 'hanna', 'ida'].map((name) => `${name}.test`)

let hunter: FakeHunter
let web: Web
let http: HttpClient
let server: Served
beforeAll(async () => {
  web = await openWeb(
    {
      'anna.test': mail('info@anna.test'),
      'bert.test': mail('info@bert.test'),
      'cleo.test': `${cleo}${mail('cleo@cleo.test')}`,
      ...Object.fromEntries(others.map((host) => [host, mail(`info@${host}`)])),
    },
    { 'crumb-bakers.com': { a: ['198.51.100.1'] }, 'roll-bakers.com': { a: ['198.51.100.1'] } },
  )
  hunter = await openHunter({}, { perSecond: 1000 })
  http = createHttpClient({ allow: hunter.allow })
  const { baseUrl } = hunter
  server = await openServed({
    config: { companyDirectory: web.companyDirectory, hunter: { apiKey: KEY, baseUrl } },
    // Waits end immediately, so that a service can stay busy.
    change: ({ outbound }) => ({
      outbound: {
        ...outbound,
        ...web.outbound,
        hunter: createHunter(http, { baseUrl, wait: async () => {} }),
      },
    }),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await http.close()
  for (const one of [hunter, web]) await one[Symbol.asyncDispose]()
})

beforeEach(() => {
  const plenty = { searches: 500, verifications: 500 }
  Object.assign(hunter.knows, {
    keys: { [KEY]: { ...plenty }, [OWN_KEY]: { ...plenty } },
    domains: { 'anna.test': [desk('info@anna.test'), person('ada@anna.test')] },
    addresses: {},
    suppressed: [],
  })
  hunter.asked.length = 0
  web.read.length = 0
})

/** A person with suggestions of all the bakeries. */
async function opened() {
  const rep = await seller(server)
  await rep.suggest({ source: 'directory', count: 9 })
  const rows = await rep.suggestions()
  const named = (name: string) => rows.find(({ companyName }) => companyName === name)!
  return { ...rep, rows, anna: named('anna'), bert: named('bert'), cleo: named('cleo') }
}
const askedHunter = () => hunter.asked.map(({ url }) => url.replace(/^\/v2/, ''))

describe('asked for companies', () => {
  const listed = (domain: string, organization: string) => ({
    domain,
    organization,
    emails_count: { total: 12 },
    industry: 'Food Production',
    headcount: '11-50',
    city: 'Breadford',
    country: 'DE',
  })

  test('Hunter lists them for a description of the buyers, and those of no domain are left out', async () => {
    hunter.knows.companies = [listed('crumb-bakers.com', 'Crumb'), listed('no-such-bakers.com', 'Nowhere')]
    const rep = await seller(server)
    const { body } = await rep.suggest({ source: 'hunter', companySize: 'Small' })
    expect(body).toEqual({ suggested: 1, message: 'Only 1 company fits this product well, by Hunter.' })
    expect(JSON.parse(hunter.asked[0]!.body).query).toBe('Bakery companies in Breadford with 1-50 employees')
    expect(await rep.suggestions()).toMatchObject([
      {
        companyName: 'Crumb',
        website: 'https://crumb-bakers.com',
        companySize: 'Small',
        source: 'hunter',
        sourceUrl: 'https://hunter.io/companies/crumb-bakers.com',
        domain: 'verified',
        email: '',
        phoneNumber: '',
      },
    ])
    expect((await rep.suggest({ source: 'hunter' })).body.suggested).toBe(0)
    expect(await rep.usage()).toEqual({ openai: 0, hunter: 2 })
  })

  test('a suppressed domain is not among them', async () => {
    hunter.knows.companies = [listed('crumb-bakers.com', 'Crumb'), listed('roll-bakers.com', 'Roll')]
    const rep = await seller(server)
    await rep.suppress('crumb-bakers.com')
    await rep.suggest({ source: 'hunter' })
    expect((await rep.suggestions()).map(({ companyName }) => companyName)).toEqual(['Roll'])
  })

  test.each([
    [401, 'Please verify your Hunter API key and try again.'],
    [403, 'Hunter is busy. Please try again in a minute.'],
    [429, 'Hunter says that the credits of your key are used up. Please top them up and try again.'],
    [503, 'Hunter could not be reached. Please try again later.'],
  ])('an answer %i ends the request in words', async (status, message) => {
    const rep = await seller(server)
    hunter.next(...Array.from({ length: status === 403 ? 4 : 1 }, () => ({ status })))
    expect(await rep.suggest({ source: 'hunter' })).toMatchObject({ status: 502, body: { message } })
    expect(await rep.request()).toMatchObject({ status: 'failed', message })
    expect(await rep.suggestions()).toEqual([])
  })
})

describe('approving with a key', () => {
  test('gives a person’s address, their position, the page it stands on and how sure it is', async () => {
    const { anna, approve, leads, usage } = await opened()
    expect((await approve(anna)).body).toMatchObject({
      leadsCreated: 1,
      message: 'Created 1 lead with real contact info.',
    })
    const [lead] = await leads()
    expect(lead).toMatchObject({
      email: 'ada@anna.test',
      fullName: 'Ada Byron',
      position: 'Head of Purchasing',
      linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
      phoneNumber: '+49 30 2312510',
      notes: 'Also published: info@anna.test',
    })
    const from = { source: 'hunter', confidence: 94, sourceUrl: 'https://anna.test/team' }
    const [email, ...beside] = lead!.found
    expect(email).toMatchObject({ ...from, field: 'email', value: 'ada@anna.test', marks: ['verified'] })
    expect(beside).toContainEqual(expect.objectContaining({ ...from, field: 'position' }))
    expect(beside.at(-1)).toMatchObject({ value: 'info@anna.test', marks: ['role', 'unverified'] })
    expect(web.read).toEqual([])
    expect(await usage()).toEqual({ openai: 0, hunter: 1 })
  })

  test('checks an address that Hunter has not checked, and takes the next for one that takes no mail', async () => {
    const unchecked = { verification: null, confidence: 99 }
    hunter.knows.domains['anna.test'] = [
      person('old@anna.test', unchecked),
      person('ada@anna.test', { confidence: 90 }),
    ]
    hunter.knows.addresses['old@anna.test'] = { status: 'invalid', score: 0 }
    const { anna, approve, leads, usage } = await opened()
    await approve(anna)
    expect(await leads()).toMatchObject([{ email: 'ada@anna.test', notes: '' }])
    expect(await usage()).toEqual({ openai: 0, hunter: 2 })
  })

  test('keeps an address that can’t be checked now, and says that it is unverified', async () => {
    hunter.knows.domains['anna.test'] = [person('ada@anna.test', { verification: null })]
    hunter.knows.keys[KEY]!.verifications = 0
    const { anna, approve, leads } = await opened()
    await approve(anna)
    expect((await leads())[0]!.found[0]).toMatchObject({ value: 'ada@anna.test', marks: ['unverified'] })
  })

  test('uses a person’s own key before the server’s', async () => {
    const { anna, approve, saveKey } = await opened()
    expect((await saveKey('hunter', { key: OWN_KEY })).status).toBe(200)
    await approve(anna)
    expect(hunter.asked.map(({ key }) => key)).toEqual([OWN_KEY, OWN_KEY])
  })

  test.each([
    [401, 'Please verify your Hunter API key and try again.'],
    [403, 'Hunter is busy. Please try again in a minute.'],
    [429, 'Hunter says that the credits of your key are used up. Please top them up and try again.'],
    [500, 'Hunter could not be reached. Please try again later.'],
  ])('falls back to the company’s own site when Hunter answers %i, and says so', async (status, sentence) => {
    const { anna, approve, leads } = await opened()
    hunter.next(...Array.from({ length: status === 403 ? 4 : 1 }, () => ({ status })))
    expect((await approve(anna)).body.message).toBe(
      `Created 1 lead with real contact info. ${sentence} The companies’ own sites were read.`,
    )
    const [lead] = await leads()
    expect([lead!.email, lead!.found[0]!.source]).toEqual(['info@anna.test', 'website'])
  })

  test('asks no more for the other companies once it has failed in a way that stays', async () => {
    const { rows, approve, leads } = await opened()
    hunter.knows.keys = {}
    expect((await approve(...rows)).body).toMatchObject({ leadsCreated: 9 })
    expect(hunter.asked.length).toBeLessThan(rows.length)
    expect((await leads()).flatMap(({ found }) => found[0]!.source)).not.toContain('hunter')
  })

  test('asks no further once the team’s limit is reached, and says so', async () => {
    const { anna, bert, approve, cap, usage } = await opened()
    await cap('hunter', 1)
    expect((await approve(anna)).body.message).toBe('Created 1 lead with real contact info.')
    expect((await approve(bert)).body.message).toBe(
      'Created 1 lead with real contact info. Your team’s limit for Hunter is reached, so the companies’ own sites were read.',
    )
    expect(askedHunter()).toEqual(['/domain-search?domain=anna.test'])
    expect(await usage()).toEqual({ openai: 0, hunter: 1 })
  })
})

describe('who asked never to be processed', () => {
  const forGood = { forGood: true, reason: 'Asked never to be processed (told by Hunter)' }

  test('as a company is on the do-not-contact list for good, and is neither read nor made a lead', async () => {
    hunter.knows.suppressed = ['anna.test']
    const { anna, approve, leads, suppressed } = await opened()
    const { body } = await approve(anna)
    expect(body).toMatchObject({ leadsCreated: 0, skippedCompanies: ['anna'] })
    expect(body.message).toBe('On your team’s do-not-contact list: anna.')
    expect(await suppressed()).toMatchObject([{ ...forGood, value: 'anna.test' }])
    expect([await leads(), web.read]).toEqual([[], []])
    await approve(anna)
    expect(askedHunter()).toEqual(['/domain-search?domain=anna.test'])
  })

  test('as a person is on it for good, and another of the company is taken', async () => {
    hunter.knows.domains['anna.test'] = [
      person('ada@anna.test', { verification: null }),
      desk('post@anna.test'),
    ]
    hunter.knows.suppressed = ['ada@anna.test']
    const { anna, approve, leads, suppressed } = await opened()
    await approve(anna)
    expect(await suppressed()).toMatchObject([{ ...forGood, value: 'ada@anna.test' }])
    const [lead] = await leads()
    expect([lead!.email, lead!.fullName]).toEqual(['post@anna.test', ''])
    expect(JSON.stringify(lead)).not.toMatch(/ada/i)
  })
})

describe('on the do-not-contact list', () => {
  test('a domain is neither looked up nor suggested', async () => {
    const { anna, approve, suppress } = await opened()
    await suppress('anna.test')
    const { body } = await approve(anna)
    expect(body.message).toBe('On your team’s do-not-contact list: anna.')
    expect([askedHunter(), web.read]).toEqual([[], []])

    const other = await seller(server)
    await other.suppress('bert.test')
    await other.suggest({ source: 'directory', keywords: 'bread' })
    const named = (await other.suggestions()).map(({ companyName }) => companyName)
    expect(named).toContain('anna')
    expect(named).not.toContain('bert')
  })

  test('a person’s address is in no lead, nor in its notes, nor what else is known of that person', async () => {
    const { anna, approve, leads, suppress } = await opened()
    await suppress('ada@anna.test')
    await approve(anna)
    const [lead] = await leads()
    expect([lead!.email, lead!.notes]).toEqual(['info@anna.test', ''])
    expect(JSON.stringify(lead)).not.toMatch(/ada|purchasing|1234567/i)
  })

  test('a person’s address keeps what the company’s own site says of them out as well', async () => {
    const { cleo, approve, leads, suppress } = await opened()
    await suppress('cleo@cleo.test')
    expect((await approve(cleo)).body.message).toBe('On your team’s do-not-contact list: cleo.')
    expect(await leads()).toEqual([])
  })

  test('all of a company’s addresses leave nothing to make a lead of', async () => {
    const { anna, approve, leads, suppress } = await opened()
    for (const email of ['ada@anna.test', 'info@anna.test']) await suppress(email)
    expect((await approve(anna)).body).toMatchObject({
      leadsCreated: 0,
      message: 'On your team’s do-not-contact list: anna.',
    })
    expect(await leads()).toEqual([])
    expect(askedHunter()).toEqual(['/domain-search?domain=anna.test'])
  })
})
