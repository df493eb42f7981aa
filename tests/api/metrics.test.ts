import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityEventOf, securityEvents } from '#api/metrics/securityEvents.ts'
import { start } from '#api/start.ts'
import { newId } from '#db/model/id.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { ovenProduct } from '#tests/site.ts'
import { loopback, openWorld, type World } from '#tests/world.ts'
import { push, sent } from './push.ts'

const TOKEN = 'a-token-of-prometheus'
const HOUR_MS = 60 * 60_000
const MONTH_S = 30 * 24 * 60 * 60

let world: World
beforeAll(async () => {
  world = await openWorld({ metrics: { port: '', host: '', token: TOKEN } })
})
afterAll(() => world.close())

const asked = (authorization: string, path = '/metrics') =>
  world.ask('GET', path, undefined, undefined, { Authorization: authorization })

const shown = async (): Promise<string> => (await asked(`Bearer ${TOKEN}`)).body

/** The value of a metric with its labels; 0 if it is missing. */
function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length) ?? 0)
}

test('what devices send and read is counted, and how long it waited on them', async () => {
  const person = await world.person('magdalena')
  const [phone, tablet] = [world.device(person), world.device(person)]
  const fields = { fullName: 'Ottokar Zwick', email: 'ottokar@zwick.example' }
  await phone.change({ name: 'lead.create', args: { id: newId(), fields } })
  world.pass(2 * HOUR_MS)
  await phone.change({ name: 'lead.create', args: { id: newId(), fields: { ...fields, company: 'Zwick' } } })
  for (const device of [phone, tablet]) expect(await device.sync()).toBe('synced')
  const before = await shown()
  expect(valueIn(before, 'rove_push_mutations_total{outcome="applied"}')).toBe(2)
  expect(valueIn(before, 'rove_push_bytes_total')).toBeGreaterThan(400)
  expect(valueIn(before, 'rove_push_waited_seconds_bucket{le="3600"}')).toBe(0)
  expect(valueIn(before, 'rove_push_waited_seconds_bucket{le="14400"}')).toBe(1)
  // Each device reads both leads, and the person's settings.
  expect(valueIn(before, 'rove_pull_rows_total')).toBeGreaterThanOrEqual(4)
  expect(valueIn(before, 'rove_pull_bytes_total')).toBeGreaterThan(400)
  const pushes = 'rove_http_requests_total{method="POST",route="/api/sync/push",status="2xx"}'
  expect(valueIn(before, pushes)).toBeGreaterThanOrEqual(1)
  expect(valueIn(before, 'rove_http_request_seconds_count{method="POST",route="/api/sync/push"}')).toBe(
    valueIn(before, pushes),
  )

  const claimed = { at: '1970-01-01T00:00:00.000Z' }
  await push(world, person, [sent(person, 'lead.create', { id: newId(), fields }, claimed)])
  const after = await shown()
  const sum = 'rove_push_waited_seconds_sum'
  expect(valueIn(after, sum) - valueIn(before, sum)).toBeLessThanOrEqual(MONTH_S + 1)
})

test('what runs, what is open and how the process fares is shown as it is at the moment', async () => {
  const person = await world.person('ben')
  const { body: product } = await world.ask('POST', '/api/products', ovenProduct, person)
  const wanted = { productId: product.id, count: 1, location: '' }
  await world.ask('POST', '/api/generate-company-suggestions', wanted, person)
  const end = new AbortController()
  await fetch(`${world.url}/api/sync/poke`, { headers: { Cookie: person.cookie }, signal: end.signal })
  const text = await shown()
  const jobs = ['done', 'failed'].map((outcome) =>
    valueIn(text, `rove_job_seconds_count{kind="suggest",outcome="${outcome}"}`),
  )
  expect(jobs.reduce((sum, count) => sum + count)).toBe(1)
  expect(valueIn(text, 'rove_event_streams')).toBe(1)
  expect(valueIn(text, 'rove_ready')).toBe(1)
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    expect([name, valueIn(text, name)]).toEqual([name, expect.any(Number)])
    expect(text).toContain(`\n${name} `)
  }
  end.abort()
  await expect.poll(async () => valueIn(await shown(), 'rove_event_streams')).toBe(0)
})

test('nothing tells of a person, and no stranger makes it grow', async () => {
  const strange = (n: number) => [
    `/api/leads/${n}`,
    `/api/ottokar-${n}`,
    `/no/page/${n}?of=zwick`,
    `/api/%00${n}`,
  ]
  const visit = (numbers: number[]) =>
    Promise.all(numbers.flatMap(strange).map((path) => world.ask('GET', path)))
  await visit([1])
  const series = async () => (await shown()).split('\n').filter((line) => line.startsWith('rove_http')).length
  const before = await series()
  await visit(Array.from({ length: 20 }, (_, n) => n + 2))
  for (const method of ['PROPFIND', 'MKCOL', 'PURGE']) await world.ask(method, '/api/leads/1')
  const grown = (await series()) - before
  await world.ask('LOCK', '/api/leads/1')
  expect((await series()) - before).toBe(grown)
  const text = (await shown()).toLowerCase()
  for (const word of ['magdalena', 'ottokar', 'zwick', 'rove.example', TOKEN])
    expect(text).not.toContain(word)
})

