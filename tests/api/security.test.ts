import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TrustedProxies } from '#api/http/proxies.ts'
import { alter } from '#tests/database.ts'
import { ovenProduct } from '#tests/site.ts'
import type { Person } from '#tests/world.ts'
import { aLead } from './samples.ts'
import { openServed, type Served, seller } from './served.ts'

/** The inline script of the page. */
const IN_PAGE = 'showWhatWasSeenLast()'

let dist: string
let server: Served
/** A server behind one proxy. */
let behindProxy: Served
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'rove-dist-'))
  writeFileSync(join(dist, 'index.html'), `<!doctype html><title>Rove</title><script>${IN_PAGE}</script>`)
  for (const folder of ['.vite', '.git', 'assets']) mkdirSync(join(dist, folder))
  for (const file of ['.vite/manifest.json', '.git/config', 'assets/.hidden']) {
    writeFileSync(join(dist, file), 'secret')
  }
  server = await openServed({ change: () => ({ dist }) })
  behindProxy = await openServed({ config: { trusts: v.parse(TrustedProxies, '127.0.0.1') } })
})
afterAll(async () => {
  for (const one of [server, behindProxy]) await one[Symbol.asyncDispose]()
  rmSync(dist, { recursive: true })
})

describe('a browser is told', () => {
  const directives = async (path: string) => {
    const { headers } = await fetch(server.url + path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    return Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one]))
  }

  test.each(['/', '/leads', '/api/health', '/api/leads', '/api/nowhere', '/assets/gone.js'])(
    'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
    async (path) => {
      expect(await directives(path)).toMatchObject({
        'default-src': "default-src 'none'",
        'script-src': expect.stringMatching(/^script-src 'self'(?: 'sha256-[^']+')?$/),
        'connect-src': "connect-src 'self'",
        'img-src': "img-src 'self' data: blob:",
        'worker-src': "worker-src 'self'",
        'form-action': "form-action 'self'",
        'base-uri': "base-uri 'none'",
        'object-src': "object-src 'none'",
        'frame-ancestors': "frame-ancestors 'none'",
      })
      const { headers } = await fetch(server.url + path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
      })
    },
  )

  test('to run the script that stands in the page, and none that anybody put beside it', async () => {
    const hash = createHash('sha256').update(IN_PAGE).digest('base64')
    for (const path of ['/', '/leads']) {
      expect(await directives(path)).toMatchObject({ 'script-src': `script-src 'self' 'sha256-${hash}'` })
    }
  })

  test.each(['/', '/leads', '/index.html'])(
    'to put no page away for a step back, with what it holds of the store: %s',
    async (path) => {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('nothing that makes it start another process before it draws the page', async () => {
    const { headers } = await fetch(server.url)
    expect(headers.has('Origin-Agent-Cluster')).toBe(false)
  })

  test('nothing of what the server is made with', async () => {
    const { headers } = await fetch(`${server.url}/api/health`)
    expect([...headers.keys()].filter((name) => /server|powered/.test(name))).toEqual([])
  })

  test.each(['/api/leads', '/api/health', '/api/nowhere'])(
    'to store no answer of the API, and to show none as a page: %s',
    async (path) => {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Content-Disposition')).toBe('attachment; filename="api.json"')
      expect(headers.get('Content-Type')).toContain('application/json')
    },
  )
})

test.each(['/.vite/manifest.json', '/assets/.hidden', '/.git/config', '/..%2frove.db', '/%2e%2e/rove.db'])(
  '%s is no file of the app',
  async (path) => {
    const text = await (await fetch(server.url + path)).text()
    expect(text).not.toContain('secret')
  },
)

test('the page needs no script but files: none stands in it, nor in an attribute', () => {
  const page = readFileSync(join(import.meta.dirname, '../../app/index.html'), 'utf8')
  expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toBeNull()
  expect(page.match(/\son\w+=|javascript:|\sstyle=/g)).toBeNull()
})

