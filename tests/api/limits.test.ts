import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimits, type Limits } from '#api/http/limits.ts'
import { TrustedProxies } from '#api/http/proxies.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { read } from '#tests/database.ts'
import type { Answer, Person } from '#tests/world.ts'
import { openServed, SELLERS_PASSWORD, type Served, seller } from './served.ts'

const MINUTE_MS = 60_000
/** Checking a password is slow on purpose. */
const manyPasswords = { timeout: 60_000 }

let server: Served
/** The server's limits, for cases that would need too many calls. */
let limits: Limits
let newest: Limits
/** Addresses that no other test uses. */
let office: string
let cafe: string
let network = 0
const opened = (dataDir?: string) =>
  openServed({
    config: { trusts: v.parse(TrustedProxies, '1'), ...(dataDir && { dataDir }) },
    change: () => {
      newest = createLimits()
      return { limits: newest }
    },
  })
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = await opened()
  limits = newest
})
beforeEach(() => {
  network++
  office = `10.${network}.0.1`
  cafe = `10.${network}.0.2`
})
afterAll(async () => {
  vi.useRealTimers()
  await server[Symbol.asyncDispose]()
})

const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

const call = (method: string, path: string, body: unknown, from = office, person?: Person) =>
  server.ask(method, path, body, person, { 'X-Forwarded-For': from })

const signIn = (username: string, password: string, from = office) =>
  call('POST', '/api/auth/login', { username, password }, from)

const times = async (count: number, make: (n: number) => Promise<Answer>) => {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await make(n)).status)
  return statuses
}

/** Names both the seconds for a screen and the header for a program. */
function expectToWait(answer: Answer, minutes: number) {
  expect(answer.status).toBe(429)
  const message = `Too many attempts. Please try again in ${minutes} minutes.`
  expect(answer.body).toEqual({ message, code: 'too-many' })
  expect(Math.ceil(Number(answer.headers.get('Retry-After')) / 60)).toBe(minutes)
}

describe('signing in', manyPasswords, () => {
  test('a password that is guessed from one place again and again is not even looked at, for ten minutes', async () => {
    const { person } = await seller(server)
    const { username } = person.user
    expect(await times(6, () => signIn(username, 'wrong-guess'))).toEqual(Array(6).fill(401))
    expectToWait(await signIn(username, SELLERS_PASSWORD), 10)
    // The spelling of the name makes no difference.
    expectToWait(await signIn(` ${username.toUpperCase()} `, SELLERS_PASSWORD), 10)
    pass(7)
    expectToWait(await signIn(username, SELLERS_PASSWORD), 3)
    pass(3.1)
    expect((await signIn(username, SELLERS_PASSWORD)).status).toBe(200)
  })

  test('those who ask at once get no more guesses than those who ask one after another', async () => {
    const { person } = await seller(server)
    const guesses = Array.from({ length: 40 }, () => signIn(person.user.username, 'wrong-guess'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(6)
  })

  test('a stranger who guesses from many places does not lock the owner out of a place that they signed in from', async () => {
    const { person } = await seller(server)
    const { username } = person.user
    expect((await signIn(username, SELLERS_PASSWORD, cafe)).status).toBe(200)
    const statuses = await times(30, (n) => signIn(username, 'wrong-guess', `10.${network}.1.${n}`))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await signIn(username, SELLERS_PASSWORD, cafe)).status).toBe(200)
    expectToWait(await signIn(username, SELLERS_PASSWORD, office), 10)
    pass(10.1)
    expect((await signIn(username, SELLERS_PASSWORD, office)).status).toBe(200)
  })

  test('failures elsewhere and beside them do not lock a person out where they made their account', async () => {
    const username = `owner-${network}`
    const account = {
      username,
      email: `${username}@rove.example`,
      fullName: username,
      password: 'long-enough-1',
    }
    expect((await call('POST', '/api/auth/register', account, office)).status).toBe(201)
    const elsewhere = await times(12, (n) => signIn(username, 'wrong-guess', `10.${network}.2.${n}`))
    expect(elsewhere.slice(10)).toEqual([429, 429])
    const beside = await times(70, (n) => signIn(`beside-${n}`, 'wrong-guess', office))
    expect(beside.slice(60)).toEqual(Array(10).fill(429))
    expect((await signIn(username, 'long-enough-1', office)).status).toBe(200)
  })

  test('where a person signed in is known after a restart too, of the last 20 networks', async () => {
    const first = await opened()
    const { person } = await seller(first)
    const { username } = person.user
    const from = (n: number) => ({ 'X-Forwarded-For': `10.99.${n}.1` })
    const signInFrom = (there: Served, n: number, password = SELLERS_PASSWORD) =>
      there.ask('POST', '/api/auth/login', { username, password }, undefined, from(n))
    for (let n = 0; n < 21; n++) {
      expect((await signInFrom(first, n)).status).toBe(200)
      pass(1)
    }
    const second = await opened(first.dataDir)
    for (let n = 30; n < 41; n++) await signInFrom(second, n, 'wrong-guess')
    const known = [0, 1, 20, 41]
    const statuses = await Promise.all(known.map(async (n) => (await signInFrom(second, n)).status))
    expect(statuses).toEqual([429, 200, 200, 429])
    await second[Symbol.asyncDispose]()
    await first[Symbol.asyncDispose]()
  })

  test('which networks those are is not in the store', async () => {
    const { person } = await seller(server)
    const address = '203.0.113.77'
    expect((await signIn(person.user.username, SELLERS_PASSWORD, address)).status).toBe(200)
    const rows = await read<{ network: string }>(server, 'SELECT network FROM known_networks')
    const kept = rows.map(({ network }) => network)
    const guesses = [address, `${person.user.id} ${address}`].flatMap((text) =>
      (['hex', 'base64', 'base64url'] as const).map((form) => createHash('sha256').update(text).digest(form)),
    )
    expect(kept).not.toHaveLength(0)
    for (const guess of [address, ...guesses]) expect(kept).not.toContain(guess)
  })

  test('at most 100 guesses an hour reach one account, wherever they come from', async () => {
    const { person } = await seller(server)
    const { username } = person.user
    await signIn(username, SELLERS_PASSWORD, cafe)
    let reached = 0
    for (let minute = 0; minute < 60; minute += 10) {
      const from = [cafe, ...Array.from({ length: 2 }, (_, n) => `10.${network}.1.${n}`)]
      for (const place of from) {
        const statuses = await times(8, () => signIn(username, 'wrong-guess', place))
        reached += statuses.filter((status) => status === 401).length
      }
      pass(10)
    }
    expect(reached).toBeLessThanOrEqual(100)
  })

  test('an office behind one address is not slowed down by signing in rightly', async () => {
    const { person } = await seller(server)
    expect(await times(70, () => signIn(person.user.username, SELLERS_PASSWORD))).toEqual(Array(70).fill(200))
  })

  test('one address can not try many accounts; all addresses of an IPv6 customer count as one', async () => {
    const tried = await times(70, (n) => signIn(`someone-${n}`, 'password-1', `2001:db8:1:${n + 1}::1`))
    expect(tried.slice(0, 60)).toEqual(Array(60).fill(401))
    expect(tried.slice(60)).toEqual(Array(10).fill(429))
    expect((await signIn('someone', 'password-1', '2001:db8:2:3::1')).status).toBe(401)
  })
})

