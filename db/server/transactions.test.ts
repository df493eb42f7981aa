import { rmSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { teams } from '#db/server/database/tables.ts'
import { teamOfFour } from '#tests/api/fixtures.ts'
import { dropDatabaseOf, onPostgres, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'

let dataDir: string
let store: Store
let teamId: number
beforeAll(async () => {
  dataDir = await newDataDir()
  store = await storeIn(dataDir)
  teamId = (await teamOfFour({ dataDir })).teamId
})
afterAll(async () => {
  await store.close()
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true })
})

const MANY = 40
const many = <T>(work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: MANY }, (_, at) => work(at)))
const nameIn = async (handle: Handle) =>
  (await handle.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId)))[0]?.name ?? ''
const rename = (handle: Handle, name: string) =>
  handle.update(teams).set({ name }).where(eq(teams.id, teamId))
const begin = () => store.tx(async (handle) => void (await rename(handle, '')), teamId)

/** A write that the store refuses. */
const addTeamAgain = async (handle: Handle) =>
  void (await handle.insert(teams).select(handle.select().from(teams).where(eq(teams.id, teamId))))

function signal() {
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}

/** Reads a name, yields to other transactions, and stores the name with a letter added. */
async function lengthen(handle: Handle) {
  const before = await nameIn(handle)
  await turn()
  await rename(handle, `${before}x`)
  return before.length
}

test('what transactions of one team read stays as it is until they have written', async () => {
  await begin()
  const seen = await many(() => store.tx(lengthen, teamId))
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, at) => at))
  expect(await nameIn(store.read)).toBe('x'.repeat(MANY))
})

test('so it does for those that name no team', async () => {
  await begin()
  const few = [0, 1, 2, 3].map(() => store.tx(lengthen))
  expect((await Promise.all(few)).toSorted()).toEqual([0, 1, 2, 3])
  expect(await nameIn(store.read)).toBe('xxxx')
})

test('one that fails undoes what it did, and nothing of those that run beside it', async () => {
  await begin()
  const outcomes = await Promise.allSettled(
    Array.from({ length: MANY }, (_, at) =>
      store.tx(async (handle) => {
        await lengthen(handle)
        if (at % 2) throw new Error('changed its mind')
      }, teamId),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(MANY / 2)
  expect(await nameIn(store.read)).toBe('x'.repeat(MANY / 2))
})

test('what a transaction did is there for everybody once it resolves, and for nobody before', async () => {
  await begin()
  const [written, ending] = [signal(), signal()]
  const writing = store.tx(async (handle) => {
    await rename(handle, 'new')
    written.tell()
    await ending.told
  }, teamId)
  await written.told
  expect(await nameIn(store.read)).toBe('')
  ending.tell()
  await writing
  expect(await nameIn(store.read)).toBe('new')
})

test.runIf(onPostgres)(
  'of one in which something was refused that nobody minded nothing is done, and its caller knows',
  async () => {
    await begin()
    const unminding = store.tx(async (handle) => {
      await rename(handle, 'new')
      await addTeamAgain(handle).catch(() => {})
    }, teamId)
    await expect(unminding).rejects.toThrow('not committed')
    expect(await nameIn(store.read)).toBe('')
  },
)

test('connections are given back, however a transaction ends', async () => {
  const ends: ((handle: Handle) => Promise<unknown>)[] = [
    nameIn,
    () => Promise.reject(new Error('changed its mind')),
    addTeamAgain,
  ]
  await many((at) => store.tx((handle) => ends[at % ends.length]!(handle), teamId).catch(() => {}))
  await many(() => store.snapshot(nameIn))
  const { open, idle, waiting } = store.pool?.() ?? { open: 0, idle: 0, waiting: 0 }
  expect([idle, waiting]).toEqual([open, 0])
})
