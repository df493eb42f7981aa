import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { openKept } from '#api/store.ts'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import { history, receipts, requests } from '#db/server/database/tables.ts'
import { aProduct } from '#tests/api/samples.ts'
import { bundleServer } from '#tests/bundle.ts'
import { SECRET_OF_TESTS } from '#tests/database.ts'
import { type FakeModel, startModel } from '#tests/fakes/model.ts'
import { asked, startCluster } from '#tests/postgres.ts'
import { type ServerProcess, startProcess } from '#tests/process.ts'
import { balanced, besideOn, startBeside } from '#tests/servers.ts'
import { loopback, openWorld, type Person } from '#tests/world.ts'
import { openPhone, type Phone } from './kill-drawn.ts'

/** Devices that share a team, so that each reads what the others wrote. */
const DEVICES_OF_A_TEAM = 10
/** The interval of retries, as in an app that is on the screen. */
const AGAIN_AFTER_MS = 500
const SEARCH_EVERY_MS = 2_000
/** The delay of the AI service, so that servers die while it works. */
const SEARCH_LASTS_MS = 1_000
/** Slightly longer than a lease. */
const SEARCHES_END_WITHIN_MS = 90_000
const DURABLE = { listen_addresses: '127.0.0.1', max_connections: '200' }
const ANSWER = 'proposes-none'

export interface KillPlan {
  servers: number
  devices: number
  /** The duration of the run. */
  seconds: number
  /** Seconds between two kills. */
  every: number
  /** Milliseconds between the edits of a device, on average. */
  pause: number
  /** Whether to run searches that an AI service bills. */
  billed: boolean
}

export interface KillToll {
  kills: number
  edits: number
  syncs: number
  /** Syncs that a dying server interrupted. */
  failed: number
  /** Milliseconds from each interruption until the device was in step again. */
  inStep: number[]
  searches: { asked: number; billed: number; done: number; interrupted: number }
}

/**
 * Kills several servers on one PostgreSQL in turn by SIGKILL while devices work; each call goes to the next
 * server. At the end it checks in the database that each edit is there once and in order.
 * @throws AssertionError if an edit is lost, doubled or refused, or a search was billed twice
 */