test('one address can not register without end', async () => {
  const answers = await times(61, (n) =>
    call('POST', '/api/auth/register', {
      username: `new-${n}`,
      email: `new-${n}@rove.example`,
      fullName: 'New One',
      password: n < 60 ? 'no' : 'long-enough-1',
    }),
  )
  expect(answers.slice(0, 60)).toEqual(Array(60).fill(400))
  expect(answers.at(-1)).toBe(429)
})

test('links for a forgotten password can not be guessed', async () => {
  const guess = () =>
    call('POST', '/api/auth/reset-password', { token: 'x'.repeat(43), password: 'long-enough-1' })
  expect(await times(61, guess)).toEqual([
    ...Array(60).fill(expect.toSatisfy((status) => status !== 429)),
    429,
  ])
})

test('and guessing them does not keep anybody from a new password', manyPasswords, async () => {
  const { person } = await seller(server)
  const guess = { token: 'x'.repeat(43), password: 'long-enough-1' }
  await times(61, () => call('POST', '/api/auth/reset-password', guess))
  const change = { currentPassword: SELLERS_PASSWORD, password: 'long-enough-1' }
  expect((await call('POST', '/api/auth/password', change, office, person)).status).toBe(204)
})

test(
  'registering tells of 20 taken names or addresses an hour, and then of none',
  manyPasswords,
  async () => {
    const { person } = await seller(server)
    const { username, email } = person.user
    const asked = (fields: object) =>
      call('POST', '/api/auth/register', {
        username: `free-${network}`,
        email: `free-${network}@rove.example`,
        fullName: 'Curious',
        password: 'long-enough-1',
        ...fields,
      })
    const told = await times(21, (n) => asked(n % 2 ? { username } : { email }))
    expect(told).toEqual([...Array(20).fill(409), 429])
    expectToWait(await asked({ username: 'somebody-else' }), 60)
  },
)

