import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TrustedProxies } from '#api/http/proxies.ts'
import { openServed, type Served, seller } from './served.ts'

let dist: string
let server: Served
/** Stands behind one proxy. */
let behindProxy: Served
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'rove-dist-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Rove</title>')
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
        'script-src': "script-src 'self'",
        'connect-src': "connect-src 'self'",
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

  test('nothing of what the server is made with', async () => {
    const { headers } = await fetch(`${server.url}/api/health`)
    expect([...headers.keys()].filter((name) => /server|powered/.test(name))).toEqual([])
  })

  test('to store no answer of the API', async () => {
    const { headers } = await fetch(`${server.url}/api/leads`)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

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
      expect(await answer.json()).toEqual({ message: 'This call comes from another website.' })
    }
  })

  test.each(writes.slice(0, -1))('%s %s (%s) from Rove’s own page, or from no page, is not', async (...call) => {
    const own: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://what.a.proxy.made.of.it.example' },
      { Origin: server.url },
      {},
    ]
    for (const headers of own) expect((await made(call, headers)).status).not.toBe(403)
  })

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
    ...{ username: name, email: `${name}@rove.example`, password: 'long-enough-1', fullName: name },
  })
  const setBy = async (on: Served, name: string, headers: Record<string, string>) => {
    const answer = await on.ask('POST', '/api/auth/register', account(name), undefined, headers)
    expect(answer.status).toBe(201)
    return { cookie: answer.headers.get('Set-Cookie') ?? '', headers: answer.headers }
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
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
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
