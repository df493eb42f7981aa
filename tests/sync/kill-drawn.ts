import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import * as v from 'valibot'
import { newId } from '#db/model/id.ts'
import { PushAnswer } from '#db/model/sync/protocol.ts'
import { bundleServer } from '#tests/bundle.ts'
import { startProcess } from '#tests/process.ts'
import { type Device, openWorld } from '#tests/world.ts'

/** At which moments the kills happened, and what the phones had typed by the end. */
export interface Toll {
  kills: number
  /** Before the first of the round's edits was stored. */
  early: number
  /** After some of them were stored, and before all of those were confirmed to the phones. */
  midPush: number
  /** After all of them were stored and confirmed. */
  late: number
  edits: number
  confirmed: number
}

const PHONES = 2
const EDITS_AT_MOST = 60
/** A phone with this many waiting edits stops typing until some were sent. */
const WAITING_AT_MOST = 150
/** After this many edits, a phone adds a lead instead of editing its first one. */
const ADDS_EVERY = 5
/**
 * Adapts the range of the drawn moments to the speed of the machine, so that most kills happen during a push.
 */
const AIM = { early: 1.2, midPush: 1, late: 0.8 }

/**
 * Kills the server by SIGKILL at random moments while phones push, repeatedly on one data folder, and checks
 * the folder after each kill: every confirmed edit is stored, once, and in the order it was typed.
 * @throws AssertionError if an edit is lost, doubled, out of order or refused
 */
export async function killAtDrawnMoments({ times, seed }: { times: number; seed: number }): Promise<Toll> {
  const even = (min: number, max: number) => fc.noBias(fc.integer({ min, max }))
  const round = fc.record({
    edits: fc.array(even(1, EDITS_AT_MOST), { minLength: PHONES, maxLength: PHONES }),
    permille: even(0, 1000),
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'rove-kills-'))
  const bundle = await bundleServer()
  const start = () => startProcess(bundle, { DATA_DIR: dataDir })
  const phones = await openPhones(dataDir)
  const falls = { early: 0, midPush: 0, late: 0 }
  let windowMs = 50

  try {
    for (const { edits, permille } of fc.sample(round, { seed, numRuns: times })) {
      for (const [index, phone] of phones.entries()) await phone.type(edits[index] ?? 0)
      const waiting = typedBy(phones) - stored(dataDir, phones)
      const server = await start()
      await Promise.all(phones.map((phone) => phone.reach(server)))
      const leaves = Promise.race(phones.map((phone) => phone.nextPush()))
      const pushing = Promise.all(phones.map(({ device }) => device.sync()))
      await leaves
      await after((permille / 1000) * windowMs)
      await server.kill()
      await pushing

      const left = typedBy(phones) - stored(dataDir, phones)
      const told = phones.every((phone) => phone.confirmed.size === phone.typed.length)
      const fall = told ? 'late' : left === waiting ? 'early' : 'midPush'
      falls[fall]++
      windowMs *= AIM[fall]
    }
    const server = await start()
    for (const phone of phones) await phone.reach(server)
    await expectAllArrived(dataDir, phones).finally(server.kill)
  } finally {
    bundle.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    kills: times,
    ...falls,
    edits: typedBy(phones),
    confirmed: sum(phones, (one) => one.confirmed.size),
  }
}

/** A device, with what its person typed. */
export interface Phone {
  device: Device
  /** Every edit in the order it was typed: which lead, which name. */
  typed: { rowId: number; wrote: string }[]
  /** The mids in the server's responses as they were received. */
  confirmed: Set<string>
  type(edits: number): Promise<void>
  /** Resolves when the next push is sent. */
  nextPush(): Promise<void>
  /** Uses this server from now on, after one successful sync. */
  reach(server: { url: string }): Promise<void>
}

async function openPhones(dataDir: string): Promise<Phone[]> {
  const world = await openWorld({ dataDir })
  const ana = await world.person('ana')
  const phones = Array.from({ length: PHONES }, () => openPhone(world.device(ana)))
  for (const { device } of phones) assert.equal(await device.sync(), 'synced')
  await world.close()
  return phones
}