describe('a call with a person’s cookie', () => {
  const writes: [method: string, path: string, type?: string][] = [
    ['POST', '/api/leads', 'application/json'],
    ['POST', '/api/leads', 'text/plain'],
    ['POST', '/api/leads', 'application/x-www-form-urlencoded'],
    ['POST', '/api/uploads', 'multipart/form-data; boundary=x'],
    ['POST', '/api/directories?name=x&format=csv&mapping={}'],
    ['POST', '/api/auth/login', 'application/json'],
    ['POST', '/api/auth/register', 'application/json'],
    ['POST', '/api/sync/push', 'application/json'],
    ['PATCH', '/api/users/me', 'application/json'],
    ['PUT', '/api/keys/openai', 'application/json'],
    ['PUT', '/api/uploads/1?userId=1&teamId=1'],
    ['DELETE', '/api/leads/1'],
    ['GET', '/api/auth/logout'],
  ]
  let cookie: string
  beforeAll(async () => {
    cookie = (await seller(server)).person.cookie
  })
  const made = async ([method, path, type]: (typeof writes)[number], headers: Record<string, string>) => {
    const sent = { Cookie: cookie, ...(type && { 'Content-Type': type }), ...headers }
    const body = method === 'POST' || method === 'PATCH' || method === 'PUT' ? '{}' : null
    return fetch(server.url + path, { method, headers: sent, body })
  }

  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
  ]
  test.each(writes)('%s %s (%s) from another site’s page is refused', async (...call) => {
    for (const headers of foreign) {
      const answer = await made(call, headers)
      expect([headers, answer.status]).toEqual([headers, 403])
      expect(await answer.json()).toEqual({
        message: 'This call comes from another website.',
        code: 'forbidden',
      })
    }
  })

  test.each(writes.slice(0, -1))(
    '%s %s (%s) from Rove’s own page, or from no page, is not',
    async (...call) => {
      const own: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'same-origin' },
        { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://what.a.proxy.made.of.it.example' },
        { Origin: server.url },
        {},
      ]
      for (const headers of own) expect((await made(call, headers)).status).not.toBe(403)
    },
  )

  test('reading from elsewhere is answered, though no other page may see the answer', async () => {
    const headers = { Cookie: cookie, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await fetch(`${server.url}/api/leads`, { headers })
    expect(answer.status).toBe(200)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('asked beforehand whether another site may call, the server does not agree', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'DELETE' }
    const answer = await fetch(`${server.url}/api/leads/1`, { method: 'OPTIONS', headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('the session’s cookie', () => {
  const account = (name: string) => ({
    username: name,
    email: `${name}@rove.example`,
    password: 'long-enough-1',
    fullName: name,
  })
  const setBy = async (on: Served, name: string, headers: Record<string, string>) => {
    const answer = await on.ask('POST', '/api/auth/register', account(name), undefined, headers)
    expect(answer.status).toBe(201)
    const cookies = answer.headers.getSetCookie()
    for (const each of cookies) expect(each).toMatch(/HttpOnly; (?:Secure; )?SameSite=/)
    return { cookie: cookies.find((each) => each.includes('rove_session=')) ?? '', headers: answer.headers }
  }

  test('is for this server alone: no script reads it, no other site’s form sends it', async () => {
    const { cookie, headers } = await setBy(server, 'plain', { 'X-Forwarded-Proto': 'https' })
    expect(cookie.split('; ').sort()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=25920\d\d$/),
      'Path=/',
      'SameSite=Lax',
      expect.stringMatching(/^rove_session=\w{30,}$/),
    ])
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })

  test('goes over TLS alone where a trusted proxy says that it came so, and the browser is to keep to it', async () => {
    const { cookie, headers } = await setBy(behindProxy, 'secure', { 'X-Forwarded-Proto': 'https' })
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax']))
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
    const plain = await setBy(behindProxy, 'insecure', { 'X-Forwarded-Proto': 'http' })
    expect(plain.cookie).not.toContain('Secure')
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false)
  })

  test('a page behind that proxy is Rove’s own under https, and no other is', async () => {
    const host = new URL(behindProxy.url).host
    const from = (Origin: string) =>
      behindProxy.ask('POST', '/api/auth/login', {}, undefined, { Origin, 'X-Forwarded-Proto': 'https' })
    expect((await from(`https://${host}`)).status).toBe(400)
    expect((await from(`http://${host}`)).status).toBe(403)
    expect((await from('https://elsewhere.example')).status).toBe(403)
  })
})

describe('a session', () => {
  const inStore = (sql: string, ...values: unknown[]) => alter(server, sql, ...values)

  test('that ended or ran out is nobody’s, whoever kept its cookie', async () => {
    const [leaver, sleeper] = [(await seller(server)).person, (await seller(server)).person]
    const asks = async (person: Person) => (await server.ask('GET', '/api/leads', undefined, person)).status
    expect([await asks(leaver), await asks(sleeper)]).toEqual([200, 200])
    await server.ask('GET', '/api/auth/logout', undefined, leaver)
    await inStore(
      'UPDATE sessions SET expiresAt = ? WHERE userId = ?',
      Math.floor(Date.now() / 1000) - 1,
      sleeper.user.id,
    )
    expect([await asks(leaver), await asks(sleeper)]).toEqual([401, 401])
  })
})

describe('where it is told by which address people reach Rove', () => {
  const asked = async (url: string, Host: string, path = '/api/leads') => {
    const { hostname, port } = new URL(url)
    const call = request({ hostname, port, path, headers: { Host } }).end()
    const [answer] = await once(call, 'response')
    answer.resume()
    return answer.statusCode
  }

  test('a call to another name is refused, a page too, and who watches over the server may ask by any', async () => {
    const publicUrl = 'https://rove.example.com'
    await using named = await openServed({ config: { publicUrl }, change: () => ({ dist }) })
    for (const own of ['rove.example.com', 'rove.example.com:443', 'Rove.Example.com']) {
      expect([own, await asked(named.url, own)]).toEqual([own, 401])
    }
    const foreign = [
      'evil.example',
      'rove.example.com.evil.example',
      'rove.example.com:8443',
      '127.0.0.1',
      '',
    ]
    for (const host of foreign) {
      expect([host, await asked(named.url, host)]).toEqual([host, 421])
      expect(await asked(named.url, host, '/')).toBe(421)
    }
    for (const watched of ['/api/health', '/api/ready']) {
      expect(await asked(named.url, '127.0.0.1', watched)).toBe(200)
    }
    expect(await asked(server.url, 'anything.example')).toBe(401)
  })

  test('and that is https, cookies go over TLS alone, whoever speaks it', async () => {
    const publicUrl = 'https://rove.example.com'
    await using named = await openServed({ config: { publicUrl } })
    const account = { username: 'ana', email: 'ana@rove.example', password: 'long-enough-1', fullName: 'Ana' }
    const answer = await named.within('/api/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'rove.example.com' },
      body: JSON.stringify(account),
    })
    expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([
      201,
      expect.stringMatching(/^__Host-rove_session=.*; Secure/),
    ])
  })
})

describe('what is sent', () => {
  const owned = {
    id: 1,
    teamId: 1,
    version: 99,
    createdBy: 1,
    ownerId: 1,
    role: 'owner',
    personal: false,
    deletedAt: 'now',
  }

  test('sets no field that is not the person’s to set', async () => {
    const { person } = await seller(server)
    const lead = { ...aLead, ...owned }
    const { body: made } = await server.ask('POST', '/api/leads', lead, person)
    expect(made).toMatchObject({ teamId: person.teamId, createdBy: person.user.id, deletedAt: null })
    expect(made.id).not.toBe(1)
    const { body: edited } = await server.ask(
      'PATCH',
      `/api/leads/${made.id}`,
      { ...owned, company: 'Other' },
      person,
    )
    expect(edited).toMatchObject({ ...made, company: 'Other', version: made.version + 1 })
    const { body: user } = await server.ask('PATCH', '/api/users/me', { ...owned, position: 'Rep' }, person)
    expect(user).toEqual({ ...person.user, position: 'Rep' })
  })

  test.each([
    [
      'a drawing with scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'photo.png'],
    ['a script', 'alert(1)', '../../dist/assets/index.js'],
  ])('%s is not taken as a picture, whatever it is called', async (_what, content, name) => {
    const { person } = await seller(server)
    const form = new FormData()
    form.set('file', new File([content], name, { type: 'image/png' }))
    const headers = { Cookie: person.cookie }
    const answer = await fetch(`${server.url}/api/uploads`, { method: 'POST', body: form, headers })
    expect(answer.status).toBe(415)
  })

  test.each([
    '" OR ""="',
    'bread* NEAR(oven, 5)',
    'name:bread AND NOT (oven',
    "'; DROP TABLE companies; --",
    '^"^',
  ])('%s in a product is words to look for, and no command of the search', async (words) => {
    const product = { ...ovenProduct, name: words, description: `Bakes ${words} bread`, keywords: words }
    const { suggest } = await seller(server, product)
    expect((await suggest({ source: 'directory', withoutAi: true, keywords: words })).status).toBe(200)
  })

  test.each(['TRACE', 'PROPFIND', 'PUT', 'LINK'])(
    'by %s, which nobody uses there, is not found',
    async (method) => {
      const { person } = await seller(server)
      const { hostname, port } = new URL(server.url)
      const asked = request({
        hostname,
        port,
        path: '/api/leads',
        method,
        headers: { Cookie: person.cookie },
      }).end()
      const [answer] = await once(asked, 'response')
      answer.resume()
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    },
  )
})
