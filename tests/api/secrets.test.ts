import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesOf, storesFiles } from '#tests/database.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { type LocalSite, serve } from '#tests/fakes/webServer.ts'
import { openServed, type Served, seller } from './served.ts'

/** Keys of the server and of a rep, for both services. */
const keys = {
  ownAi: 'sk-own-ai-Zr0iu7P+kq/v1234',
  ownHunter: 'own-hunter-tH8aT5ep+nq/v9876',
  serverAi: 'sk-server-ai-m9xQ4w+zz/p5555',
  serverHunter: 'server-hunter-b2Lk8+yy/r7777',
}

let service: LocalSite
let web: Web
let server: Served
/** The keys in calls that do the work, not in those that save a key. */
const used = new Set<string>()
const logged: string[] = []
/** The services' status for work; 0 breaks the connection. */
let status = 200

beforeAll(async () => {
  web = await openWeb({ 'anna.test': '<a href="mailto:info@anna.test">Write</a>', 'mute.test': 'We bake.' })
  // Both services in one, which repeats the key wherever it can.
  service = await serve(({ url = '', headers }, response) => {
    const key = String(headers['x-api-key'] ?? headers.authorization?.replace('Bearer ', ''))
    const isCheck = /\/(models|account)$/.test(url)
    if (!isCheck) used.add(key)
    const code = isCheck ? 200 : status
    const error = { id: key, code: key, type: key, message: `No such key: ${key}`, details: key }
    const requests = { searches: null, verifications: null }
    const good = { data: url.endsWith('/models') ? [] : { requests, emails: [] }, choices: [] }
    response.writeHead(code || 200, {
      'content-type': 'application/json',
      'retry-after': '0',
      location: `/${key}`,
      'x-key': key,
      ...(code === 0 && { 'content-length': '4096' }),
    })
    if (code === 0) response.write(`{"${key}`, () => response.destroy())
    else response.end(JSON.stringify(code === 200 ? good : { error, errors: [error] }))
  })
  const at = `http://127.0.0.1:${service.port}`
  server = await openServed({
    config: {
      companyDirectory: web.companyDirectory,
      outboundAllow: `127.0.0.1:${service.port}`,
      openai: { apiKey: keys.serverAi, baseUrl: `${at}/v1`, model: 'any' },
      hunter: { apiKey: keys.serverHunter, baseUrl: `${at}/v2` },
    },
    change: ({ outbound }) => ({ outbound: { ...outbound, ...web.outbound } }),
    log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  for (const one of [web, service]) await one[Symbol.asyncDispose]()
})

/** Two people: one with their own keys, and one with the server's. */
let reps: Awaited<ReturnType<typeof seller>>[]
beforeAll(async () => {
  reps = [await seller(server), await seller(server)]
  await reps[0]!.saveKey('openai', { key: keys.ownAi })
  await reps[0]!.saveKey('hunter', { key: keys.ownHunter })
  for (const rep of reps) await rep.suggest({ source: 'directory', withoutAi: true })
})

// 451 is last, because the company is not looked up again after it.
test.each([200, 301, 400, 401, 404, 429, 500, 0, 451])(
  'a service that repeats the key in an answer %i ends the work as any other does',
  async (answer) => {
    status = answer
    await Promise.all(
      reps.map(async (rep) => {
        expect((await rep.suggest({ source: 'model' })).status).toBe(502)
        await rep.suggest({ source: 'hunter', withoutAi: true })
        const { body } = await rep.approve(...(await rep.suggestions()))
        expect(body.skippedCompanies).toContain('mute')
        expect(await rep.request()).toMatchObject({ status: 'done' })
      }),
    )
  },
)

test('the keys that were used so are in no file of the data folder, no line of the log and no answer', async () => {
  expect([...used].sort()).toEqual(Object.values(keys).sort())
  expect(logged.join('')).toContain('request failed')
  const places = new Map([
    ['the log', Buffer.from(logged.join(''))],
    ['the answers', Buffer.from(server.answers.join('\n'))],
    ...(await bytesOf(server.dataDir)),
  ])
  expect([...places.keys()]).toEqual(expect.arrayContaining(storesFiles))
  for (const [place, bytes] of places) {
    for (const form of Object.values(keys).flatMap(formsOf)) {
      expect(bytes.includes(form), `${place} holds ${form}`).toBe(false)
    }
  }
})

/** A key without its displayed ending: plain, in a URL, in hex and in base64. */
function formsOf(key: string): string[] {
  const secret = Buffer.from(key.slice(0, -4))
  return [
    String(secret),
    encodeURIComponent(String(secret)),
    secret.toString('hex'),
    secret.toString('base64').slice(0, -4),
  ]
}
