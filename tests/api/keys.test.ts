import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccess } from '#api/keys/access.ts'
import type { CheckKey } from '#api/keys/check.ts'
import { ServiceError } from '#api/net/errors.ts'
import { createHttpClient } from '#api/net/httpClient.ts'
import { openDeps } from '#api/open.ts'
import { openEncryption } from '#api/secrets/encryption.ts'
import { createServer } from '#api/server.ts'
import type { Provider } from '#db/model/key.ts'
import type { Store } from '#db/server/database/handle.ts'
import { keys } from '#db/server/database/tables.ts'
import { bytesOf, databaseOf, storesFiles } from '#tests/database.ts'
import { type LocalSite, serve } from '#tests/fakes/webServer.ts'
import { loopback } from '#tests/world.ts'

const NOW = '2026-11-05T10:00:00.000Z'
const KEY = 'sk-test-Zr0iu7P+kq/v1234'
const OTHER_KEY = 'sk-test-tH8aT5ep/nq+9876'
const WRONG_KEY = 'sk-test-m9xWrongWrong0000'
const EXPLODING_KEY = 'sk-test-expl0dingInside5555'
const SHORT_KEY = 'ollama'
const typed = [KEY, OTHER_KEY, WRONG_KEY, EXPLODING_KEY]

let dataDir: string
let store: Store
let services: LocalSite
let app: Awaited<ReturnType<typeof createServer>>['app']
let close: () => Promise<void>
/** The calls to the services, with the key of each. */
const asked: { path: string; key: string }[] = []
const logged: string[] = []
const answers: string[] = []
/** The services' status instead of a check of the key; undefined = they check. */
let trouble: number | undefined

const encryption = (secretKey = '') => openEncryption({ secretKey, dataDir })
const serverServices = () => ({
  openai: { apiKey: '', baseUrl: `http://127.0.0.1:${services.port}/usual`, model: 'usual-model' },
  hunter: { apiKey: 'the-server-hunter-key', baseUrl: `http://127.0.0.1:${services.port}/hunter` },
})
const isOpen = async () => true
const access = (secretKey?: string) =>
  createAccess({ store, encryption: encryption(secretKey), services: serverServices(), isOpen })
/** Changes a person's stored data without the server. */
const alter = (changes: Partial<typeof keys.$inferInsert>, userId: number) =>
  store.tx(async (handle) => void (await handle.update(keys).set(changes).where(eq(keys.userId, userId))))

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rove-keys-'))
  services = await serve((request, response) => {
    const key = String(request.headers['x-api-key'] ?? request.headers.authorization?.replace('Bearer ', ''))
    asked.push({ path: request.url ?? '', key })
    const status = trouble ?? (key === WRONG_KEY ? 401 : 200)
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  const allow = `127.0.0.1:${services.port}`
  const http = createHttpClient({ allow })
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  const database = await databaseOf(dataDir)
  const deps = await openDeps({ ...loopback, ...database, outboundAllow: allow, dataDir }, log)
  store = deps.store
  const server = await createServer({
    ...deps,
    now: () => new Date(NOW),
    encryption: encryption(),
    keys: { services: serverServices(), isOpen, check: checkThrough(http.fetch) },
  })
  app = server.app
  close = async () => {
    await server.stop()
    await Promise.all([deps.close(), http.close(), services[Symbol.asyncDispose]()])
    rmSync(dataDir, { recursive: true })
  }
})
afterAll(() => close())

const checkThrough =
  (fetch: ReturnType<typeof createHttpClient>['fetch']): CheckKey =>
  async (provider, { key, baseUrl }, signal) => {
    if (key === EXPLODING_KEY) throw new TypeError(`"Bearer ${key}" does not fit`)
    const [path, headers] =
      provider === 'openai'
        ? ['/models', { authorization: `Bearer ${key}` }]
        : ['/account', { 'x-api-key': key }]
    const { status } = await fetch(baseUrl + path, { headers, signal })
    if (status === 401) throw new ServiceError(provider, 'unauthorized', 'It answered 401.')
    if (status === 429) throw new ServiceError(provider, 'rate-limited', 'It answered 429.')
    if (status === 402) throw new ServiceError(provider, 'quota-exceeded', 'It answered 402.')
    if (status === 503) throw new ServiceError(provider, 'unavailable', 'It answered 503.')
  }

interface Person {
  id: number
  cookie: string
}

