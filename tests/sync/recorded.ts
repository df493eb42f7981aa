import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { DeviceStore, type OutboxEntry, storeName } from '#db/device/store.ts'
import type { User } from '#db/model/user.ts'
import { dropDatabaseOf, storeIn, withoutReferences } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

/*
 * The data of a phone and a server, and the phone's later requests, recorded with the code from before there
 * were tasks. It has rows in every table, a refused mutation, one that was confirmed and not read back, and
 * one of each kind to send.
 */

/** The person's phone: the version of its store, and the indexes and rows of each table. */
interface Recorded {
  userId: number
  teamId: number
  version: number
  stores: Record<string, string>
  rows: Record<string, object[]> & { outbox: OutboxEntry[] }
  /** Ids by what they identify. */
  made: Record<string, number>
}
interface Call {
  method: string
  path: string
  body?: object | 'bytes'
}

const read = (name: string) => readFileSync(join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8')

const RECORDED_AT = Date.parse('2026-11-22T13:40:20.000Z')
const since = Date.now() - RECORDED_AT
/** Moves the times to now, so that deleted rows can still be restored. */
const today = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (at) =>
    new Date(Date.parse(at) + since).toISOString(),
  )

export const device: Recorded = JSON.parse(today(read('device')))
export const calls: Call[] = JSON.parse(today(read('calls')))
const server: Record<string, Record<string, unknown>[]> = JSON.parse(today(read('server')))

/** A current server on the data of the recorded one, and its two people. */
export async function openRecorded(): Promise<{
  world: World
  ana: Person
  ben: Person
  close(): Promise<void>
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rove-recorded-'))
  await fill(dataDir)
  const world = await openWorld({ dataDir })
  return {
    world,
    ana: await signIn(world, 'ana'),
    ben: await signIn(world, 'ben'),
    async close() {
      await world.close()
      rmSync(dataDir, { recursive: true })
      await dropDatabaseOf(dataDir)
    },
  }
}

async function fill(dataDir: string) {
  const store = await storeIn(dataDir)
  await store.close()
  await withoutReferences({ dataDir }, async (insert) => {
    for (const [table, rows] of Object.entries(server)) {
      for (const row of rows) {
        const fields = Object.keys(row).map((field) => `"${field}"`)
        const values = fields.map(() => '?')
        await insert(`insert into "${table}" (${fields}) values (${values})`, Object.values(row))
      }
    }
  })
}

async function signIn(world: World, name: string): Promise<Person> {
  const answer = await world.ask('POST', '/api/auth/login', { username: name, password: `${name}-secret` })
  const user: User = answer.body
  return { user, cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '', teamId: device.teamId }
}

/**
 * Sends a request of the recorded phone again. Its cursors are replaced with those in its store, because the
 * ones that it learned between its requests contain version hashes of the recorded server.
 */
export function askAsRecorded(world: World, person: Person, { method, path, body }: Call): Promise<Response> {
  const url = new URL(path, world.url)
  if (url.searchParams.has('cursors')) url.searchParams.set('cursors', JSON.stringify(device.rows.cursors))
  const photo = device.rows.files?.map((file) => bytesIn(file).bytes)[0]
  const sent =
    body === 'bytes' ? photo! : body && JSON.stringify({ ...Object(body), known: device.rows.cursors })
  return fetch(url, {
    method,
    headers: { Cookie: person.cookie, 'Content-Type': body === 'bytes' ? 'image/jpeg' : 'application/json' },
    ...(sent && { body: sent }),
  })
}

function bytesIn(row: object): { bytes?: ArrayBuffer } {
  const { bytes, ...rest }: { bytes?: { base64: string } } = row
  return bytes ? { ...rest, bytes: Uint8Array.from(Buffer.from(bytes.base64, 'base64')).buffer } : row
}

/** The phone's store as the recorded code left it, opened by the current code. */
export async function updatedPhone(): Promise<DeviceStore> {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie(storeName(device.userId), options)
  before.version(device.version).stores(device.stores)
  for (const [table, rows] of Object.entries(device.rows)) {
    await before.table(table).bulkAdd(rows.map(bytesIn))
  }
  before.close()
  return new DeviceStore(device.userId, options)
}

/** What a schema of the recorded code accepted, as plain data. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'unknown'
  | { object: Record<string, Shape> }
  | { array: Shape }
  | { nullable: Shape }
  | { optional: Shape }
  | { oneOf: unknown[] }
  | { union: Shape[] }

export const answers: { push: Shape; pull: Shape } = JSON.parse(read('answers'))

/** The path at which a value does not match what the recorded code accepted; '' if it matches. */
export function strangeIn(value: unknown, shape: Shape, path = 'answer'): string {
  if (typeof shape === 'string') return shape === 'unknown' || typeof value === shape ? '' : path
  if ('nullable' in shape) return value === null ? '' : strangeIn(value, shape.nullable, path)
  if ('optional' in shape) return value === undefined ? '' : strangeIn(value, shape.optional, path)
  if ('oneOf' in shape) return shape.oneOf.includes(value) ? '' : path
  if ('union' in shape) return shape.union.some((one) => strangeIn(value, one, path) === '') ? '' : path
  if ('array' in shape) {
    if (!Array.isArray(value)) return path
    return firstOf(value.map((one, at) => strangeIn(one, shape.array, `${path}.${at}`)))
  }
  if (value === null || typeof value !== 'object') return path
  const values = new Map(Object.entries(value))
  return firstOf(
    Object.entries(shape.object).map(([field, of]) => strangeIn(values.get(field), of, `${path}.${field}`)),
  )
}

const firstOf = (paths: readonly string[]) => paths.find(Boolean) ?? ''
