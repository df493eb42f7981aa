import { afterEach, describe, expect, test } from 'vitest'
import { ServiceError } from '#api/net/errors.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { type HunterKnowledge, openHunter } from '#tests/fakes/hunter.ts'
import { createHunter } from './hunter.ts'

const KEY = 'hunter-key-0123456789'
const { signal } = new AbortController()

const closing: (() => PromiseLike<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A fake service, and a client that records pauses of a second and more instead of waiting. */
async function open(known: Partial<HunterKnowledge> = {}, { perSecond = 100, allowed = 1000 } = {}) {
  const service = await openHunter(
    { keys: { [KEY]: { searches: 25, verifications: 50 } }, ...known },
    { perSecond: allowed },
  )
  const http = createHttpClient({ allow: service.allow })
  closing.push(
    () => service[Symbol.asyncDispose](),
    () => http.close(),
  )
  const pauses: number[] = []
  const hunter = createHunter(http, {
    baseUrl: service.baseUrl,
    perSecond,
    async wait(ms, until) {
      if (ms >= 1000) pauses.push(ms)
      else await new Promise((resolve) => setTimeout(resolve, ms))
      until?.throwIfAborted()
    },
  })
  return { service, hunter, pauses }
}

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw new Error('It did not fail as a service.', { cause: error })
  return error
}

/** Everything that a logger would write of an error. */
function everyWord(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return [error.message, error.stack, JSON.stringify({ ...error }), everyWord(error.cause)].join('\n')
}

const ada = {
  value: 'Ada@Lifts.test',
  type: 'personal',
  confidence: 94,
  first_name: 'Ada',
  last_name: 'Byron',
  position: 'Head of Purchasing',
  seniority: 'senior',
  department: 'management',
  linkedin: 'https://www.linkedin.com/in/ada-byron?trk=x',
  twitter: null,
  phone_number: '+31 10 413 0000',
  verification: { date: '2026-04-01', status: 'valid' },
  sources: [
    { domain: 'old.test', uri: 'https://old.test/team', still_on_page: false },
    { domain: 'lifts.test', uri: 'https://lifts.test/team', still_on_page: true },
  ],
}
const sales = {
  value: 'info@lifts.test',
  type: 'generic',
  confidence: 80,
  first_name: null,
  last_name: null,
  position: null,
  linkedin: null,
  phone_number: null,
  verification: { date: null, status: null },
  sources: [],
}