export async function killBeside(plan: KillPlan): Promise<KillToll> {
  const cluster = await startCluster(DURABLE)
  const bundle = await bundleServer()
  const model = await startModel()
  await asked(cluster.url, 'CREATE DATABASE rove')
  const databaseUrl = `${cluster.url}/rove`
  const folders = Array.from({ length: plan.servers }, () => mkdtempSync(join(tmpdir(), 'rove-kill-')))
  const environmentOf = (at: number) => ({
    ...besideOn(databaseUrl, folders[at] ?? ''),
    ...(plan.billed && billedTo(model)),
  })
  const servers: ServerProcess[] = []
  try {
    const next = balanced(() => servers.map(({ url }) => url))
    const { phones, searcher, productId } = await register(plan.devices, databaseUrl, next)
    servers.push(...(await startBeside(bundle, plan.servers, environmentOf)))
    const inStepAfter: number[] = []
    const toll = { kills: 0, edits: 0, syncs: 0, failed: 0, inStep: inStepAfter }
    const end = performance.now() + plan.seconds * 1000
    let killedAt = 0

    const kill = async () => {
      for (let at = 0; performance.now() < end; at = (at + 1) % plan.servers) {
        await pause(plan.every * 1000)
        killedAt = performance.now()
        await servers[at]?.kill()
        toll.kills++
        servers[at] = await startProcess(bundle, environmentOf(at))
      }
    }
    /** Syncs until one succeeds. */
    const inStep = async ({ device }: Phone) => {
      let failedSince: number | undefined
      for (;;) {
        const began = performance.now()
        toll.syncs++
        if ((await device.sync()) === 'synced') break
        toll.failed++
        failedSince ??= Math.max(began, Math.min(killedAt, performance.now()))
        await pause(AGAIN_AFTER_MS)
      }
      if (failedSince !== undefined) inStepAfter.push(performance.now() - failedSince)
    }
    const work = async (phone: Phone, n: number) => {
      await pause((plan.pause * n) / plan.devices)
      while (performance.now() < end) {
        await phone.type(1)
        await inStep(phone)
        await pause(plan.pause * (0.5 + Math.random()))
      }
    }
    const search = async () => {
      while (plan.billed && performance.now() < end) {
        const args = { productId, count: 2, source: 'model' as const }
        const release = model.hold()
        await searcher.device.change({
          name: 'request.create',
          args: { id: newId(), task: { kind: 'suggest' as const, args } },
        })
        await inStep(searcher)
        await pause(SEARCH_LASTS_MS)
        release()
        await pause(SEARCH_EVERY_MS)
      }
    }
    await Promise.all([kill(), search(), ...phones.map(work)])
    // Twice, because each device reads in the second round what the others sent in the first.
    for (let round = 0; round < 2; round++) await Promise.all([...phones, searcher].map(inStep))
    toll.edits = phones.reduce((sum, { typed }) => sum + typed.length, 0)
    const { store } = await openKept(
      { ...loopback, dataDir: folders[0] ?? '', databaseUrl },
      pino({ level: 'silent' }),
    )
    try {
      await expectAllThereOnce(store, phones)
      return { ...toll, searches: await expectBilledOnce(store, model) }
    } finally {
      await store.close()
    }
  } finally {
    for (const server of servers) await server.kill()
    await model[Symbol.asyncDispose]()
    await cluster.stop()
    bundle.remove()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A call that a dead server does not accept goes to the next one, as with balancers. A call that it accepted
 * is lost.
 */
async function passedOn(call: (url: string) => Promise<Response>, next: () => string): Promise<Response> {
  try {
    return await call(next())
  } catch (error) {
    if (!(error instanceof Error && v.is(NotTaken, error.cause))) throw error
    return call(next())
  }
}

const NotTaken = v.object({ code: v.literal('ECONNREFUSED') })

const billedTo = (model: FakeModel) => {
  const { key, baseUrl, model: name } = model.access(ANSWER)
  return { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: name }
}

/**
 * People with their teams, and their devices, which have not synced yet. Each call goes where `next` says.
 */
async function register(devices: number, databaseUrl: string, next: () => string) {
  const world = await openWorld({ databaseUrl, secretKey: SECRET_OF_TESTS })
  try {
    const people: Person[] = []
    const phoneOf = (n: number) => {
      const person = people[n % people.length]
      if (!person) throw new Error('No device without a person')
      const device = world.device(person)
      device.wire.fetch = (path, init) =>
        passedOn(
          (url) => fetch(url + path, { ...init, headers: { ...init.headers, Cookie: person.cookie } }),
          next,
        )
      return openPhone(device)
    }
    for (let n = 0; n < Math.ceil(devices / DEVICES_OF_A_TEAM); n++)
      people.push(await world.person(`rep-${n}`))
    const { body } = await world.ask('POST', '/api/products', aProduct, people[0])
    const phones = Array.from({ length: devices }, (_, n) => phoneOf(n))
    // A device writes into teams that it has read.
    const searcher = phoneOf(0)
    return { phones, searcher, productId: v.parse(Product, body).id }
  } finally {
    await world.close()
  }
}
const Product = v.object({ id: v.number() })

/**
 * Each edit is stored once and in the order it was typed; each confirmed one has its receipt; nothing waits.
 */
async function expectAllThereOnce({ read }: Store, phones: readonly Phone[]) {
  const answered = new Set((await read.select({ mid: receipts.mid }).from(receipts)).map(({ mid }) => mid))
  for (const { device, typed, confirmed } of phones) {
    const { rowId, changes, deviceId } = history
    const made = await read
      .select({ rowId, changes })
      .from(history)
      .where(eq(deviceId, device.wire.deviceId))
      .orderBy(asc(history.version))
    const stored = made.map(({ rowId, changes }) => ({ rowId, wrote: changes.fullName?.[1] }))
    assert.deepEqual(stored, typed, 'stored in the order it was typed, and once')
    assert.deepEqual(
      [...confirmed].filter((mid) => !answered.has(mid)),
      [],
      'confirmed and without a receipt',
    )
    assert.equal(confirmed.size, typed.length)
    assert.equal(await device.store.outbox.count(), 0)
  }
}

/** Each search called the service at most once, and ended. */
async function expectBilledOnce(store: Store, model: FakeModel): Promise<KillToll['searches']> {
  const all = await overWithin(store, SEARCHES_END_WITHIN_MS)
  const { rowId, name } = history
  const called = await store.read.select({ rowId }).from(history).where(eq(name, 'request.calling'))
  assert.equal(new Set(called.map(({ rowId }) => rowId)).size, called.length, 'a search was begun twice')
  const billed = model.asked(ANSWER).length
  assert.ok(billed <= called.length, `${called.length} searches were begun, and ${billed} billed`)
  const withStatus = (wanted: string) => all.filter(({ status }) => status === wanted).length
  const [done, interrupted] = [withStatus('done'), withStatus('failed')]
  assert.ok(billed >= done, `${done} searches are done, and ${billed} billed`)
  return { asked: all.length, billed, done, interrupted }
}

async function overWithin({ read }: Store, ms: number) {
  for (const end = performance.now() + ms; ; ) {
    const all = await read.select({ status: requests.status }).from(requests)
    const open = all.filter(({ status }) => status === 'queued' || status === 'calling').length
    if (open === 0) return all
    assert.ok(performance.now() < end, `${open} of ${all.length} searches do not end`)
    await pause(AGAIN_AFTER_MS)
  }
}
