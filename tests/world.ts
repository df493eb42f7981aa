import { rmSync } from 'node:fs'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { pino } from 'pino'
import * as v from 'valibot'
import { configFrom } from '#api/config/config.ts'
import { start } from '#api/start.ts'
import type { Wire } from '#db/device/exchange.ts'
import { type Change, mutate } from '#db/device/mutate.ts'
import { DeviceStore } from '#db/device/store.ts'
import { sync } from '#db/device/sync.ts'
import { Team } from '#db/model/team.ts'
import { User } from '#db/model/user.ts'
import { databaseOf, dropDatabaseOf, onPostgres, SECRET_OF_TESTS } from './database.ts'
import { newDataDir } from './dataDir.ts'
import { noLimits } from './limits.ts'

/** One server on a fresh folder, with any number of people and devices. */
export interface World {
  url: string
  dataDir: string
  /** The address of its PostgreSQL database; '' for SQLite in the folder. */
  databaseUrl: string
  /** Sends a request, as nobody or with a person's cookie. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    person?: Person,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** Registers a new person. */
  person(name: string): Promise<Person>
  /** A new device on which the person is signed in. */
  device(person: Person): Device
  /** Lets time pass for the server and all devices. */
  pass(ms: number): void
  close(): Promise<void>
}

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they come
  body: any
  headers: Headers
}

export interface Person {
  user: User
  cookie: string
  /** The personal space. */
  teamId: number
}

export interface Device {
  store: DeviceStore
  /** Makes changes as a tap would. */
  change(...changes: Change[]): Promise<void>
  sync(): ReturnType<typeof sync>
  /** The time on its clock. */
  now(): Date
  /** Sets its clock forward by a number of ms, or back if that is negative. */
  turnClock(ms: number): void
  /** Uses this world's server from now on. */
  moveTo(world: Pick<World, 'url'>): void
  /** Replace it to lose, delay or change requests and responses. */
  wire: Wire
}

/** Another server on the database of an existing one. */
export const openBeside = ({ databaseUrl }: World): Promise<World> => openWorld({ databaseUrl })

/** A server for tests: on a free port of this machine, without outside services. */
export const loopback = configFrom({
  PORT: '0',
  HOST: '127.0.0.1',
  OVERPASS_URL: '',
  WIKIDATA_URL: '',
  ...(onPostgres && { SECRET_KEY: SECRET_OF_TESTS }),
})

export async function openWorld(config: Partial<Parameters<typeof start>[0]> = {}): Promise<World> {
  const dataDir = config.dataDir ?? (await newDataDir())
  const databaseUrl = config.databaseUrl ?? (await databaseOf(dataDir)).databaseUrl
  let passed = 0
  const now = () => new Date(Date.now() + passed)
  const server = await start(
    { ...loopback, ...config, databaseUrl, dataDir },
    pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    { limits: noLimits, now },
  )
  return {
    ...callersOf(server.url, now),
    dataDir,
    databaseUrl,
    pass: (ms) => {
      passed += ms
    },
    async close() {
      await server.close()
      if (config.dataDir) return
      rmSync(dataDir, { recursive: true, force: true })
      await dropDatabaseOf(dataDir)
    },
  }
}

/** The callers of a server, which may run in a separate process. @param now the time on all devices */
export function callersOf(
  url: string,
  now = () => new Date(),
): Pick<World, 'url' | 'ask' | 'person' | 'device'> {
  const ask: World['ask'] = async (method, path, body, person, headers) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(person && { Cookie: person.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }

  return {
    url,
    ask,
    async person(name) {
      const answer = await ask('POST', '/api/auth/register', {
        username: name,
        email: `${name}@rove.example`,
        password: `${name}-secret`,
        fullName: `${name} Tester`,
      })
      const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
      const person = { user: v.parse(User, answer.body), cookie, teamId: 0 }
      const query = `protocol=1&userId=${person.user.id}&cursors=[]`
      const pulled = await ask('GET', `/api/sync/pull?${query}`, undefined, person)
      const teams = v.parse(v.array(Team), pulled.body.teams)
      return { ...person, teamId: teams[0]!.id }
    },
    device(person) {
      const store = new DeviceStore(person.user.id, { indexedDB: new IDBFactory(), IDBKeyRange })
      let server = url
      let off = 0
      const device: Device = {
        store,
        moveTo: (world) => {
          server = world.url
        },
        now: () => new Date(now().getTime() + off),
        turnClock: (ms) => {
          off += ms
        },
        change: (...changes) => mutate(store, person.teamId, changes, { now: device.now() }),
        sync: () => sync(store, device.wire),
        wire: {
          deviceId: `test-${Math.random()}`,
          deviceName: 'Chrome on Android',
          now: () => device.now().getTime(),
          fetch: (path, init) =>
            fetch(server + path, { ...init, headers: { ...init.headers, Cookie: person.cookie } }),
        },
      }
      return device
    },
  }
}
