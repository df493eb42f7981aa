import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeReset } from '#api/auth/reset.ts'
import { newId } from '#db/model/id.ts'
import { environmentOf, read, storeIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) AppleWebKit/605.1 Version/18 Safari/605.1'

let world: World
let people = 0
let ana: Person
let name: string
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  name = `ana${++people}`
  ana = await world.person(name)
})

const cookieOf = (headers: Headers) => headers.get('Set-Cookie')?.split(';')[0] ?? ''
const login = (password = `${name}-secret`, headers?: Record<string, string>, carrying?: Person) =>
  world.ask('POST', '/api/auth/login', { username: name, password }, carrying, headers)

/** The same person in another browser. */
async function elsewhere(userAgent = LAPTOP): Promise<Person> {
  const { headers } = await login(undefined, { 'User-Agent': userAgent })
  return { ...ana, cookie: cookieOf(headers) }
}

const whoIs = async (person: Person) => (await world.ask('GET', '/api/auth/user', undefined, person)).status
const changePassword = (body: unknown, person = ana) => world.ask('POST', '/api/auth/password', body, person)
const reset = (token: string, password = 'new-secret') =>
  world.ask('POST', '/api/auth/reset-password', { token, password })

const stored = <Row extends object>(sql: string, ...values: unknown[]) => read<Row>(world, sql, ...values)

/** The audit log's entries about a person, in order. */
const audited = ({ user: { id } }: Person) =>
  stored<{ event: string; userId: number | null; subject: string }>(
    'SELECT event, userId, subject FROM audit WHERE userId = ? OR subject = ? ORDER BY id',
    id,
    String(id),
  )
const eventsOf = async (person: Person) => (await audited(person)).map(({ event }) => event)

/** Runs the operator's command beside the running server. */
const command = async (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/reset-password-cli.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...(await environmentOf(world.dataDir)) },
  })

/** The token of a new link, made by the command beside the running server. */
async function link(): Promise<string> {
  const store = await storeIn(world.dataDir)
  const token = await store.tx((handle) => makeReset(handle, ana.user.id, new Date()))
  await store.close()
  return token
}

describe('a new password', () => {
  test('ends what is signed in elsewhere, and keeps this browser', async () => {
    const laptop = await elsewhere()
    const body = { currentPassword: `${name}-secret`, password: 'new-secret' }
    expect((await changePassword(body)).status).toBe(204)
    expect(await whoIs(ana)).toBe(200)
    expect(await whoIs(laptop)).toBe(401)
    expect((await login()).status).toBe(401)
    expect((await login('new-secret')).status).toBe(200)
  })

  test('needs the current one, and changes nothing without it', async () => {
    const laptop = await elsewhere()
    const message = 'The current password is not right.'
    expect(await changePassword({ currentPassword: 'wrong', password: 'new-secret' })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'currentPassword', message }] },
    })
    expect(await whoIs(laptop)).toBe(200)
    expect((await login()).status).toBe(200)
  })

  test.each([
    ['short', '12345', 'Password must be at least 6 characters'],
    ['long', 'p'.repeat(101), 'Password must be less than 100 characters'],
  ])('that is too %s is refused', async (_, password, message) => {
    const answer = await changePassword({ currentPassword: `${name}-secret`, password })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'password', message }] } })
  })

  test('makes a link for a forgotten one useless', async () => {
    const token = await link()
    await changePassword({ currentPassword: `${name}-secret`, password: 'new-secret' })
    expect((await reset(token)).status).toBe(410)
  })
})