async function ask(method: string, path: string, body?: unknown, person?: Person) {
  const response = await app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(person && { Cookie: person.cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  answers.push(text, JSON.stringify([...response.headers]))
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

let people = 0
async function someone(): Promise<Person> {
  const name = `person-${++people}`
  const answer = await ask('POST', '/api/auth/register', {
    username: name,
    email: `${name}@rove.example`,
    password: `${name}-secret`,
    fullName: name,
  })
  return { id: answer.body.id, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
}

const save = (person: Person, key: string, more: object = {}, provider: Provider = 'openai') =>
  ask('PUT', `/api/keys/${provider}`, { key, ...more }, person)
const keysOf = async (person: Person) => (await ask('GET', '/api/keys', undefined, person)).body
const none = { ending: '', baseUrl: '', model: '', checkedAt: null, readable: false }

describe('a person’s key', () => {
  test('is checked with one call, kept, used for their work, and shown by its ending alone', async () => {
    const ana = await someone()
    asked.length = 0
    const { status, body } = await save(ana, KEY)
    expect(status).toBe(200)
    const saved = { ...none, provider: 'openai', ending: '1234', checkedAt: NOW, readable: true }
    expect(body).toEqual({ ...saved, server: false })
    expect(asked).toEqual([{ path: '/usual/models', key: KEY }])
    expect(await keysOf(ana)).toEqual([body, { ...none, provider: 'hunter', server: true }])
    expect(await access().openaiFor(ana.id)).toEqual({
      key: KEY,
      baseUrl: serverServices().openai.baseUrl,
      model: 'usual-model',
      whose: 'own',
    })
  })

  test('goes to the service of their own choice, with their own model', async () => {
    const ben = await someone()
    const baseUrl = `http://127.0.0.1:${services.port}/own`
    asked.length = 0
    const { body } = await save(ben, SHORT_KEY, { baseUrl, model: 'own-model' })
    expect(asked).toEqual([{ path: '/own/models', key: SHORT_KEY }])
    expect(body).toMatchObject({ baseUrl, model: 'own-model' })
    const given = { key: SHORT_KEY, baseUrl, model: 'own-model', whose: 'own' }
    expect(await access().openaiFor(ben.id)).toEqual(given)
  })

  test('that is short shows nothing of itself', async () => {
    const person = await someone()
    expect((await save(person, SHORT_KEY)).body).toMatchObject({ ending: '', readable: true })
  })

  test('for Hunter always goes to Hunter', async () => {
    const person = await someone()
    asked.length = 0
    const { body } = await save(person, KEY, { baseUrl: 'https://elsewhere.example', model: 'x' }, 'hunter')
    expect(body).toMatchObject({ provider: 'hunter', ending: '1234', baseUrl: '', model: '' })
    expect(asked).toEqual([{ path: '/hunter/account', key: KEY }])
    expect(await access().hunterFor(person.id)).toMatchObject({ key: KEY, whose: 'own' })
  })

  test('counts as the server’s where the service is private, and as the person’s own anywhere else', async () => {
    const person = await someone()
    const whose = async () => {
      const services = serverServices()
      const asThere = createAccess({ store, encryption: encryption(), services, isOpen: async () => false })
      const { hunterFor, openaiFor } = asThere
      return [(await hunterFor(person.id))?.whose, (await openaiFor(person.id))?.whose]
    }
    await save(person, KEY, {}, 'hunter')
    await save(person, KEY)
    expect(await whose()).toEqual(['server', 'server'])
    await save(person, KEY, { baseUrl: `http://127.0.0.1:${services.port}/own` })
    expect(await whose()).toEqual(['server', 'own'])
  })

  test('is nobody else’s to see, use or remove', async () => {
    const [carl, dora] = [await someone(), await someone()]
    await save(carl, KEY)
    expect(await keysOf(dora)).toMatchObject([{ checkedAt: null }, { checkedAt: null }])
    expect(await access().openaiFor(dora.id)).toBeUndefined()
    expect((await ask('DELETE', '/api/keys/openai', undefined, dora)).status).toBe(404)
    expect(await keysOf(carl)).toMatchObject([{ ending: '1234' }, {}])
  })

  test('comes before the server’s, which serves again once it is removed', async () => {
    const emil = await someone()
    expect(await access().hunterFor(emil.id)).toMatchObject({ key: 'the-server-hunter-key', whose: 'server' })
    await save(emil, KEY, {}, 'hunter')
    expect(await access().hunterFor(emil.id)).toMatchObject({ key: KEY, whose: 'own' })
    expect((await ask('DELETE', '/api/keys/hunter', undefined, emil)).status).toBe(204)
    expect(await keysOf(emil)).toMatchObject([{}, { ...none, server: true }])
    expect(await access().hunterFor(emil.id)).toMatchObject({ whose: 'server' })
  })

  test('takes the place of the one before', async () => {
    const fay = await someone()
    await save(fay, KEY, { model: 'old' })
    expect((await save(fay, OTHER_KEY)).body).toMatchObject({ ending: '9876', model: '' })
    expect(await access().openaiFor(fay.id)).toMatchObject({ key: OTHER_KEY, model: 'usual-model' })
  })

  test('counts as absent when the server’s secret is another, and asks to be entered again', async () => {
    const gus = await someone()
    await save(gus, KEY, {}, 'hunter')
    expect(await access('another secret').hunterFor(gus.id)).toMatchObject({ whose: 'server' })
    await save(gus, KEY)
    await alter({ sealed: 'AAAA' }, gus.id)
    expect(await access().openaiFor(gus.id)).toBeUndefined()
    expect(await keysOf(gus)).toMatchObject([{ ending: '1234', checkedAt: NOW, readable: false }, {}])
    await save(gus, KEY)
    expect(await keysOf(gus)).toMatchObject([{ readable: true }, {}])
  })

  test('does not open for another person or service, even moved there in the database', async () => {
    const [hal, ida] = [await someone(), await someone()]
    for (const person of [hal, ida]) await save(person, person === hal ? KEY : OTHER_KEY)
    const { sealed } = (await store.read.select().from(keys).where(eq(keys.userId, hal.id)))[0]!
    await alter({ sealed }, ida.id)
    expect(await access().openaiFor(ida.id)).toBeUndefined()
    await alter({ provider: 'hunter' }, hal.id)
    expect(await access().hunterFor(hal.id)).toMatchObject({ whose: 'server' })
  })
})

describe('a key that is not taken', () => {
  test('is refused in words, and the one before stays', async () => {
    const person = await someone()
    await save(person, KEY)
    const message = 'Please verify your OpenAI API key and try again.'
    const { status, body } = await save(person, WRONG_KEY)
    expect([status, body]).toEqual([400, { message, code: 'invalid', issues: [{ path: 'key', message }] }])
    const hunter = await save(person, WRONG_KEY, {}, 'hunter')
    expect([hunter.status, hunter.body.message]).toEqual([
      400,
      'Please verify your Hunter API key and try again.',
    ])
    expect(await keysOf(person)).toMatchObject([{ ending: '1234' }, { checkedAt: null }])
  })

  test.each([
    [402, 400, 'The credits of this OpenAI API key are used up.'],
    [429, 502, 'The AI service takes no more calls for now. Please try again in a minute.'],
    [503, 502, 'The AI service could not be reached, so the key was not saved. Please try again.'],
  ])('a service that answers %i is told apart from a wrong key', async (answer, status, message) => {
    const person = await someone()
    trouble = answer
    const refused = await save(person, KEY)
    trouble = undefined
    expect([refused.status, refused.body.message]).toEqual([status, message])
    expect(await keysOf(person)).toMatchObject([{ checkedAt: null }, {}])
  })

  test.each(['http://169.254.169.254/latest', 'http://127.0.0.1:1/v1', 'javascript:alert(1)'])(
    'an address inside is never called: %s',
    async (baseUrl) => {
      const person = await someone()
      asked.length = 0
      const { status, body } = await save(person, KEY, { baseUrl })
      expect(status).toBe(400)
      expect(body.issues).toEqual([
        { path: 'baseUrl', message: 'The AI service can’t be called at this address. Please verify it.' },
      ])
      expect(asked).toEqual([])
      expect(await keysOf(person)).toMatchObject([{ checkedAt: null }, {}])
    },
  )

  test.each(['', '   ', 'two words', 'line\nbreak', 'schlüssel', 'x'.repeat(501)])(
    'what can’t be a key is not sent anywhere: %j',
    async (key) => {
      const person = await someone()
      asked.length = 0
      expect((await save(person, key)).status).toBe(400)
      expect(asked).toEqual([])
    },
  )

  test('a service that Rove does not know is not found', async () => {
    const person = await someone()
    for (const method of ['PUT', 'DELETE']) {
      expect((await ask(method, '/api/keys/constructor', { key: KEY }, person)).status).toBe(404)
    }
  })

  test('a failure inside does not take the key along into the log', async () => {
    const before = logged.length
    expect((await save(await someone(), EXPLODING_KEY)).status).toBe(500)
    expect(logged.slice(before).join('')).toContain('"name":"TypeError"')
  })
})

test('the keys that were typed are nowhere: no file of the data folder, no line of the log, no answer', async () => {
  const person = await someone()
  await save(person, KEY)
  const places = await bytesOf(dataDir)
  expect([...places.keys()]).toEqual(expect.arrayContaining([...storesFiles, 'secret.key']))
  places.set('log', Buffer.from(logged.join('')))
  places.set('answers', Buffer.from(answers.join('\n')))
  expect(places.get('answers')!.includes(`"ending":"${KEY.slice(-4)}"`)).toBe(true)
  for (const [place, bytes] of places) {
    for (const key of typed) {
      for (const form of formsOf(key)) expect(bytes.includes(form), `${place} holds ${form}`).toBe(false)
    }
  }
})

/** Forms in which a text may occur in bytes: plain, in hex, in base64 at its three alignments, in UTF-16. */
function formsOf(text: string): Buffer[] {
  const inBase64 = [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64')
    // The first and the last group also contain bits of the bytes around.
    return whole.slice(shift ? 4 : 0).slice(0, -4)
  })
  const hex = Buffer.from(text).toString('hex')
  const urlSafe = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))
  const texts = [text, encodeURIComponent(text), hex, hex.toUpperCase(), ...inBase64, ...urlSafe]
  return [...texts.map((form) => Buffer.from(form)), Buffer.from(text, 'utf16le')]
}