test('they are for who has the token, and nowhere unless that is configured', async () => {
  for (const wrong of ['', 'Bearer', 'Bearer another-token-of-that', TOKEN, `Basic ${TOKEN}`]) {
    const { status, body } = await asked(wrong)
    expect([wrong, status, body]).toEqual([wrong, 401, 'Please show the token.'])
  }
  expect((await asked(`Bearer ${TOKEN}`)).headers.get('Content-Type')).toContain('text/plain')
  const plain = await openWorld()
  const { body } = await plain.ask('GET', '/metrics', undefined, undefined, {
    Authorization: `Bearer ${TOKEN}`,
  })
  expect(String(body)).not.toContain('rove_http')
  await plain.close()
})

test('on a port of their own they are there alone, and a port that is taken is told by its setting', async () => {
  const dataDir = await newDataDir('rove-metrics-')
  const log = pino({ level: 'silent' })
  const at = (port: number) => ({ ...loopback, dataDir, metrics: { port, host: '127.0.0.1', token: '' } })
  const server = await start(at(0), log)
  expect(await (await fetch(server.metricsUrl ?? '')).text()).toContain('rove_ready 1')
  expect((await fetch(new URL('/api/health', server.metricsUrl))).status).toBe(404)
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('rove_ready')
  await server.close()
  await expect(fetch(server.metricsUrl ?? '')).rejects.toThrow('fetch failed')

  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  await expect(start(at(address.port), log)).rejects.toThrow('Set METRICS_PORT to another.')
  other.close()
  rmSync(dataDir, { recursive: true })
})

describe('what somebody may have to look at', () => {
  const countOf = async (event: string) =>
    valueIn(await shown(), `rove_security_events_total{event="${event}"}`)

  /** Each event, with who causes it and how it is counted. */
  const events: Record<string, () => Promise<unknown>> = {
    sign_in_refused: () =>
      world.ask('POST', '/api/auth/login', { username: 'nobody', password: 'not a password' }),
    second_factor_refused: async () => {
      const options = await world.ask('POST', '/api/auth/passkey-options')
      const [carrying = ''] = options.headers.get('Set-Cookie')?.split(';') ?? []
      const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }
      const passkey = {
        id: 'unknown',
        rawId: 'unknown',
        type: 'public-key',
        clientExtensionResults: {},
        response,
      }
      return world.ask('POST', '/api/auth/passkey', { response: passkey }, undefined, { Cookie: carrying })
    },
    forbidden: async () => {
      const person = await world.person('forbidden')
      return world.ask('POST', `/api/teams/${person.teamId}/invitations`, anInvitation, person)
    },
    other_site: async () =>
      world.ask('POST', '/api/leads', {}, await world.person('elsewhere'), {
        'Sec-Fetch-Site': 'cross-site',
      }),
    exported: async () => {
      const person = await world.person('exporting')
      return world.ask('POST', '/api/users/me/download', { password: 'exporting-secret' }, person)
    },
    account_deleted: async () => {
      const person = await world.person('leaving')
      return world.ask('POST', '/api/users/me/deletion', { password: 'leaving-secret' }, person)
    },
    erased: async () => {
      const person = await world.person('erasing')
      const lead = { id: newId(), fields: { fullName: 'Erased', email: 'erased@zwick.example' } }
      const device = world.device(person)
      await device.change({ name: 'lead.create', args: lead })
      await device.sync()
      return world.ask('POST', `/api/teams/${person.teamId}/leads/${lead.id}/erase`, {}, person)
    },
    unknown_call: async () =>
      world.ask('GET', '/api/nothing/of/the/kind', undefined, await world.person('curious')),
  }
  const anInvitation = { email: 'invited@rove.example', role: 'member' }

  test.each(Object.entries(events))('is counted once: %s', async (event, make) => {
    expect(await countOf(event)).toBe(0)
    await make()
    expect(await countOf(event)).toBe(1)
  })

  test.each([
    ['limited', 429],
    ['no_room', 507],
  ])('a call that is answered so counts as %s', (event, status) => {
    const call = { method: 'POST', route: '/api/uploads', status, signedIn: true, passwordProven: false }
    expect(securityEventOf(call)).toBe(event)
  })

  test('a password that was right, and waits for its second step, is no refused sign-in', () => {
    const call = { method: 'POST', route: '/api/auth/login', status: 401, signedIn: false }
    expect(securityEventOf({ ...call, passwordProven: true })).toBeUndefined()
    expect(securityEventOf({ ...call, passwordProven: false })).toBe('sign_in_refused')
  })

  test('the rules of docs/operating.md name metrics that are there, and events that are counted', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
    const rules = page.split('```yaml').find((each) => each.includes('alert:')) ?? ''
    const exprs = [...rules.matchAll(/expr: (.*)/g)].map(([, expr = '']) => expr)
    expect(exprs.length).toBeGreaterThanOrEqual(10)
    const names = new Set(exprs.flatMap((expr) => expr.match(/\b(rove|nodejs|process)_\w+/g) ?? []))
    const text = await shown()
    expect([...names].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
    const counted = exprs.flatMap((expr) => /event=~?"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [])
    expect(new Set(counted)).toEqual(new Set(securityEvents))
    const described = page.slice(page.indexOf('### Alarms'), page.indexOf('```yaml\ngroups'))
    for (const event of securityEvents) expect(described).toContain(`\`${event}\``)
  })
})
