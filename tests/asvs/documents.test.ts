import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '#tests/rooms.ts'

// What the standard wants written down is written down.

const root = join(import.meta.dirname, '../..')
const page = (path: string) => readFileSync(join(root, path), 'utf8')
/** A section with its heading, up to the next one of its level. */
const section = (path: string, heading: string) =>
  page(path)
    .split(/^## /m)
    .find((each) => each.startsWith(heading)) ?? ''

test('docs/security.md says who could attack, where the lines are and what crosses them', () => {
  const attackers = section('docs/security.md', 'Who might attack')
  for (const who of [
    'a stranger',
    'another web page',
    'somebody with an account',
    'finds a phone',
    'steals a backup',
  ]) {
    expect(attackers).toContain(who)
  }
  const lines = section('docs/security.md', 'Where the lines are')
  for (const end of ['TLS', 'loopback', 'api/net', 'To an AI service go', 'To Hunter goes'])
    expect(lines).toContain(end)
})

test('docs/security.md says what is kept, how and for how long', () => {
  const kept = section('docs/security.md', 'What is kept')
  for (const what of [
    'passwords',
    'sessions',
    'recovery codes',
    'service keys',
    'leads',
    'audit log',
    "server's log",
  ]) {
    expect(kept).toMatch(new RegExp(`^\\| [^|]*${what}`, 'm'))
  }
})

test('docs/backup.md says how the key is made, kept, used, replaced and done away with, and what its loss means', () => {
  const policy = section('docs/backup.md', 'The key')
  for (const stage of ['made', 'kept', 'used', 'replaced', 'done away with']) {
    expect(policy).toMatch(new RegExp(`^\\| ${stage} \\|`, 'm'))
  }
  expect(policy).toContain('What a lost key means')
  expect(section('docs/backup.md', 'Another key')).toMatch(
    /once a year[\s\S]*npm run rotate-key[\s\S]*OLD_SECRET_KEYS/,
  )
})

test('docs/security.md has levels of data, and what protects each', () => {
  const levels = section('docs/security.md', 'Levels of data')
  for (const level of ['secret', 'personal', 'internal', 'public']) {
    expect(levels).toMatch(new RegExp(`^\\| ${level} \\|[^|]{10,}\\|[^|]{10,}\\|$`, 'm'))
  }
})

test('docs/security.md asks who changes Rove what the change opens, and says how code is written', () => {
  const asked = section('docs/security.md', 'Before you change Rove')
  expect(asked.match(/^\d+\. .{20,}/gm)?.length).toBeGreaterThanOrEqual(8)
  expect(asked).toMatch(/Who might attack/)
})

test('docs/architecture.md has every room of the sources', () => {
  const text = page('docs/architecture.md')
  const top = new Set(Object.keys(rooms).map((path) => path.split('/').slice(0, 2).join('/')))
  const missing = [...top].filter((path) => path.split('/').some((name) => !text.includes(name)))
  expect(missing).toEqual([])
})

test('docs/internet.md and the Dockerfile give Rove an account of its own', () => {
  expect(page('docs/internet.md')).toMatch(
    /account that Rove runs under needs to read its own folder and to write `DATA_DIR`/,
  )
  expect(page('Dockerfile')).toMatch(/^USER node$/m)
})

test('times that are kept are UTC, ISO 8601', () => {
  const files = readdirSync(join(root, 'db/server')).filter((name) => /^[a-zA-Z]+\.ts$/.test(name))
  const local = files.filter((name) =>
    /toLocale(Date|Time)?String|getTimezoneOffset|\.getHours\(/.test(page(`db/server/${name}`)),
  )
  expect(local).toEqual([])
  expect(page('db/model/schema.ts')).toMatch(/export const IsoDate/)
})

test('docs/internet.md and the Caddyfile have the web server speak TLS 1.2 and 1.3 alone, with strong ciphers, and staple', () => {
  const nginx = section('docs/internet.md', 'nginx')
  expect(nginx).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
  const ciphers = /ssl_ciphers ([^;]+);/.exec(nginx)?.[1]?.split(':') ?? []
  expect(ciphers.length).toBeGreaterThan(3)
  for (const cipher of ciphers)
    expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)$/)
  expect(nginx).toContain('ssl_stapling on;')
  // Caddy offers nothing older unless it is told to.
  for (const path of ['Caddyfile', 'docs/internet.md'])
    expect(page(path)).not.toMatch(/protocols tls1\.[01]|insecure_skip_verify/)
})