describe('a link for a forgotten password', () => {
  test('sets a new one once, ends all that was signed in, and signs in', async () => {
    const token = await link()
    const { status, body, headers } = await reset(token)
    expect({ status, body }).toEqual({ status: 200, body: ana.user })
    expect(await whoIs(ana)).toBe(401)
    expect(await whoIs({ ...ana, cookie: cookieOf(headers) })).toBe(200)
    expect((await login('new-secret')).status).toBe(200)

    const again = await reset(token, 'other-secret')
    expect(again).toMatchObject({
      status: 410,
      body: { message: 'This link is not known or was used already. Please ask for a new one.' },
    })
    expect(cookieOf(again.headers)).toBe('')
    expect((await login('new-secret')).status).toBe(200)
  })

  test('works for an hour', async () => {
    const token = await link()
    const [row] = await stored<{ expiresAt: string }>(
      'SELECT expiresAt FROM password_resets WHERE userId = ?',
      ana.user.id,
    )
    const left = Date.parse(row!.expiresAt) - Date.now()
    expect(left).toBeGreaterThan(59 * 60_000)
    expect(left).toBeLessThanOrEqual(60 * 60_000)
    const past = new Date(Date.now() - 1).toISOString()
    await stored('UPDATE password_resets SET expiresAt = ? WHERE userId = ?', past, ana.user.id)
    expect(await reset(token)).toMatchObject({
      status: 410,
      body: { message: 'This link has expired. Please ask for a new one.' },
    })
    expect((await login()).status).toBe(200)
  })

  test('gives way to a later one, and is not kept as it is', async () => {
    const [first, second] = [await link(), await link()]
    const rows = await stored<{ tokenHash: string }>(
      'SELECT * FROM password_resets WHERE userId = ?',
      ana.user.id,
    )
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      createHash('sha256').update(second).digest('hex'),
    ])
    expect((await reset(first)).status).toBe(410)
    expect((await reset(second, '12345')).status).toBe(400)
    expect((await reset(second)).status).toBe(200)
  })

  test('of two browsers at once serves one', async () => {
    const token = await link()
    const answers = await Promise.all([reset(token, 'one-secret'), reset(token, 'two-secret')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('is printed by a command while the server runs, for accounts alone', async () => {
    const { stdout } = await command(name.toUpperCase())
    const [, token = ''] = /^http:\/\/localhost:4000\/reset-password\?token=(\S+)$/m.exec(stdout) ?? []
    expect((await reset(token)).status).toBe(200)
    await expect(command('nobody')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no account "nobody"'),
    })
  }, 60_000)
})

describe('the signed-in devices', () => {
  const list = async (person = ana) =>
    (await world.ask('GET', '/api/users/me/sessions', undefined, person)).body

  test('are named by browser and system, then by what syncs, with when that was', async () => {
    const before = new Date().toISOString()
    const laptop = await elsewhere(PHONE)
    expect(await list(laptop)).toMatchObject([
      { name: 'Chrome on Android', lastSyncAt: null, current: true },
      { name: 'A browser on a device', current: false },
    ])
    const device = world.device(laptop)
    device.wire.deviceName = 'Edge on Windows'
    await device.sync()
    const [first] = await list(laptop)
    expect(first).toMatchObject({ name: 'Edge on Windows', current: true })
    expect(first.lastSyncAt >= before && first.since >= before).toBe(true)
  })

  test('are named by what syncs at once when it was signed in anew', async () => {
    const [before, after] = [world.device(await elsewhere(PHONE)), await elsewhere(PHONE)]
    const wire = { ...before.wire, deviceName: 'Edge on Windows' }
    before.wire = wire
    await before.sync()
    const device = world.device(after)
    device.wire = { ...wire, fetch: device.wire.fetch }
    await device.sync()
    expect(await list(after)).toContainEqual(
      expect.objectContaining({ name: 'Edge on Windows', current: true, lastSyncAt: expect.any(String) }),
    )
  })

  test('are told by names that open nothing', async () => {
    const [shown] = await list()
    expect(ana.cookie).not.toContain(shown.id)
    expect(await whoIs({ ...ana, cookie: `rove_session=${shown.id}` })).toBe(401)
  })

  test('are the person’s own', async () => {
    const stranger = await world.person(`stranger${people}`)
    expect(await list(stranger)).toHaveLength(1)
    const [mine] = await list()
    const path = `/api/users/me/sessions/${mine.id}`
    expect((await world.ask('DELETE', path, undefined, stranger)).status).toBe(404)
    expect(await whoIs(ana)).toBe(200)
  })

  test('can be signed out everywhere else at once; a device keeps what was not sent', async () => {
    const [laptop, lost] = [await elsewhere(), await elsewhere(PHONE)]
    const phone = world.device(lost)
    await phone.sync()
    const fields = { fullName: 'Mia', email: 'mia@berg.example' }
    await phone.change({ name: 'lead.create', args: { id: newId(), fields } })
    expect((await world.ask('DELETE', '/api/users/me/sessions', undefined, ana)).status).toBe(204)
    expect([await whoIs(ana), await whoIs(laptop), await whoIs(lost)]).toEqual([200, 401, 401])
    expect(await phone.sync()).toBe('signed-out')
    expect(await phone.store.outbox.count()).toBe(1)
    expect((await eventsOf(ana)).filter((event) => event === 'session.ended')).toHaveLength(2)
  })

  test('can be signed out from afar: the device is told at its next sync, and keeps only what it has not sent', async () => {
    const lost = await elsewhere()
    const phone = world.device(lost)
    await phone.sync()
    const args = { id: newId(), fields: { fullName: 'Mia', email: 'mia@berg.example' } }
    await phone.change({ name: 'lead.create', args })
    const other = (await list()).find(({ current }: { current: boolean }) => !current)
    const path = `/api/users/me/sessions/${other.id}`
    expect((await world.ask('DELETE', path, undefined, ana)).status).toBe(204)
    expect(await whoIs(lost)).toBe(401)
    expect(await phone.sync()).toBe('signed-out')
    expect(await phone.store.outbox.count()).toBe(1)
    expect(await phone.store.leads.get(args.id)).toBeUndefined()
    expect((await world.ask('DELETE', path, undefined, ana)).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  test('that listen are asked to sync once more when they are signed out, and hear nothing after', async () => {
    const lost = await elsewhere()
    const stream = await fetch(`${world.url}/api/sync/poke`, { headers: { Cookie: lost.cookie } })
    const told = stream.text()
    await changePassword({ currentPassword: `${name}-secret`, password: 'new-secret' })
    expect(await told).toMatch(/event: poke/)
  })

  test('hold one session each: signing in again takes the place of the one before', async () => {
    await login(undefined, undefined, ana)
    expect(await whoIs(ana)).toBe(401)
    expect(await stored('SELECT id FROM sessions WHERE userId = ?', ana.user.id)).toHaveLength(1)
  })
})

test('a taken name or address of a profile is pointed at', async () => {
  const other = await world.person(`other${people}`)
  const message = 'This username or email is already taken.'
  const currentPassword = `${name}-secret`
  for (const path of ['username', 'email'] as const) {
    const wanted = { [path]: other.user[path], currentPassword }
    const answer = await world.ask('PATCH', '/api/users/me', wanted, ana)
    expect(answer).toMatchObject({ status: 409, body: { message, issues: [{ path, message }] } })
  }
})

test.each([
  ['username', 'account.usernameChanged', () => `${name}-new`],
  ['email', 'account.emailChanged', () => `${name}-new@rove.example`],
] as const)('a new %s needs the current password, and is in the audit log', async (path, event, fresh) => {
  const save = (changes: object) => world.ask('PATCH', '/api/users/me', changes, ana)
  const wanted = { [path]: fresh(), position: 'Rep' }
  for (const [currentPassword, message] of [
    ['wrong', 'The current password is not right.'],
    ['', 'Please enter your current password to change your username or email address.'],
    [undefined, 'Please enter your current password to change your username or email address.'],
  ]) {
    expect(await save({ ...wanted, currentPassword })).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: 'currentPassword', message }] },
    })
  }
  const { body: before } = await world.ask('GET', '/api/auth/user', undefined, ana)
  expect(before).toEqual(ana.user)
  // Unchanged values need no password; older apps send them, too.
  expect((await save({ [path]: ana.user[path], position: 'Rep' })).status).toBe(200)
  expect(await eventsOf(ana)).not.toContain(event)
  expect((await save({ ...wanted, currentPassword: `${name}-secret` })).body).toMatchObject(wanted)
  expect((await eventsOf(ana)).at(-1)).toBe(event)
})

