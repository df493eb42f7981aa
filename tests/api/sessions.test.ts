import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { TrustedProxies } from '#api/http/proxies.ts'
import { bytesOf, onPostgres, read, storesFiles } from '#tests/database.ts'
import type { Person } from '#tests/world.ts'
import { openServed, SELLERS_PASSWORD, type Served, seller } from './served.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TLS = { 'X-Forwarded-Proto': 'https' }
const PLAIN = { 'X-Forwarded-Proto': 'http' }

let server: Served
beforeAll(async () => {
  server = await openServed({ config: { trusts: v.parse(TrustedProxies, '127.0.0.1') } })
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => void vi.useRealTimers())

async function inStore(sql: string, ...values: unknown[]): Promise<unknown[]> {
  const rows = await read(server, sql, ...values)
  return rows.flatMap((row) => Object.values(row))
}
const asks = (person: Person, headers = PLAIN) =>
  server.ask('GET', '/api/auth/user', undefined, person, headers)
const secretOf = ({ cookie }: Person) => cookie.split('=')[1] ?? ''
const elsewhere = async ({ user }: Person, headers = PLAIN): Promise<Person> => {
  const credentials = { username: user.username, password: SELLERS_PASSWORD }
  const answer = await server.ask('POST', '/api/auth/login', credentials, undefined, headers)
  expect(answer.status).toBe(200)
  return { user, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '', teamId: 0 }
}

describe('what is stored of a session', () => {
  test('opens nothing: neither what is in the store nor what is shown of it', async () => {
    const { person, ask } = await seller(server)
    const ids = await inStore('SELECT id FROM sessions WHERE userId = ?', person.user.id)
    const shown = (await ask('GET', '/api/users/me/sessions')).body.map(({ id }: { id: string }) => id)
    expect([ids.length, shown.length]).toEqual([1, 1])
    for (const id of [...ids, ...shown]) {
      expect((await asks({ ...person, cookie: `rove_session=${id}` })).status).toBe(401)
    }
    const places = await bytesOf(server.dataDir)
    for (const file of storesFiles) expect(places.get(file)?.includes(secretOf(person))).toBe(false)
  })

  test.skipIf(onPostgres)(
    'by an older Rove is hashed where it lies, and nobody is signed out by that',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'rove-older-'))
      const secret = 'a-cookie-from-before-the-update'
      const older = new Database(join(dataDir, 'rove.db'))
      migrate(drizzle(older), { migrationsFolder: migrationsBefore('_invitations', dataDir) })
      older.exec(`
      INSERT INTO users (id, username, email, passwordHash, fullName, createdAt)
        VALUES (7, 'ana', 'ana@rove.example', '', 'Ana', '2026-01-01T00:00:00.000Z');
      INSERT INTO sessions (id, userId, expiresAt) VALUES ('${secret}', 7, ${Date.now() / 1000 + 3600});
    `)
      older.close()

      const updated = await openServed({ config: { dataDir } })
      const cookie = `rove_session=${secret}`
      const answer = await fetch(`${updated.url}/api/auth/user`, { headers: { Cookie: cookie } })
      expect([answer.status, (await answer.json()).username]).toEqual([200, 'ana'])
      await updated[Symbol.asyncDispose]()
      expect(readFileSync(join(dataDir, 'rove.db')).includes(secret)).toBe(false)
      rmSync(dataDir, { recursive: true })
    },
  )
})

/** The folder of migrations before one of them was added. @param into where the copy goes */
function migrationsBefore(ending: string, into: string): string {
  const folder = join(import.meta.dirname, '../../db/server/sqlite/migrations')
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(ending))
  const entries = journal.entries.slice(0, at)
  const copy = join(into, 'migrations')
  mkdirSync(join(copy, 'meta'), { recursive: true })
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(join(folder, `${tag}.sql`), join(copy, `${tag}.sql`))
  return copy
}

describe('a session ends', () => {
  test('90 days after it began, however often it is used', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const began = Date.now()
    const { person } = await seller(server)
    for (let day = 10; day < 90; day += 10) {
      vi.setSystemTime(began + day * DAY_MS)
      expect([day, (await asks(person)).status]).toEqual([day, 200])
    }
    vi.setSystemTime(began + 89.9 * DAY_MS)
    expect((await asks(person)).status).toBe(200)
    vi.setSystemTime(began + 90.1 * DAY_MS)
    expect((await asks(person)).status).toBe(401)
  })

  test('after 30 days without use', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { person } = await seller(server)
    vi.setSystemTime(Date.now() + 30.1 * DAY_MS)
    expect((await asks(person)).status).toBe(401)
  })

  test('when the person has signed in with 25 other browsers since', async () => {
    const { person } = await seller(server)
    const second = await elsewhere(person)
    for (let n = 0; n < 24; n++) await elsewhere(person)
    expect([(await asks(person)).status, (await asks(second)).status]).toEqual([401, 200])
    expect(await inStore('SELECT count(*) FROM sessions WHERE userId = ?', person.user.id)).toEqual([25])
  }, 30_000)
})

