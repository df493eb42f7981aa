import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#api/config/config.ts'
import { start } from '#api/start.ts'
import { type Change, mutate, mutateMany } from '#db/device/mutate.ts'
import { DeviceStore } from '#db/device/store.ts'
import { sync } from '#db/device/sync.ts'
import { newId, numberedId } from '#db/model/id.ts'
import { BATCH_LIMIT } from '#db/model/sync/protocol.ts'
import { User } from '#db/model/user.ts'
import { type Bundle, bundleServer } from '#tests/bundle.ts'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { type FakeOverpass, openOverpass } from '#tests/fakes/overpass.ts'
import { openWikidata } from '#tests/fakes/wikidata.ts'
import { type ServerProcess, startProcess } from '#tests/process.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { loopback } from '#tests/world.ts'

// Each test starts several servers, which takes a busy machine more than a minute: hence the limits of 180 s.
const HOOK = 'kill-hook.mjs'
/** A phone that asks without a pause slows down the server that it waits for, and the site that this reads. */
const ASKED_EVERY_MS = 50
const LEAD = newId()
const PRODUCT = newId()

let town: Town<'Anna'>
let map: FakeOverpass
let model: FakeModel
let bundle: Bundle
/** A data folder with one person and one suggested company. */
let prepared: {
  folder: string
  cookie: string
  userId: number
  teamId: number
  productId: number
  suggestionId: number
}
const folders: string[] = []
const spawned: ServerProcess[] = []

beforeAll(async () => {
  town = await openTown('Breadford', { Anna: '<a href="mailto:info@anna-bakes.com">mail</a>' })
  map = await openOverpass()
  model = await startModel()
  prepared = await prepare()
  bundle = await bundleServer()
}, 180_000)
afterAll(async () => {
  for (const server of spawned) await server.kill()
  await town.close()
  for (const one of [map, model]) await one[Symbol.asyncDispose]()
  bundle.remove()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'rove-kill-'))
  folders.push(folder)
  return folder
}

function restart(dataDir: string, more: Partial<Config> = {}) {
  return start({ ...loopback, ...town, dataDir, ...more }, pino({ level: 'silent' }))
}

function copyOfPrepared() {
  const folder = newFolder()
  cpSync(prepared.folder, folder, { recursive: true })
  return folder
}

async function spawnOn(dataDir: string, dieAt?: string, more = {}): Promise<ServerProcess> {
  const environment = {
    DATA_DIR: dataDir,
    COMPANY_DIRECTORY: town.companyDirectory,
    OUTBOUND_ALLOW: town.outboundAllow,
    ...more,
  }
  const server = dieAt
    ? await startProcess(bundle, { ...environment, DIE_AT_COMMIT: dieAt }, { hook: HOOK })
    : await startProcess(bundle, environment)
  spawned.push(server)
  return server
}

async function prepare() {
  const folder = newFolder()
  const server = await restart(folder)
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    })
  const person = { username: 'ana', email: 'ana@rove.example', password: 'ana-secret', fullName: 'Ana' }
  const registered = await post('auth/register', person)
  const cookie = registered.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { id: userId } = v.parse(User, await registered.json())
  const product = await (await post('products', ovenProduct, cookie)).json()
  await post('generate-company-suggestions', { productId: product.id, count: 1, location: town.name }, cookie)
  await server.close()
  const [row] = rowsIn(folder, 'SELECT id, teamId FROM suggestions')
  const { teamId, id: suggestionId } = row!
  return {
    folder,
    cookie,
    userId,
    productId: product.id,
    teamId: Number(teamId),
    suggestionId: Number(suggestionId),
  }
}

function rowsIn(dataDir: string, query: string) {
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const rows = db.prepare<[], Record<string, unknown>>(query).all()
  db.close()
  return rows
}