describe('answers', () => {
  test('an account tells its plan and what is left of its credits', async () => {
    const { hunter } = await open()
    expect(await hunter.account({ key: KEY }, signal)).toEqual({
      plan: 'Starter',
      resetDate: '2026-06-01',
      searchesLeft: 25,
      verificationsLeft: 50,
    })
  })

  test('a domain gives its people and its role addresses, with where they were found', async () => {
    const { hunter, service } = await open({ domains: { 'lifts.test': [ada, sales] } })
    expect(await hunter.contactsOf({ key: KEY }, 'lifts.test', signal)).toEqual([
      {
        email: 'ada@lifts.test',
        kind: 'personal',
        confidence: 94,
        firstName: 'Ada',
        lastName: 'Byron',
        position: 'Head of Purchasing',
        linkedInUrl: 'https://www.linkedin.com/in/ada-byron',
        phoneNumber: '+31 10 413 0000',
        verification: { status: 'valid', date: '2026-04-01' },
        sourceUrls: ['https://lifts.test/team', 'https://old.test/team'],
      },
      {
        email: 'info@lifts.test',
        kind: 'generic',
        confidence: 80,
        firstName: '',
        lastName: '',
        position: '',
        linkedInUrl: '',
        phoneNumber: '',
        verification: { status: 'unknown', date: '' },
        sourceUrls: [],
      },
    ])
    expect(service.asked[0]?.url).toBe('/v2/domain-search?domain=lifts.test')
  })

  test('a domain of which Hunter knows nobody gives none', async () => {
    const { hunter } = await open()
    expect(await hunter.contactsOf({ key: KEY }, 'quiet.test', signal)).toEqual([])
  })

  test('addresses that reach no one are left out', async () => {
    const { hunter } = await open({
      domains: {
        'lifts.test': [
          { ...sales, value: 'noreply@lifts.test' },
          { ...sales, value: 'nothing' },
        ],
      },
    })
    expect(await hunter.contactsOf({ key: KEY }, 'lifts.test', signal)).toEqual([])
  })

  test('a description finds companies', async () => {
    const { hunter, service } = await open({
      companies: [
        { domain: 'lifts.test', organization: 'Lifts', emails_count: { personal: 3, generic: 2, total: 5 } },
        { domain: 'cranes.test', organization: 'Cranes', headcount: '11-50', country: 'NL', industry: null },
        { domain: 'nameless.test', organization: null },
      ],
    })
    const found = await hunter.discover({ key: KEY }, 'Lift makers in Europe', signal)
    const unknown = { industry: '', headcount: '', city: '', country: '' }
    expect(found).toEqual([
      { ...unknown, domain: 'lifts.test', name: 'Lifts', emails: 5 },
      { ...unknown, domain: 'cranes.test', name: 'Cranes', emails: 0, headcount: '11-50', country: 'NL' },
    ])
    expect(service.asked[0]).toMatchObject({ method: 'POST', url: '/v2/discover' })
    expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({ query: 'Lift makers in Europe' })
  })

  test('an address is verified', async () => {
    const { hunter } = await open({ addresses: { 'ada@lifts.test': { status: 'accept_all', score: 71 } } })
    expect(await hunter.verify({ key: KEY }, 'ada@lifts.test', signal)).toEqual({
      status: 'accept_all',
      score: 71,
    })
  })

  test('a verification that is still running is asked for again', async () => {
    const { hunter, pauses } = await open({ addresses: { 'ada@lifts.test': 'running' } })
    expect(await hunter.verify({ key: KEY }, 'ada@lifts.test', signal)).toEqual({
      status: 'valid',
      score: 97,
    })
    expect(pauses).toHaveLength(1)
  })

  test('a verification that never ends is "unavailable" after five requests', async () => {
    const { hunter, service } = await open()
    service.next(...Array.from({ length: 9 }, () => ({ status: 202, body: '{"data": {}}' })))
    expect((await failure(hunter.verify({ key: KEY }, 'ada@lifts.test', signal))).code).toBe('unavailable')
    expect(service.asked).toHaveLength(5)
  })

  test('a verification that the mail server prevents is "unavailable", and left for later', async () => {
    const { hunter, service } = await open({ addresses: { 'ada@lifts.test': 'later' } })
    expect((await failure(hunter.verify({ key: KEY }, 'ada@lifts.test', signal))).code).toBe('unavailable')
    expect(service.asked).toHaveLength(1)
  })
})

describe('the key', () => {
  test('travels in the header alone', async () => {
    const { hunter, service } = await open({ domains: { 'lifts.test': [ada] } })
    await hunter.account({ key: KEY }, signal)
    await hunter.discover({ key: KEY }, 'Lift makers', signal)
    await hunter.contactsOf({ key: KEY }, 'lifts.test', signal)
    await hunter.verify({ key: KEY }, 'ada@lifts.test', signal)
    expect(service.asked.map(({ key }) => key)).toEqual([KEY, KEY, KEY, KEY])
    for (const { url, body } of service.asked) expect(url + body).not.toContain(KEY)
  })

  test('that Hunter does not know is "key"', async () => {
    const { hunter } = await open()
    expect((await failure(hunter.account({ key: 'another' }, signal))).code).toBe('unauthorized')
  })

  test.each(['line\nbreak', 'schlüssel', ''])('that no header can carry is "key": %j', async (key) => {
    const { hunter, service } = await open()
    const error = await failure(hunter.account({ key }, signal))
    expect(error.code).toBe('unauthorized')
    if (key) expect(everyWord(error)).not.toContain(key)
    expect(service.asked).toEqual([])
  })

  test.each([
    { status: 401 },
    { status: 400, body: `{"errors": [{"details": "not ${KEY}, ada@lifts.test"}]}` },
    { status: 429 },
    { status: 451 },
    { status: 500, body: KEY },
    'html',
    'malformed',
    'cut',
  ] as const)('and the address never stand in an error: %o', async (fault) => {
    const { hunter, service } = await open()
    service.next(fault)
    const error = await failure(hunter.verify({ key: KEY }, 'ada@lifts.test', signal))
    expect(everyWord(error)).not.toMatch(/hunter-key|ada@/)
  })
})