describe('over TLS', () => {
  test('the cookie has the name that no other host can set, and opens the session by that name alone', async () => {
    const { person } = await seller(server)
    const { cookie } = await elsewhere(person, TLS)
    expect(cookie).toMatch(/^__Host-rove_session=\w{30,}$/)
    expect((await asks({ ...person, cookie }, TLS)).status).toBe(200)
    const plain = { ...person, cookie: cookie.replace('__Host-', '') }
    expect([(await asks(plain, TLS)).status, (await asks(plain, PLAIN)).status]).toEqual([401, 401])
  })

  test('a session by the plain name goes on, and gets the new one in its place', async () => {
    const { person } = await seller(server)
    const moved = await asks(person, TLS)
    expect(moved.status).toBe(200)
    const [set, dropped] = moved.headers.getSetCookie()
    expect(set).toContain(`__Host-${person.cookie}`)
    expect(set?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'Path=/', 'SameSite=Lax']))
    expect(set).not.toContain('Domain')
    expect(dropped).toMatch(/^rove_session=;.*Max-Age=0/)
    const again = await asks({ ...person, cookie: `__Host-${person.cookie}` }, TLS)
    expect([again.status, again.headers.getSetCookie()]).toEqual([200, []])
    // The response may have been lost.
    expect((await asks(person, TLS)).status).toBe(200)
  })

  test('signing out takes both names away', async () => {
    const { person } = await seller(server)
    const over = await elsewhere(person, TLS)
    const { headers } = await server.ask('GET', '/api/auth/logout', undefined, over, TLS)
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      '__Host-rove_session=',
      'rove_session=',
    ])
    expect((await asks(over, TLS)).status).toBe(401)
  })
})

describe('a session that somebody ended', () => {
  const codeOf = async (person: Person) => {
    const answer = await asks(person)
    return [answer.status, answer.body.code, answer.headers.getSetCookie().length]
  }

  test('is told to whoever still holds it, and to nobody else', async () => {
    const { person, ask } = await seller(server)
    const phone = await elsewhere(person)
    expect((await ask('DELETE', '/api/users/me/sessions')).status).toBe(204)
    expect(await codeOf(phone)).toEqual([401, 'ended', 1])
    const answer = await asks(phone)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^rove_ended=1;/)
    expect(answer.headers.getSetCookie()[0]).not.toContain('HttpOnly')
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
    expect(await codeOf({ ...phone, cookie: 'rove_session=drawnbyastranger' })).toEqual([
      401,
      'signed-out',
      0,
    ])
    const [id] = await inStore('SELECT id FROM ended_sessions WHERE userId = ?', person.user.id)
    expect(await codeOf({ ...phone, cookie: `rove_session=${id}` })).toEqual([401, 'signed-out', 0])
    expect((await asks(person)).status).toBe(200)
  })

  test('by a new password is told to the other devices, and the one that changed it goes on', async () => {
    const { person, ask } = await seller(server)
    const phone = await elsewhere(person)
    const passwords = { currentPassword: SELLERS_PASSWORD, password: 'another-long-one-7' }
    expect((await ask('POST', '/api/auth/password', passwords)).status).toBe(204)
    expect(await codeOf(phone)).toEqual([401, 'ended', 1])
    expect((await asks(person)).status).toBe(200)
  })

  test('is told apart from one that lapsed, that signed out, or that gave way to another', async () => {
    const { person } = await seller(server)
    const [lapsed, left, replaced] = [
      await elsewhere(person),
      await elsewhere(person),
      await elsewhere(person),
    ]
    await server.ask('GET', '/api/auth/logout', undefined, left)
    const { username } = person.user
    const anew = await server.ask(
      'POST',
      '/api/auth/login',
      { username, password: SELLERS_PASSWORD },
      replaced,
    )
    expect(anew.status).toBe(200)
    expect(await codeOf(left)).toEqual([401, 'signed-out', 0])
    expect(await codeOf(replaced)).toEqual([401, 'signed-out', 0])
    vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ['Date'] })
    expect(await codeOf(lapsed)).toEqual([401, 'signed-out', 0])
  })

  test('is told no longer than it would have lived', async () => {
    const { person, ask } = await seller(server)
    const phone = await elsewhere(person)
    await ask('DELETE', '/api/users/me/sessions')
    vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ['Date'] })
    expect(await codeOf(phone)).toEqual([401, 'signed-out', 0])
  })

  test('leaves no mark on a browser that is signed in again', async () => {
    const { person } = await seller(server)
    const answer = await asks({ ...person, cookie: `${person.cookie}; rove_ended=1` })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rove_ended=;.*Max-Age=0/)])
  })
})
