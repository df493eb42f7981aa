import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHunter } from '#api/contacts/hunter/hunter.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import { createModel } from '#api/net/model.ts'
import { type FakeHunter, openHunter } from '#tests/fakes/hunter.ts'
import { type Behaviour, type FakeModel, startModel } from '#tests/fakes/model.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { aLead } from './samples.ts'
import { openServed, type Served, seller } from './served.ts'

const HUNTER_KEY = 'the-servers-hunter-key'
const AI_OF_TEAM = 'Your team’s share of this server’s key for the AI service is used up for this month'
const AI_OF_SERVER = 'This server’s key for the AI service is used up for this month'
const GO_ON = 'With a key of your own, in Settings, you can go on.'
const mail = (host: string) => `<a href="mailto:info@${host}">Write</a>`

let ai: FakeModel
let hunter: FakeHunter
let web: Web
let http: HttpClient
let server: Served
/** The server's AI service. */
const own = { apiKey: '', baseUrl: '', model: '' }
const behave = (behaviour: Behaviour) => {
  const { key: apiKey, baseUrl, model } = ai.access(behaviour)
  Object.assign(own, { apiKey, baseUrl, model })
}

beforeAll(async () => {
  ai = await startModel()
  web = await openWeb({ 'anna.test': mail('anna.test'), 'bert.test': mail('bert.test') })
  hunter = await openHunter({}, { perSecond: 1000 })
  http = createHttpClient({ allow: [ai.allow, hunter.allow].join() })
})
afterAll(async () => {
  await http.close()
  for (const one of [ai, web, hunter]) await one[Symbol.asyncDispose]()
})
beforeEach(async () => {
  const { baseUrl } = hunter
  server = await openServed({
    config: {
      companyDirectory: web.companyDirectory,
      outboundAllow: ai.allow,
      hunter: { apiKey: HUNTER_KEY, baseUrl },
      budgets: { openai: { server: 3, team: 2 }, hunter: { server: 2, team: 1 } },
    },
    change: ({ outbound, keys }) => ({
      outbound: {
        ...outbound,
        ...web.outbound,
        model: createModel(http),
        hunter: createHunter(http, { baseUrl, wait: async () => {} }),
      },
      keys: { ...keys, services: { ...keys.services, openai: own } },
    }),
  })
  hunter.knows.keys = { [HUNTER_KEY]: { searches: 500, verifications: 500 } }
  behave('ranks')
  return () => server[Symbol.asyncDispose]()
})

const ranked = 'Found 1 company in the company directory, ranked by the AI service.'
const without = (why: string) => `Found 1 company in the company directory. ${why}, so it was left out.`
const said = async ({ suggest }: Awaited<ReturnType<typeof seller>>) =>
  (await suggest({ count: 1, location: undefined })).body.message

describe('with the server’s key', () => {
  test('a team gets its share and then companies without AI, others theirs until the server’s is used up', async () => {
    const [busy, calm] = [await seller(server), await seller(server)]
    // The directory knows two: the third search finds none, and does not ask the service either.
    expect([await said(busy), await said(busy)]).toEqual([ranked, ranked])
    const third = await seller(server)
    expect(await said(calm)).toBe(ranked)
    expect(await said(third)).toBe(without(AI_OF_SERVER))
    expect((await busy.suggest({ source: 'model' })).body.message).toBe(`${AI_OF_TEAM}. ${GO_ON}`)
    expect((await third.suggest({ source: 'model' })).body.message).toBe(`${AI_OF_SERVER}. ${GO_ON}`)
    expect([await busy.usage(), await third.usage()]).toMatchObject([{ openai: 2 }, { openai: 0 }])
  })

  test('many who ask at once get no more than it allows', async () => {
    const teams = await Promise.all([1, 2, 3, 4, 5].map(() => seller(server)))
    const answers = await Promise.all(teams.map(said))
    expect(answers.filter((message) => message === ranked)).toHaveLength(3)
    expect(answers.filter((message) => message === without(AI_OF_SERVER))).toHaveLength(2)
  })

  test('each attempt counts: where the service was busy, the second one too', async () => {
    behave('busy-once')
    const before = ai.asked('busy-once').length
    const rep = await seller(server)
    expect(await said(rep)).toBe(ranked)
    const asked = ai.asked('busy-once').length - before
    expect(await rep.usage()).toMatchObject({ openai: asked })
    expect(asked).toBe(2)
  })

  test('a second attempt that no budget is left for is not made', async () => {
    behave('malformed')
    const before = ai.asked('malformed').length
    const rep = await seller(server)
    await rep.cap('openai', 1)
    await said(rep)
    expect(ai.asked('malformed').length - before).toBe(1)
  })

  test('an email that is asked for is answered with a sentence that says so', async () => {
    behave('letter')
    const rep = await seller(server)
    const lead = (await rep.ask('POST', '/api/leads', aLead)).body
    const wanted = { leadId: lead.id, productId: rep.productId, length: 'medium' }
    const write = () => rep.ask('POST', '/api/generate-email', wanted)
    for (const n of [1, 2]) expect([n, (await write()).body.writtenBy]).toEqual([n, 'model'])
    expect(await write()).toMatchObject({ status: 429, body: { message: `${AI_OF_TEAM}. ${GO_ON}` } })
  })

  test('contacts come from the companies’ own sites once Hunter’s share is used up', async () => {
    hunter.knows.domains = {}
    const rep = await seller(server)
    await rep.suggest({ withoutAi: true, source: 'directory', location: undefined })
    const [one, two] = await rep.suggestions()
    expect((await rep.approve(one!)).body.message).toBe('Created 1 lead with real contact info.')
    expect((await rep.approve(two!)).body.message).toBe(
      'Created 1 lead with real contact info. Your team’s share of this server’s key for Hunter is used up for this month, so the companies’ own sites were read.',
    )
    expect(await rep.usage()).toMatchObject({ hunter: 1 })
  })

  test('the next month begins anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:00:00Z') })
    try {
      const rep = await seller(server)
      await rep.suggest({ source: 'model' })
      await rep.suggest({ source: 'model' })
      expect((await rep.suggest({ source: 'model' })).body.message).toContain(AI_OF_TEAM)
      vi.setSystemTime(new Date('2026-12-01T00:01:00Z'))
      expect((await rep.suggest({ source: 'model' })).body.message).not.toContain('used up')
    } finally {
      vi.useRealTimers()
    }
  })
})

test('with a key of one’s own the server’s budget counts nothing, and stops nobody', async () => {
  const rep = await seller(server)
  const { key, baseUrl, model } = ai.access('proposes')
  await rep.saveKey('openai', { key, baseUrl, model })
  for (let n = 0; n < 4; n++) {
    expect((await rep.suggest({ source: 'model' })).body.message).not.toContain('used up')
  }
  const { openai } = await rep.usage()
  expect(openai).toBeGreaterThanOrEqual(4)
  expect(await said(await seller(server))).toBe(ranked)
})
