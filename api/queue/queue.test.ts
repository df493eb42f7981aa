import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#db/server/database/handle.ts'
import { takeLease } from '#db/server/leases.ts'
import { dropEntry, type Entry, enqueue, type NewEntry, putOff } from '#db/server/queue.ts'
import { addTeam } from '#db/server/teams.ts'
import { addUser } from '#db/server/users.ts'
import { alter, dropDatabaseOf, onPostgres, read, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import type { Handler } from './handler.ts'
import { openQueue, type Queue } from './queue.ts'

const KIND = 'told'
const START = Date.parse('2026-03-01T09:00:00Z')

let dataDir: string
let store: Store
let stores: Store[]
let queues: Queue[]
let passed: number
beforeEach(async () => {
  dataDir = await newDataDir('rove-queue-')
  store = await storeIn(dataDir)
  stores = [store]
  queues = []
  passed = 0
})
afterEach(async () => {
  for (const queue of queues) await queue.stop()
  for (const opened of stores) await opened.close()
  rmSync(dataDir, { recursive: true })
  await dropDatabaseOf(dataDir)
})

const now = () => new Date(START + passed)

/** A server's queue on the store. */
async function opened(handler: Partial<Handler>, on = store): Promise<Queue> {
  const log = pino({ level: 'silent' })
  const services = { store: on, log, now, tellOthers: () => queues.forEach((each) => void each.wake()) }
  const queue = await openQueue(services, { [KIND]: { atOnce: 5, run: async () => {}, ...handler } })
  queues.push(queue)
  return queue
}

/** @param dueMs after the start of the test */
const entry = (key: string, given: Partial<NewEntry> = {}, dueMs = 0): NewEntry => ({
  key,
  kind: KIND,
  teamId: null,
  userId: null,
  lane: key,
  payload: {},
  dueAt: new Date(START + dueMs).toISOString(),
  ...given,
})

const add = async (...entries: NewEntry[]) => {
  for (const each of entries) await store.tx((handle) => enqueue(handle, each))
}

/** How often each remaining entry was started, and when it is due, in ms after the start. */
const left = async () => {
  const rows = await read<Entry>({ dataDir }, 'SELECT * FROM queue ORDER BY key')
  return rows.map(({ key, tries, dueAt }) => [key, Number(tries), Date.parse(dueAt) - START])
}

const emptied = () => expect.poll(left).toEqual([])

test('what is due is done, the earliest first, and what is due later is left', async () => {
  await add(entry('b', { lane: 'one' }, -1_000), entry('c', { lane: 'one' }), entry('later', {}, 60_000))
  await add(entry('a', { lane: 'one' }, -2_000))
  const done: string[] = []
  await opened({ run: async ({ key }) => void done.push(key) })
  await expect.poll(left).toEqual([['later', 0, 60_000]])
  expect(done).toEqual(['a', 'b', 'c'])
})

test('what is added twice under one key is done once', async () => {
  await add(entry('bill'), entry('bill'))
  const run = vi.fn(async () => {})
  await opened({ run })
  await emptied()
  expect(run).toHaveBeenCalledTimes(1)
})

/**
 * Runs for some turns of the event loop, and until the given number of entries run at once; records what runs
 * at the same time.
 */
function watched(until = 1) {
  const running: Entry[] = []
  const seen = { most: 0, inOneLane: 0, begun: [] as string[] }
  const run = async (each: Entry) => {
    seen.begun.push(each.key)
    if (running.some(({ lane }) => lane === each.lane)) seen.inOneLane++
    running.push(each)
    seen.most = Math.max(seen.most, running.length)
    for (let turn = 0; turn < 20 || seen.most < until; turn++) await setImmediate()
    running.splice(running.indexOf(each), 1)
  }
  return { seen, run }
}

const lanesOf = (lanes: number, each: number) =>
  Array.from({ length: lanes * each }, (_, n) => entry(`${n}`, { lane: `lane ${n % lanes}` }))

test('of one lane one is done at a time, and of all lanes no more than a server may', async () => {
  await add(...lanesOf(4, 3))
  const { seen, run } = watched(2)
  await opened({ atOnce: 2, run })
  await emptied()
  expect(seen.begun).toHaveLength(12)
  expect(seen).toMatchObject({ most: 2, inOneLane: 0 })
})

test.runIf(onPostgres)(
  'two servers on one database begin each entry once, one of a lane at a time',
  async () => {
    const other = await storeIn(dataDir)
    stores.push(other)
    const { seen, run } = watched()
    await opened({ run })
    await opened({ run }, other)
    await add(...lanesOf(6, 8))
    for (const queue of queues) queue.wake()
    await emptied()
    expect(seen.begun.toSorted()).toEqual(Array.from({ length: 48 }, (_, n) => `${n}`).toSorted())
    expect(seen.inOneLane).toBe(0)
  },
)

test('what fails is begun again, after twice as long each time, and given up after eight times', async () => {
  await add(entry('x'))
  const queue = await opened({ run: () => Promise.reject(new Error('out of order')) })
  for (let tries = 1; tries < 8; tries++) {
    const dueMs = passed + 5_000 * 2 ** (tries - 1)
    await expect.poll(left).toEqual([['x', tries, dueMs]])
    passed = dueMs
    queue.wake()
  }
  await emptied()
})

test('what was taken off the queue while it was done does not come back where it fails', async () => {
  await add(entry('erased'))
  let failed = 0
  await opened({
    async run({ key }) {
      await store.tx((handle) => dropEntry(handle, key))
      failed++
      throw new Error('out of order')
    },
  })
  await expect.poll(() => failed).toBe(1)
  await queues[0]?.stop()
  expect(await left()).toEqual([])
})

/** An entry as a server leaves it that was killed while processing it. */
const begunBefore = (key: string) =>
  entry(key, { startedAt: new Date(START - 1_000).toISOString(), tries: 1 })

test('what a server died at is begun again', async () => {
  await add(begunBefore('x'))
  const done: string[] = []
  const queue = await opened({ run: async ({ key }) => void done.push(key) })
  await expect.poll(left).toEqual([['x', 1, 5_000]])
  passed = 5_000
  queue.wake()
  await emptied()
  expect(done).toEqual(['x'])
})

test('what a server died at and may have had its effect outside is told, and not begun again', async () => {
  await add(begunBefore('bill'))
  const run = vi.fn(async () => {})
  const told: string[] = []
  await opened({ run, interrupted: async ({ key }) => void told.push(key) })
  await emptied()
  expect(told).toEqual(['bill'])
  expect(run).not.toHaveBeenCalled()
})

test.runIf(onPostgres)('what another server is at is left to it', async () => {
  await add(begunBefore('x'), entry('y'))
  await store.tx((handle) => takeLease(handle, { name: 'x', holder: 'another' }, 60_000))
  await opened({})
  await expect.poll(left).toEqual([['x', 1, 0]])
})

test('what is put off while it is done is done again at that time', async () => {
  await add(entry('site'))
  const dueAt = new Date(START + 60_000).toISOString()
  let begun = 0
  const queue = await opened({
    async run(each) {
      if (begun++ === 0) await store.tx((handle) => putOff(handle, { ...each, dueAt }))
    },
  })
  await expect.poll(left).toEqual([['site', 1, 60_000]])
  passed = 60_000
  queue.wake()
  await emptied()
  expect(begun).toBe(2)
})

test('the next of a lane begins no sooner than its rate allows', async () => {
  const APART_MS = 300
  await add(...lanesOf(1, 3))
  const begun: number[] = []
  await opened({ apartMs: APART_MS, run: async () => void begun.push(Date.now()) })
  await emptied()
  const [first = 0, second = 0, third = 0] = begun
  // The database's clock says when a lane is free, this process's clock when an entry started.
  expect(second - first).toBeGreaterThan(APART_MS * 0.9)
  expect(third - second).toBeGreaterThan(APART_MS * 0.9)
})

const newTeam = (): Promise<number> =>
  store.tx(async (handle) => {
    const createdAt = now().toISOString()
    const ana = { username: 'ana', email: 'ana@rove.example', fullName: 'Ana', passwordHash: '', createdAt }
    const team = { name: 'North', description: '', avatarUrl: '', personal: false, createdAt }
    return addTeam(handle, (await addUser(handle, ana)).id, team)
  })

test('nothing of a team begins while it is held', async () => {
  const teamId = await newTeam()
  const queue = await opened({})
  const release = queue.hold(teamId)
  await add(entry('of the team', { teamId }), entry('of nobody'))
  queue.wake()
  await expect.poll(left).toEqual([['of the team', 0, 0]])
  release()
  await emptied()
})

test('nothing of a deleted team begins until it is restored', async () => {
  const teamId = await newTeam()
  await alter({ dataDir }, 'UPDATE teams SET deletedAt = ? WHERE id = ?', now().toISOString(), teamId)
  await add(entry('of the team', { teamId }), entry('of nobody'))
  const queue = await opened({})
  await expect.poll(left).toEqual([['of the team', 0, 0]])
  await alter({ dataDir }, 'UPDATE teams SET deletedAt = NULL WHERE id = ?', teamId)
  queue.wake()
  await emptied()
})

test('what nobody wants any more is told so while it is done', async () => {
  await add(entry('x'))
  let wanted = true
  const signals: AbortSignal[] = []
  const queue = await opened({
    isWanted: async () => wanted,
    async run(_, signal) {
      signals.push(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
  })
  await expect.poll(() => signals.length).toBe(1)
  wanted = false
  queue.wake()
  await emptied()
})

test('what rows ask for is added where the queue has it not, and done once', async () => {
  let asked = [entry('asked for')]
  const done: string[] = []
  const queue = await opened({
    wanted: async () => asked,
    async run({ key }) {
      done.push(key)
      asked = []
    },
  })
  await expect.poll(() => done).toEqual(['asked for'])
  await emptied()
  queue.wake()
  await queue.stop()
  expect(done).toEqual(['asked for'])
})

test('what this server does not know is left for a server that does', async () => {
  await add(entry('x', { kind: 'of a later version' }), entry('y'))
  await opened({})
  await expect.poll(left).toEqual([['x', 0, 0]])
})