test('the profile tells of 10 taken names or addresses an hour, and of one’s own as often as it is saved', async () => {
  const [curious, { person }] = [await seller(server), await seller(server)]
  const save = (profile: object) => call('PATCH', '/api/users/me', profile, office, curious.person)
  const { username, email } = person.user
  expect(await times(20, () => save({ position: 'Rep' }))).toEqual(Array(20).fill(200))
  const told = await times(11, (n) =>
    save({ currentPassword: SELLERS_PASSWORD, ...(n % 2 ? { username } : { email }) }),
  )
  expect(told).toEqual([...Array(10).fill(409), 429])
})

test('keys can not be tried out without end', async () => {
  const { person } = await seller(server)
  const statuses = await times(21, () => call('PUT', '/api/keys/openai', { key: '' }, office, person))
  expect(statuses).toEqual([...Array(20).fill(400), 429])
})

test('a person has 30 event streams open at once, and others have theirs', async () => {
  const [busy, calm] = [await seller(server), await seller(server)]
  const open = async ({ person }: typeof busy, method = 'GET') => {
    const end = new AbortController()
    const headers = { Cookie: person.cookie }
    const { status } = await fetch(`${server.url}/api/sync/poke`, { method, headers, signal: end.signal })
    return { status, end: () => end.abort() }
  }
  await open(busy, 'HEAD')
  const streams = await Promise.all(Array.from({ length: 30 }, () => open(busy)))
  expect(streams.map(({ status }) => status)).toEqual(Array(30).fill(200))
  const [refused, other] = [await open(busy), await open(calm)]
  expect([refused.status, other.status]).toEqual([429, 200])
  streams[0]?.end()
  await expect.poll(async () => (await open(busy)).status).toBe(200)
  for (const { end } of [...streams, other]) end()
})

test('of one account 64 MB are taken at once and then 1 MB a minute, and nobody else waits meanwhile', async () => {
  const [busy, calm] = [await seller(server), await seller(server)]
  const MB = 1024 * 1024
  /** A push with a Content-Length, as each has. */
  const push = ({ person }: typeof busy) =>
    server.within('/api/sync/push', {
      method: 'POST',
      body: JSON.stringify({
        protocol: PROTOCOL,
        userId: person.user.id,
        deviceId: 'phone',
        mutations: [],
      }),
      headers: {
        Cookie: person.cookie,
        'Content-Type': 'application/json',
        'Content-Length': String(MB / 2),
      },
    })
  const pushes = async (count: number) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n++) statuses.push((await push(busy)).status)
    return statuses
  }
  const atOnce = await pushes(131)
  const taken = atOnce.filter((status) => status === 200).length
  expect([taken >= 128, taken <= 130, atOnce.at(-1)]).toEqual([true, true, 429])
  const refused = await push(busy)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect((await push(calm)).status).toBe(200)
  // Reads are still allowed.
  expect((await busy.ask('GET', '/api/leads')).status).toBe(200)
  pass(1.1)
  expect(await pushes(4)).toEqual([200, 200, 429, 429])
  pass(60)
  expect(new Set(await pushes(100))).toEqual(new Set([200]))
})

describe('what one account can have of the server', () => {
  const of = ({ person }: Awaited<ReturnType<typeof seller>>, method: string, path: string, body?: unknown) =>
    call(method, path, body, office, person)

  test('is so many calls in ten minutes, reading among them, and another person may go on', async () => {
    const [busy, calm] = [await seller(server), await seller(server)]
    await limits.take('call', busy.person.user.id, 29_980)
    const statuses = await times(20, () => of(busy, 'GET', '/api/leads'))
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    expect((await of(calm, 'GET', '/api/leads')).status).toBe(200)
  })

  test('is a full team’s rows twice an hour, and then its devices are told when to go on', async () => {
    const { person } = await seller(server)
    const pull = () =>
      call('GET', `/api/sync/pull?protocol=1&userId=${person.user.id}&cursors=[]`, undefined, office, person)
    await limits.take('read', person.user.id, 2 * 1024 ** 3 - 1000)
    const answer = await pull()
    expect([answer.status, Number(answer.headers.get('Retry-After')) > 60]).toEqual([429, true])
    pass(61)
    expect((await pull()).status).toBe(200)
  })

  test('is so many lists of companies an hour, and so many looks into one', async () => {
    const rep = await seller(server)
    const imported = await times(31, () => of(rep, 'POST', '/api/directories', {}))
    expect([imported.slice(0, 30).includes(429), imported.at(-1)]).toEqual([false, 429])
    const looked = await times(61, () => of(rep, 'POST', '/api/directories/preview', {}))
    expect([looked.slice(0, 60).includes(429), looked.at(-1)]).toEqual([false, 429])
  })

  test('is the audit log as a file 20 times an hour, each to its last page', async () => {
    const rep = await seller(server)
    const path = `/api/teams/${rep.person.teamId}/audit/export`
    expect(await times(21, () => of(rep, 'GET', path))).toEqual([...Array(20).fill(200), 429])
    expect((await of(rep, 'GET', `${path}?before=9`)).status).toBe(200)
  })

  test('is 20 times an hour to take it back, and so many changes to its teams', async () => {
    const rep = await seller(server)
    const back = await times(21, () => of(rep, 'DELETE', '/api/users/me/deletion'))
    expect(back).toEqual([...Array(20).fill(200), 429])
    await limits.take('act', rep.person.user.id, 295)
    const edits = await times(6, () => of(rep, 'PATCH', `/api/teams/${rep.person.teamId}`, {}))
    expect([edits.slice(0, 4).includes(429), edits.at(-1)]).toEqual([false, 429])
  })
})