describe('the audit log', () => {
  test('tells of accounts, sessions and passwords, by whom', async () => {
    const { user } = ana
    await login('wrong')
    const laptop = await elsewhere()
    await changePassword({ currentPassword: `${name}-secret`, password: 'new-secret' })
    await reset(await link())
    expect(await eventsOf(ana)).toEqual([
      'account.registered',
      'session.started',
      'session.refused',
      'session.started',
      'account.passwordChanged',
      'session.ended',
      'account.resetLinkMade',
      'account.passwordReset',
      'session.started',
    ])
    const byNobody = (await audited(ana)).filter(({ userId }) => userId === null)
    expect(byNobody).toEqual([
      { event: 'session.refused', userId: null, subject: String(user.id) },
      { event: 'account.resetLinkMade', userId: null, subject: String(user.id) },
      { event: 'account.passwordReset', userId: null, subject: String(user.id) },
    ])
    expect(await whoIs(laptop)).toBe(401)
  })

  test('tells of a sign-out', async () => {
    await world.ask('GET', '/api/auth/logout', undefined, ana)
    expect((await eventsOf(ana)).at(-1)).toBe('session.ended')
  })

  test('holds nothing that was typed, nor what opens a session', async () => {
    const typed = 'my-real-password'
    await world.ask('POST', '/api/auth/login', { username: typed, password: typed })
    const token = await link()
    await reset(token)
    const all = JSON.stringify(await stored('SELECT * FROM audit'))
    const session = ana.cookie.split('=')[1] ?? ''
    for (const secret of [typed, `${name}-secret`, 'new-secret', token, session, name]) {
      expect(all).not.toContain(secret)
    }
  })
})
