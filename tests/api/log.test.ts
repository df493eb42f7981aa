import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type { Person } from '#tests/world.ts'
import { openServed, type Served, seller } from './served.ts'

interface Line {
  msg: string
  [field: string]: unknown
}

const logged: Line[] = []
let server: Served
/** While set, every write of the server fails with it. */
let trouble: Error | undefined
beforeAll(async () => {
  server = await openServed({
    log: pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    change: ({ store }) => ({
      store: { ...store, tx: (work) => (trouble ? Promise.reject(trouble) : store.tx(work)) },
    }),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

const account = {
  username: 'magdalena',
  email: 'magdalena@secret.example',
  password: 'correct horse battery',
  fullName: 'Magdalena Quist',
}
const lead = {
  company: 'Zwick',
  fullName: 'Ottokar Zwick',
  email: 'ottokar@customer.example',
  notes: 'Allergic to peanuts',
}
const TOKEN = 'invitation-token-5u9x7'

/** Everything that a rep does with an account, with right and wrong input. */
async function session(): Promise<string[]> {
  const wrong = { username: account.username, password: 'wrong horse battery' }
  const registered = await server.ask('POST', '/api/auth/register', account)
  const cookie = registered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const person: Person = { user: registered.body, cookie, teamId: 0 }
  const ask = (method: string, path: string, body?: unknown) => server.ask(method, path, body, person)
  await ask('POST', '/api/auth/register', account)
  await ask('POST', '/api/auth/login', wrong)
  const signedIn = await ask('POST', '/api/auth/login', account)
  person.cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''

  const query = `protocol=${PROTOCOL}&userId=${person.user.id}&cursors=[]`
  const pulled = await ask('GET', `/api/sync/pull?${query}&deviceName=Magdalena%20phone`)
  person.teamId = pulled.body.teams[0].id
  const mutation = { mid: randomUUID(), teamId: person.teamId, at: new Date().toISOString() }
  const mutations = [{ ...mutation, name: 'lead.create', args: { id: newId(), fields: lead } }]
  const push = { protocol: PROTOCOL, userId: person.user.id, deviceId: 'magdalenas-phone', mutations }
  expect((await ask('POST', '/api/sync/push', push)).body.outcomes).toMatchObject([{ outcome: 'applied' }])
  await ask('POST', '/api/leads', { ...lead, email: 'Ottokar Zwick' })
  await ask('GET', `/api/nowhere/${TOKEN}?email=${account.email}`)
  await upload(person)

  for (const error of faults()) {
    trouble = error
    expect((await ask('POST', '/api/leads', lead)).status).toBe(500)
  }
  trouble = undefined
  await ask('GET', '/api/auth/logout')
  return [cookie, person.cookie].map((one) => one.replace('rove_session=', ''))
}

async function upload({ cookie }: Person) {
  const form = new FormData()
  form.set('file', new File(['\xff\xd8\xff Ottokar Zwick'], 'passport-of-ottokar.jpg'))
  await fetch(`${server.url}/api/uploads`, { method: 'POST', body: form, headers: { Cookie: cookie } })
}

/** Errors whose messages contain a person's input, as those of libraries do. */
function faults(): Error[] {
  const cause = new SyntaxError(`Unexpected token in "${account.email}"`)
  const detailed = Object.assign(new Error(`params: ${lead.fullName}`, { cause }), { params: [lead.notes] })
  return [new TypeError(`"${account.password}" is not a header`), detailed]
}

test('a session leaves no password, cookie, address, name, text or token in the log, however much is logged', async () => {
  const sessions = await session()
  const secrets = [
    ...sessions,
    ...['horse battery', 'secret.example', 'agdalena', 'Quist', 'Ottokar', 'ottokar', 'Zwick', 'peanuts'],
    TOKEN,
  ]
  const text = logged.map((line) => JSON.stringify(line)).join('\n')
  expect(secrets.filter((secret) => secret.length < 5)).toEqual([])
  expect(
    secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
  ).toEqual([])
})

test('each call is one line: what was asked for by its pattern, how it ended, how long it took, and its own id', () => {
  const calls = logged.filter(({ msg }) => msg === 'answered')
  expect(calls.length).toBeGreaterThan(10)
  for (const call of calls) {
    expect(call).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: expect.any(String),
      route: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
    })
  }
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  expect(calls.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/register 201',
      'POST /api/auth/login 401',
      'POST /api/sync/push 200',
      'GET /api/* 404',
    ]),
  )
})

test('what a person reports by the id of an answer is found in the log, with its cause', async () => {
  trouble = Object.assign(new Error('permission denied'), { code: 'EACCES' })
  const answer = await server.ask('POST', '/api/auth/register', {
    ...account,
    username: 'other',
    email: 'o@o.example',
  })
  trouble = undefined
  expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong. Please try again.' } })
  const id = answer.headers.get('X-Request-Id')
  const told = logged.filter((line) => line.id === id)
  expect(told).toMatchObject([
    {
      msg: 'request failed',
      method: 'POST',
      route: '/api/auth/register',
      err: { name: 'Error', code: 'EACCES', message: 'permission denied', frames: expect.any(Array) },
    },
    { msg: 'answered', status: 500 },
  ])
})

test('nobody chooses the id of a call', async () => {
  const headers = { 'X-Request-Id': 'chosen' }
  const answer = await server.ask('GET', '/api/health', undefined, undefined, headers)
  expect(answer.headers.get('X-Request-Id')).not.toBe('chosen')
})

test.each([
  ['PUT', '/api/uploads/1?userId=:user&teamId=:user', 'image/png'],
  ['POST', '/api/uploads', 'multipart/form-data; boundary=cut'],
  ['POST', '/api/directories?name=Ours&format=csv&mapping={"name":"Name","website":"Web"}', 'text/csv'],
  ['POST', '/api/sync/push', 'application/json'],
  ['POST', '/api/auth/login', 'application/json'],
])(
  'a phone that loses its signal in the middle of %s %s is no fault of the server',
  async (method, path, type) => {
    const { person } = await seller(server)
    const sending = request(server.url + encodeURI(path.replaceAll(':user', String(person.user.id))), {
      method,
      headers: { Cookie: person.cookie, 'Content-Type': type, Expect: '100-continue' },
    })
    sending.on('error', () => {})
    sending.flushHeaders()
    await once(sending, 'continue')
    logged.length = 0
    sending.write('half of it', () => sending.destroy())
    await expect.poll(() => logged.at(-1)?.msg).toBe('answered')
    expect(logged).toMatchObject([{ msg: 'answered', status: 408 }])
  },
)