test('a person makes no more than 20 teams an hour', async () => {
  const { person } = await seller(server)
  const make = (n: number) => call('POST', '/api/teams', { name: `Team ${n}` }, office, person)
  expect(await times(21, make)).toEqual([...Array(20).fill(201), 429])
})

test('with a stolen session the password can not be guessed', manyPasswords, async () => {
  const { person } = await seller(server)
  const change = { currentPassword: 'wrong-guess', password: 'long-enough-1' }
  const statuses = await times(11, () => call('POST', '/api/auth/password', change, office, person))
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})

test('invitations can not be sent without end', async () => {
  const { person } = await seller(server)
  const invite = (n: number) =>
    call(
      'POST',
      `/api/teams/${person.teamId}/invitations`,
      { email: `m${n}@rove.example`, role: 'member' },
      office,
      person,
    )
  const statuses = await times(61, invite)
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('emails can not be written without end, and another person may go on', async () => {
  const [busy, calm] = [await seller(server), await seller(server)]
  const write = ({ person }: typeof busy) => call('POST', '/api/generate-email', {}, office, person)
  expect((await times(61, () => write(busy))).at(-1)).toBe(429)
  expect((await write(calm)).status).toBe(400)
})

test('questions about Rove can not be asked without end, and another person may go on', async () => {
  const [busy, calm] = [await seller(server), await seller(server)]
  const ask = ({ person }: typeof busy) => call('POST', '/api/help', {}, office, person)
  const statuses = await times(61, () => ask(busy))
  expect([statuses.slice(0, 60).includes(429), statuses.at(-1)]).toEqual([false, 429])
  expect((await ask(calm)).status).toBe(400)
})

test('files can not be uploaded without end, in either way', async () => {
  const { person } = await seller(server)
  const path = `/api/uploads/1?userId=${person.user.id}&teamId=${person.teamId}`
  const upload = (n: number) =>
    call(n % 2 ? 'PUT' : 'POST', n % 2 ? path : '/api/uploads', {}, office, person)
  const statuses = await times(302, upload)
  expect(statuses.slice(0, 300)).not.toContain(429)
  expect(statuses.slice(300)).toEqual([429, 429])
})

describe('work that the server does', () => {
  const task = { kind: 'approve', args: { suggestionIds: [1] } }
  const asked = () => ({ id: newId(), task })
  const pushed = (person: Person, mutations: object[]) =>
    call(
      'POST',
      '/api/sync/push',
      { protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone', mutations },
      office,
      person,
    )
  const mutation = (person: Person, name: string, args: object) => ({
    mid: randomUUID(),
    teamId: person.teamId,
    at: new Date().toISOString(),
    name,
    args,
  })

  test('asked for too often by a phone is refused in a sentence, and holds up no other change', async () => {
    const { person } = await seller(server)
    const many = Array.from({ length: 60 }, () => mutation(person, 'request.create', asked()))
    const { body: taken } = await pushed(person, many)
    expect(new Set(taken.outcomes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
      new Set(['applied']),
    )
    const lead = { id: newId(), fields: { fullName: 'Mia Berg', email: 'mia@berg.example' } }
    const last = [mutation(person, 'request.create', asked()), mutation(person, 'lead.create', lead)]
    expect((await pushed(person, last)).body.outcomes).toMatchObject([
      { outcome: 'rejected', code: 'limited', message: 'Too many attempts. Please try again in 10 minutes.' },
      { outcome: 'applied' },
    ])
    // Confirmed mutations stay confirmed, however often they are sent again.
    expect((await pushed(person, many.slice(0, 3))).body.outcomes).toEqual(taken.outcomes.slice(0, 3))
    pass(10.1)
    expect((await pushed(person, last.slice(0, 1))).body.outcomes).toMatchObject([{ outcome: 'applied' }])
  })

  test('counts the same over REST', async () => {
    const { person, productId } = await seller(server)
    await pushed(
      person,
      Array.from({ length: 60 }, () => mutation(person, 'request.create', asked())),
    )
    const wanted = { productId, count: 1 }
    expectToWait(await call('POST', '/api/generate-company-suggestions', wanted, office, person), 10)
  })
})