/** A phone whose person is signed in. */
export function openPhone(device: Device): Phone {
  const typed: Phone['typed'] = []
  const confirmed = new Set<string>()
  const awaited: (() => void)[] = []
  const { wire } = device
  device.wire = {
    ...wire,
    async fetch(path, init) {
      if (init.method === 'POST') for (const tell of awaited.splice(0)) tell()
      const answer = await wire.fetch(path, init)
      if (init.method === 'POST' && answer.ok) {
        for (const { mid } of v.parse(PushAnswer, await answer.clone().json()).outcomes) confirmed.add(mid)
      }
      return answer
    },
  }
  const notebook = newId()
  let name = ''

  const typeOne = async () => {
    const wrote = `${wire.deviceId} ${typed.length}`
    if (typed.length % ADDS_EVERY === 0) {
      const rowId = typed.length === 0 ? notebook : newId()
      const fields = { fullName: wrote, email: 'mia@berg.example' }
      await device.change({ name: 'lead.create', args: { id: rowId, fields } })
      typed.push({ rowId, wrote })
      if (rowId === notebook) name = wrote
      return
    }
    const changes = { fullName: [name, wrote] satisfies [string, string] }
    await device.change({ name: 'lead.edit', args: { id: notebook, changes } })
    typed.push({ rowId: notebook, wrote })
    name = wrote
  }
  return {
    device,
    typed,
    confirmed,
    async type(edits) {
      const until = Math.min(typed.length + edits, confirmed.size + WAITING_AT_MOST)
      while (typed.length < until) await typeOne()
    },
    nextPush: () => new Promise((resolve) => void awaited.push(resolve)),
    async reach(server) {
      device.moveTo(server)
      await wire.fetch('/api/auth/user', {})
    },
  }
}

/** @returns the number of edits in the data folder, after checking that each is where it belongs */
function stored(dataDir: string, phones: Phone[]): number {
  const db = new Database(join(dataDir, 'rove.db'), { readonly: true })
  const written = db.prepare<[string], { rowId: number; wrote: string }>(
    `SELECT rowId, json_extract(changes, '$.fullName[1]') AS wrote FROM history WHERE deviceId = ? ORDER BY id`,
  )
  const receipt = db.prepare<[string]>('SELECT 1 FROM receipts WHERE mid = ?')
  const integrity = db.pragma('quick_check', { simple: true })
  const counts = phones.map(({ device, typed, confirmed }) => {
    const found = written.all(device.wire.deviceId)
    assert.deepEqual(found, typed.slice(0, found.length), 'stored in the order it was typed, and once')
    assert.ok(found.length >= confirmed.size, `${confirmed.size} confirmed, ${found.length} stored`)
    for (const mid of confirmed) assert.ok(receipt.get(mid), `confirmed and without a receipt: ${mid}`)
    return found.length
  })
  db.close()
  assert.equal(integrity, 'ok')
  return counts.reduce((total, count) => total + count, 0)
}

async function expectAllArrived(dataDir: string, phones: Phone[]) {
  // Twice, because each device reads in its second sync what the other sent in its first.
  for (const { device } of [...phones, ...phones]) assert.equal(await device.sync(), 'synced')
  assert.equal(stored(dataDir, phones), typedBy(phones))
  const [first, ...others] = await Promise.all(phones.map(({ device }) => device.store.leads.toArray()))
  for (const leads of others) assert.deepEqual(leads, first)
  assert.equal(first?.length, new Set(phones.flatMap(({ typed }) => typed.map(({ rowId }) => rowId))).size)
  for (const { device, typed, confirmed } of phones) {
    assert.equal(await device.store.outbox.count(), 0)
    assert.equal(confirmed.size, typed.length)
  }
}

const sum = (phones: Phone[], count: (phone: Phone) => number) =>
  phones.reduce((total, phone) => total + count(phone), 0)
const typedBy = (phones: Phone[]) => sum(phones, ({ typed }) => typed.length)
