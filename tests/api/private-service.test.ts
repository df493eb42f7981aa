import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alter } from '#tests/database.ts'
import { letterOf } from '#tests/fakes/letters.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { type LocalSite, serve } from '#tests/fakes/webServer.ts'
import { aLead } from './samples.ts'
import { openServed, type Served, seller } from './served.ts'

// The operator's AI service in their own network: OPENAI_BASE_URL is private, and it accepts any key.
let service: LocalSite
let web: Web
let server: Served
/** The requests to the service, with their keys. */
const asked: { path: string; key: string }[] = []

const JSON_TYPE = { 'content-type': 'application/json' }
const EVENTS_TYPE = { 'content-type': 'text/event-stream' }

function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  asked.push({ path: url, key: `${headers.authorization}`.replace('Bearer ', '') })
  if (!url.endsWith('/chat/completions')) return response.writeHead(200, JSON_TYPE).end('{"data":[]}')
  const piece = { choices: [{ delta: { content: letterOf(250) }, finish_reason: 'stop' }] }
  response.writeHead(200, EVENTS_TYPE).end(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`)
}

beforeAll(async () => {
  service = await serve(answer)
  web = await openWeb({})
  server = await openServed({
    config: {
      companyDirectory: web.companyDirectory,
      openai: { apiKey: 'the-servers-key', baseUrl: `${origin()}/v1`, model: 'ours' },
      budgets: { openai: { server: 100, team: 2 }, hunter: { server: 0, team: 0 } },
    },
  })
})
beforeEach(() => void asked.splice(0))
afterAll(async () => {
  for (const one of [server, service, web]) await one[Symbol.asyncDispose]()
})

const origin = () => `http://127.0.0.1:${service.port}`
const OWN_KEY = 'any-key-of-mine'

/** Writes a number of emails with AI. @returns the status of each */
async function written({ ask, productId }: Awaited<ReturnType<typeof seller>>, times: number) {
  const lead = (await ask('POST', '/api/leads', aLead)).body
  const wanted = { leadId: lead.id, productId, length: 'medium' }
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await ask('POST', '/api/generate-email', wanted)).status)
  return statuses
}

describe('a private AI service of the server', () => {
  test.each(['/admin?models=', '/admin#', '/admin/', '', '/v1/..'])(
    'is not reached at another path by a person’s own address: %s',
    async (path) => {
      const { saveKey } = await seller(server)
      const { status, body } = await saveKey('openai', { key: OWN_KEY, baseUrl: origin() + path })
      expect([status, body.issues[0].path]).toEqual([400, 'baseUrl'])
      expect(asked).toEqual([])
    },
  )

  test('counts in the server’s budget whosever key is sent to it', async () => {
    const rep = await seller(server)
    expect((await rep.saveKey('openai', { key: OWN_KEY })).status).toBe(200)
    asked.splice(0)
    expect(await written(rep, 8)).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    const call = { path: '/v1/chat/completions', key: OWN_KEY }
    expect(asked).toEqual([call, call])
  })

  test('does its work with the server’s own key as before', async () => {
    expect(await written(await seller(server), 1)).toEqual([200])
    expect(asked).toEqual([{ path: '/v1/chat/completions', key: 'the-servers-key' }])
  })

  test('is not called by what was stored of a person before such addresses were refused', async () => {
    const rep = await seller(server)
    await rep.saveKey('openai', { key: OWN_KEY })
    await alter(
      server,
      'UPDATE keys SET baseUrl = ? WHERE userId = ?',
      `${origin()}/admin?models=`,
      rep.person.user.id,
    )
    asked.splice(0)
    await written(rep, 1)
    expect(asked).toEqual([])
  })
})

test.each([
  ['https://ai.example/v1?key=1', 'Please enter the address without ? and #'],
  ['https://ai.example/v1#', 'Please enter the address without ? and #'],
  ['https://me:secret@ai.example/v1', 'Please enter the address without a user name and a password'],
  ['nowhere', 'Please enter a web address'],
])('an address that a service can’t have is refused with a sentence: %s', async (baseUrl, message) => {
  const { saveKey } = await seller(server)
  const { status, body } = await saveKey('openai', { key: OWN_KEY, baseUrl })
  expect([status, body.issues]).toEqual([400, [{ path: 'baseUrl', message }]])
})