describe('pacing', () => {
  test('spreads the requests of one key, and lets those of another pass', async () => {
    const { hunter, service } = await open(
      { keys: { [KEY]: { searches: 1, verifications: 1 }, other: { searches: 1, verifications: 1 } } },
      { perSecond: 20 },
    )
    const started = performance.now()
    await Promise.all([KEY, KEY, KEY, KEY, 'other'].map((key) => hunter.account({ key }, signal)))
    const times = (key: string) => service.asked.filter((request) => request.key === key).map(({ at }) => at)
    expect((times(KEY).at(-1) ?? 0) - started).toBeGreaterThan(145)
    expect(times('other')[0]).toBeLessThan(times(KEY).at(-1) ?? 0)
  })

  test('a refusal for speed is tried again after pauses that grow', async () => {
    const { hunter, service, pauses } = await open()
    service.next({ status: 403 }, { status: 403 }, { status: 403 })
    expect(await hunter.account({ key: KEY }, signal)).toMatchObject({ plan: 'Starter' })
    expect(pauses.map((ms) => Math.floor(Math.log2(ms / 1000)))).toEqual([0, 1, 2])
  })

  test('three tries more and it is "pacing"', async () => {
    const { hunter, service } = await open({}, { allowed: 0 })
    expect((await failure(hunter.account({ key: KEY }, signal))).code).toBe('rate-limited')
    expect(service.asked).toHaveLength(4)
  })
})

describe('refusals', () => {
  test('spent credits are "spent" and not asked for again', async () => {
    const { hunter, service, pauses } = await open({ keys: { [KEY]: { searches: 0, verifications: 0 } } })
    expect((await failure(hunter.contactsOf({ key: KEY }, 'lifts.test', signal))).code).toBe('quota-exceeded')
    expect((await failure(hunter.verify({ key: KEY }, 'ada@lifts.test', signal))).code).toBe('quota-exceeded')
    expect(service.asked).toHaveLength(2)
    expect(pauses).toEqual([])
  })

  test('who asked never to be processed is "refused", by name, so that it is suppressed for good', async () => {
    const { hunter, service } = await open({ suppressed: ['ada@lifts.test', 'private.test'] })
    const address = await failure(hunter.verify({ key: KEY }, 'ada@lifts.test', signal))
    expect([address.code, address.about]).toEqual(['refused', 'ada@lifts.test'])
    const domain = await failure(hunter.contactsOf({ key: KEY }, 'private.test', signal))
    expect([domain.code, domain.about]).toEqual(['refused', 'private.test'])
    expect(service.asked).toHaveLength(2)
  })

  test.each([
    ['html', 'malformed'],
    ['malformed', 'malformed'],
    ['endless', 'malformed'],
    ['cut', 'unavailable'],
    [{ status: 200, body: '{"data": {"emails": "none"}}' }, 'malformed'],
    [{ status: 200, body: `{"data": {"emails": []}, "more": [${'[],'.repeat(60_000)}[]]}` }, 'malformed'],
    [{ status: 400 }, 'malformed'],
    [{ status: 302, headers: { location: 'https://elsewhere.test' } }, 'malformed'],
    [{ status: 503 }, 'unavailable'],
  ] as const)('a broken answer is told: %o is "%s"', async (fault, code) => {
    const { hunter, service } = await open()
    service.next(fault)
    const error = await failure(hunter.contactsOf({ key: KEY }, 'lifts.test', signal))
    expect([error.service, error.code]).toEqual(['Hunter', code])
    expect(service.asked).toHaveLength(1)
  })

  test('a server that is not there is "unavailable"', async () => {
    const { hunter, service } = await open()
    await service[Symbol.asyncDispose]()
    expect((await failure(hunter.account({ key: KEY }, signal))).code).toBe('unavailable')
  })
})

describe('an aborted signal', () => {
  test('stops before a request, during one, and while it waits for the next', async () => {
    const { hunter, service } = await open()
    const before = AbortSignal.abort()
    await expect(hunter.account({ key: KEY }, before)).rejects.toBe(before.reason)
    expect(service.asked).toHaveLength(0)

    service.next('hang')
    const under = new AbortController()
    const asking = hunter.account({ key: KEY }, under.signal)
    await expect.poll(() => service.asked).toHaveLength(1)
    under.abort()
    await expect(asking).rejects.toBe(under.signal.reason)

    const http = createHttpClient({ allow: service.allow })
    closing.push(() => http.close())
    const patient = createHunter(http, { baseUrl: service.baseUrl })
    service.next({ status: 403 })
    const pausing = new AbortController()
    const refused = patient.account({ key: KEY }, pausing.signal)
    await expect.poll(() => service.asked).toHaveLength(2)
    pausing.abort()
    await expect(refused).rejects.toBe(pausing.signal.reason)
    expect(service.asked).toHaveLength(2)
  })
})