/** A phone whose server can die and be replaced by another. */
function openPhone() {
  const store = new DeviceStore(prepared.userId, { indexedDB: new IDBFactory(), IDBKeyRange })
  let server = ''
  const wire = {
    deviceId: 'phone',
    deviceName: 'Chrome on Android',
    fetch: (path: string, init: RequestInit) =>
      fetch(server + path, { ...init, headers: { ...init.headers, Cookie: prepared.cookie } }),
  }
  const phone = {
    store,
    reach(url: string) {
      server = url
    },
    change: (...changes: Change[]) => mutate(store, prepared.teamId, changes),
    sync: () => sync(store, wire),
    approve: () =>
      phone.change({
        name: 'request.create',
        args: { id: newId(), task: { kind: 'approve', args: { suggestionIds: [prepared.suggestionId] } } },
      }),
    /** The approvals in the phone's store, newest first. */
    approvals: async () => {
      const requests = await store.requests.toArray()
      const approvals = requests.filter(({ task }) => task.kind === 'approve')
      return approvals.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    },
    /** Syncs until every approval has ended. @returns false if the server died */
    async settled(): Promise<boolean> {
      for (;;) {
        if ((await phone.sync()) !== 'synced') return false
        const running = (await phone.approvals()).some(({ status }) => /queued|calling/.test(status))
        if (!running) return true
        await pause(ASKED_EVERY_MS)
      }
    },
    /** The mutations that the server has confirmed to this phone. */
    async confirmed(): Promise<string[]> {
      const waiting = await store.outbox.where('state').equals('confirmed').toArray()
      return [...waiting, ...(await store.sent.toArray())].map(({ mid }) => mid)
    },
  }
  return phone
}
type Phone = ReturnType<typeof openPhone>

const edit = (changes: Extract<Change, { name: 'lead.edit' }>['args']['changes']) =>
  ({ name: 'lead.edit', args: { id: LEAD, changes } }) satisfies Change

/** A rep's morning: 6 edits and an approval, which the server completes in 3 more commits. */
const morning: ((phone: Phone) => Promise<void>)[] = [
  (phone) =>
    phone.change({
      name: 'lead.create',
      args: { id: LEAD, fields: { fullName: 'Mia Berg', email: 'mia@berg.example' } },
    }),
  (phone) => phone.change(edit({ status: ['new', 'contacted'] }), edit({ position: ['', 'Head of Fleet'] })),
  (phone) => phone.approve(),
  (phone) => phone.change({ name: 'product.create', args: { id: PRODUCT, fields: ovenProduct } }),
  (phone) => phone.change(edit({ notes: ['', 'Call on Monday'] })),
]
const COMMITS = 9

/** @returns false if the server died meanwhile; then the rest is done offline */
async function live(phone: Phone, meanwhile?: () => Promise<void>): Promise<boolean> {
  let reached = true
  const happening = meanwhile?.()
  for (const step of morning) {
    await step(phone)
    reached &&= await phone.settled()
  }
  await happening
  return reached
}

