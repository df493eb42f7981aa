import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHunter } from '#api/contacts/hunter/hunter.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import { sampleCounts } from '#db/model/entities/sample.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { type FakeHunter, openHunter } from '#tests/fakes/hunter.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { sent } from './push.ts'
import { openServed, type Served, seller } from './served.ts'

const apiKey = 'the-servers-hunter-key'

let hunter: FakeHunter
let web: Web
let http: HttpClient
let server: Served
beforeAll(async () => {
  // The domains of samples do not exist here: a DNS query would mark the address.
  web = await openWeb({})
  hunter = await openHunter({ keys: { [apiKey]: { searches: 500, verifications: 500 } } })
  http = createHttpClient({ allow: hunter.allow })
  const { baseUrl } = hunter
  server = await openServed({
    config: { companyDirectory: web.companyDirectory, hunter: { apiKey, baseUrl } },
    change: ({ outbound }) => ({
      outbound: { ...outbound, ...web.outbound, hunter: createHunter(http, { baseUrl }) },
    }),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await http.close()
  for (const one of [hunter, web]) await one[Symbol.asyncDispose]()
})

test('sample suggestions become sample leads when approved, and nobody outside is asked', async () => {
  const { person, productId, ask, suggestions, approve, leads, usage } = await seller(server)
  const mutations = Array.from({ length: sampleCounts.suggestions }, (_, n) =>
    sent(person, 'sample.suggestion', { id: newId(), fields: { n, productId } }),
  )
  const body = { protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone', mutations }
  expect(await ask('POST', '/api/sync/push', body)).toMatchObject({ status: 200 })

  const { body: outcome } = await approve(...(await suggestions()))
  expect(outcome).toMatchObject({ leadsCreated: sampleCounts.suggestions, skippedCompanies: [] })
  const made = await leads()
  expect(made).toHaveLength(sampleCounts.suggestions)
  for (const lead of made) {
    expect(lead).toMatchObject({ sample: true, saved: false, productId })
    expect(lead.email).toMatch(/\.example$/)
    expect(lead.found).toMatchObject([{ field: 'email', marks: [] }])
  }
  expect([web.read, hunter.asked]).toEqual([[], []])
  expect(Object.values(await usage()).filter((calls) => calls > 0)).toEqual([])
})