/** What must be true after the phone has reached a server again, at whatever moment the previous one died. */
async function expectNothingLostOrDoubled(phone: Phone, dataDir: string) {
  expect(await phone.settled()).toBe(true)
  if ((await phone.approvals())[0]?.status === 'failed') {
    expect((await phone.approvals())[0]?.message).toBe('This was interrupted. Please try again.')
    await phone.approve()
    expect(await phone.settled()).toBe(true)
  }
  expect(await phone.store.outbox.count()).toBe(0)
  expect(await phone.store.leads.get(LEAD)).toMatchObject({
    fullName: 'Mia Berg',
    status: 'contacted',
    position: 'Head of Fleet',
    notes: 'Call on Monday',
  })
  expect(await phone.store.products.get(PRODUCT)).toMatchObject(ovenProduct)
  const { suggestionId } = prepared
  const found = (await phone.store.leads.toArray()).filter((lead) => lead.suggestionId === suggestionId)
  expect(found).toMatchObject([{ email: 'info@anna-bakes.com' }])
  expect((await phone.approvals())[0]).toMatchObject({ status: 'done' })

  const done = rowsIn(dataDir, `SELECT name FROM history WHERE rowId IN (${LEAD}, ${PRODUCT}) ORDER BY id`)
  const names = ['lead.create', 'lead.edit', 'lead.edit', 'product.create', 'lead.edit']
  expect(done.map(({ name }) => name)).toEqual(names)
  const onServer = rowsIn(dataDir, `SELECT fullName, status, position, notes FROM leads WHERE id = ${LEAD}`)
  expect(onServer).toEqual([
    { fullName: 'Mia Berg', status: 'contacted', position: 'Head of Fleet', notes: 'Call on Monday' },
  ])
  expect(rowsIn(dataDir, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
}

function expectKept(dataDir: string, mids: string[]) {
  const receipts = new Set(rowsIn(dataDir, 'SELECT mid FROM receipts').map(({ mid }) => mid))
  expect(mids.filter((mid) => !receipts.has(mid))).toEqual([])
}

// A server that is killed just before its next commit leaves the same data as one that is killed just after
// this one.
const moments = [
  ['before', 1] as const,
  ...Array.from({ length: COMMITS }, (_, index) => ['after', index + 1] as const),
]

test.each(moments)(
  'a server killed just %s commit %d loses no edit, doubles none and makes one lead',
  async (when, nth) => {
    const dataDir = copyOfPrepared()
    const phone = openPhone()
    const doomed = await spawnOn(dataDir, `${when} ${nth}`)
    phone.reach(doomed.url)
    expect(await live(phone)).toBe(false)
    expect(await doomed.ended).toBe('SIGKILL')
    expectKept(dataDir, await phone.confirmed())

    const server = await restart(dataDir)
    phone.reach(server.url)
    await expectNothingLostOrDoubled(phone, dataDir)
    await server.close()
  },
  180_000,
)

test('a server killed in the middle of a push of 100 edits takes each of them once', async () => {
  const dataDir = copyOfPrepared()
  const phone = openPhone()
  await morning[0]!(phone)
  const name = (n: number) => (n === 0 ? 'Mia Berg' : `Name ${n}`)
  for (let n = 1; n < 100; n++) await phone.change(edit({ fullName: [name(n - 1), name(n)] }))
  const doomed = await spawnOn(dataDir, 'after 51')
  phone.reach(doomed.url)
  expect(await phone.sync()).toBe('offline')
  expect(await doomed.ended).toBe('SIGKILL')
  expect(rowsIn(dataDir, `SELECT fullName FROM leads WHERE id = ${LEAD}`)).toEqual([{ fullName: 'Name 49' }])

  const server = await restart(dataDir)
  phone.reach(server.url)
  expect(await phone.sync()).toBe('synced')
  const changes = rowsIn(
    dataDir,
    `SELECT json_extract(changes, '$.fullName[1]') AS name FROM history
    WHERE rowId = ${LEAD} ORDER BY id`,
  )
  expect(changes.map((change) => change.name)).toEqual(Array.from({ length: 100 }, (_, n) => name(n)))
  expect(await phone.store.outbox.count()).toBe(0)
  await server.close()
}, 180_000)

test('an import whose page was closed twice while it wrote, and whose server was killed in the middle, has each row once', async () => {
  const ROWS = 1_200
  const dataDir = copyOfPrepared()
  const phone = openPhone()
  const importId = newId()
  const fields = { fileName: 'fair.csv', source: 'CSV', rows: ROWS, added: ROWS, completed: 0, heldBack: 0 }
  await phone.change({ name: 'import.create', args: { id: importId, fields } })
  const rows = Array.from({ length: ROWS }, (_, row): Change => {
    const lead = { fullName: `Mia Berg ${row}`, email: `mia-${row}@fair.example`, importId }
    return { name: 'lead.import', args: { id: numberedId(importId, row + 1), fields: lead } }
  })
  for (let pages = 0; pages < 3; pages++) {
    const killed = new AbortController()
    const onProgress = (made: number) => {
      if (pages < 2 && made > pages * BATCH_LIMIT.rows) killed.abort()
    }
    await mutateMany(phone.store, prepared.teamId, rows, { onProgress, signal: killed.signal })
  }
  // The device is noted first, then the import, then its first 500 rows.
  const doomed = await spawnOn(dataDir, 'after 3')
  phone.reach(doomed.url)
  expect(await phone.sync()).toBe('offline')
  expect(await doomed.ended).toBe('SIGKILL')
  expect(rowsIn(dataDir, 'SELECT id FROM leads')).toHaveLength(BATCH_LIMIT.rows)

  const server = await restart(dataDir)
  phone.reach(server.url)
  expect(await phone.sync()).toBe('synced')
  expect(await phone.store.outbox.count()).toBe(0)
  const names = Array.from({ length: ROWS }, (_, row) => `Mia Berg ${row}`).sort()
  const onServer = rowsIn(dataDir, `SELECT fullName FROM leads WHERE importId = ${importId}`)
  expect(onServer.map(({ fullName }) => fullName).sort()).toEqual(names)
  const onPhone = (await phone.store.leads.toArray()).filter((lead) => lead.importId === importId)
  expect(onPhone.map(({ fullName }) => fullName).sort()).toEqual(names)
  await server.close()
}, 180_000)

test('a server killed while a company’s site still answers says so; approving again makes one lead', async () => {
  const dataDir = copyOfPrepared()
  const phone = openPhone()
  const doomed = await spawnOn(dataDir)
  phone.reach(doomed.url)
  const release = town.sites.Anna.hold()
  const visited = town.sites.Anna.visited()
  await live(phone, async () => {
    await visited
    await doomed.kill()
  })
  release()

  const server = await restart(dataDir)
  phone.reach(server.url)
  expect(await phone.settled()).toBe(true)
  expect(await phone.approvals()).toMatchObject([
    { status: 'failed', message: 'This was interrupted. Please try again.' },
  ])
  await expectNothingLostOrDoubled(phone, dataDir)
  await server.close()
}, 180_000)

/** Searches that call an outside service, during which their server dies. */
const searches = [
  {
    asks: 'a map',
    args: { source: 'openstreetmap', near: { latitude: 51.92, longitude: 4.48 } },
    asked: () => map.asked.length,
    stopped: () => ({ release: map.hold(), arrival: map.arrival() }),
  },
  {
    asks: 'a model',
    args: { source: 'model' },
    asked: () => model.asked('proposes-none').length,
    stopped: () => ({ release: model.hold(), arrival: model.arrival() }),
  },
] as const

test.each(searches)(
  'a server killed while it asks $asks has asked it once; only the person asks again',
  async ({ args, asked, stopped }) => {
    const { key, baseUrl, model: name } = model.access('proposes-none')
    const dataDir = copyOfPrepared()
    const phone = openPhone()
    const search = (id: number) =>
      phone.change({
        name: 'request.create',
        args: { id, task: { kind: 'suggest', args: { productId: prepared.productId, count: 2, ...args } } },
      })
    const doomed = await spawnOn(dataDir, undefined, {
      OVERPASS_URL: map.url,
      OPENAI_API_KEY: key,
      OPENAI_BASE_URL: baseUrl,
      OPENAI_MODEL: name,
    })
    phone.reach(doomed.url)
    const { release, arrival } = stopped()
    const [first, second] = [newId(), newId()]
    await search(first)
    await phone.sync()
    await arrival
    await doomed.kill()
    release()

    const server = await restart(dataDir, {
      overpassUrl: map.url,
      openai: { apiKey: key, baseUrl, model: name },
    })
    phone.reach(server.url)
    const ended = async (id: number) => {
      for (;;) {
        await phone.sync()
        const request = await phone.store.requests.get(id)
        if (request && !/queued|calling/.test(request.status)) return request
        await pause(ASKED_EVERY_MS)
      }
    }
    expect(await ended(first)).toMatchObject({
      status: 'failed',
      message: 'This was interrupted. Please try again.',
    })
    expect(asked()).toBe(1)
    await search(second)
    expect(await ended(second)).toMatchObject({ status: 'done' })
    expect(asked()).toBe(2)
    await server.close()
  },
  30_000,
)

test('a server killed while Wikidata still answers has asked it once, and says that it was interrupted', async () => {
  await using wikidata = await openWikidata()
  const { url } = wikidata
  const contact = 'https://rove.example'
  const dataDir = copyOfPrepared()
  const [product] = rowsIn(dataDir, 'SELECT id FROM products')
  const phone = openPhone()
  const doomed = await spawnOn(dataDir, undefined, { WIKIDATA_URL: url, WIKIDATA_CONTACT: contact })
  phone.reach(doomed.url)
  wikidata.hold()
  const arrived = wikidata.arrival()
  const id = newId()
  const args = { productId: Number(product!.id), count: 5, source: 'wikidata' as const }
  await phone.change({ name: 'request.create', args: { id, task: { kind: 'suggest', args } } })
  await phone.sync()
  await arrived
  await doomed.kill()

  const server = await restart(dataDir, { wikidata: { url, contact } })
  phone.reach(server.url)
  expect(await phone.sync()).toBe('synced')
  expect(await phone.store.requests.get(id)).toMatchObject({
    status: 'failed',
    message: 'This was interrupted. Please try again.',
  })
  await server.close()
  expect(wikidata.asked).toHaveLength(1)
}, 180_000)
