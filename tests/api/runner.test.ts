import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#api/jobs/job.ts'
import { createRunner, type Runner } from '#api/jobs/runner.ts'
import { createPokes } from '#api/sync/pokes.ts'
import { mutationNamed } from '#db/model/entities/registry.ts'
import type { Request } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { change } from '#db/server/change.ts'
import type { Store } from '#db/server/database/handle.ts'
import { endLease, takeLease } from '#db/server/leases.ts'
import { alter, databaseOf, dropDatabaseOf, onPostgres, read, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { closeTable } from '#tests/postgres/gate.ts'
import { teamOfFour } from './fixtures.ts'

/** Without a server, because its runner would be a second one. */
let folder: { dataDir: string }
let store: Store
let office: Awaited<ReturnType<typeof teamOfFour>>
let work: ReturnType<typeof openWork>
const opened: { runner: Runner; store: Store }[] = []
beforeEach(async () => {
  folder = { dataDir: await newDataDir() }
  store = await storeIn(folder.dataDir)
  office = await teamOfFour(folder)
  work = openWork()
})
afterEach(async () => {
  work.endAll()
  for (const { runner, store: its } of opened.splice(0)) {
    await runner.stop()
    await its.close()
  }
  await store.close()
  await dropDatabaseOf(folder.dataDir)
  rmSync(folder.dataDir, { recursive: true })
})

/** Work that continues until it is ended. */
function openWork() {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  let isOver = false
  const job: Job = {
    async run({ request: { id } }) {
      begun.push(id)
      await new Promise<void>((resolve) => (isOver ? resolve() : ends.set(id, resolve)))
      return async () => ({ suggested: 0, message: 'Found nothing' })
    },
    whyNot: () => undefined,
    failed: 'It failed.',
  }
  return {
    job,
    begun,
    end: (id: number) => ends.get(id)?.(),
    endAll() {
      isOver = true
      for (const end of ends.values()) end()
    },
  }
}

/** Ends immediately. */
const quick: Job = {
  run: async () => async () => ({ suggested: 0, message: 'Done' }),
  whyNot: () => undefined,
  failed: 'It failed.',
}

/** Makes the next transaction of a store wait. @returns whether it waits, and what lets it run */
function holdNextTransaction(its: Store) {
  const { tx } = its
  let isWaiting = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  its.tx = async (transaction, teamId) => {
    its.tx = tx
    isWaiting = true
    await released
    return tx(transaction, teamId)
  }
  return { isWaiting: () => isWaiting, release }
}

async function openRunner(job = work.job): Promise<Runner> {
  const its = await storeIn(folder.dataDir)
  const runner = await createRunner(
    {
      store: its,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      notifier: createPokes(its.messages),
    },
    (kind) => (kind === 'suggest' ? job : quick),
    {},
  )
  opened.push({ runner, store: its })
  return runner
}

const tasks: Record<'long' | 'short', Request['task']> = {
  long: { kind: 'suggest', args: { productId: 1, count: 1 } },
  short: { kind: 'approve', args: { suggestionIds: [1] } },
}

let asked = 0
/** Adds a request for work without telling any runner. */
async function ask(long: keyof typeof tasks, teamId = office.teamId): Promise<number> {
  const id = newId()
  const at = new Date(Date.UTC(2026, 0, 1) + ++asked).toISOString()
  const name = 'request.create'
  const author = { userId: office.owner.user.id, deviceId: 'phone', name, at }
  const args = { id, task: tasks[long] }
  await store.tx(
    (handle) => change(handle, mutationNamed(name), { ...author, teamId, args, arrivedAt: at }),
    teamId,
  )
  return id
}

const statusOf = async (id: number) =>
  (await read<{ status: string }>(folder, 'SELECT status FROM requests WHERE id = ?', id))[0]?.status

/** As if somebody else had changed it. */
const become = (status: Request['status'], id: number) =>
  alter(folder, 'UPDATE requests SET status = ? WHERE id = ?', status, id)

/** Makes a runner look for work, and waits until it has checked everything once more. */
async function look(runner: Runner, teamId?: number) {
  const { status } = await runner.ended(await ask('short', teamId))
  expect(status).toBe('done')
}

describe('a runner', () => {
  test('leaves what it is at to itself, whatever else is asked for meanwhile', async () => {
    const runner = await openRunner()
    const id = await ask('long')
    runner.wake()
    await expect.poll(() => work.begun).toEqual([id])
    await look(runner)
    await look(runner)
    expect(await statusOf(id)).toBe('calling')
    const ended = runner.ended(id)
    work.end(id)
    expect(await ended).toMatchObject({ status: 'done', message: 'Found nothing' })
  })

  test('does one thing of a kind at a time for a team, in the order in which they were asked for', async () => {
    const runner = await openRunner()
    const ids = [await ask('long'), await ask('long'), await ask('long')]
    for (const [at, id] of ids.entries()) {
      await look(runner)
      expect(work.begun).toEqual(ids.slice(0, at + 1))
      const ended = runner.ended(id)
      work.end(id)
      await ended
      await expect.poll(() => work.begun).toHaveLength(Math.min(at + 2, ids.length))
    }
  })

  test('begins nothing of a team that is held, until all who hold it have let go', async () => {
    const runner = await openRunner()
    const letGo = [runner.hold(office.teamId), runner.hold(office.teamId)]
    const id = await ask('long')
    await look(runner, office.stranger.teamId)
    letGo[0]?.()
    await look(runner, office.stranger.teamId)
    expect(work.begun).toEqual([])
    letGo[1]?.()
    await expect.poll(() => work.begun).toEqual([id])
  })

  test('stores nothing of what was cancelled while it ran, though it was not told', async () => {
    const runner = await openRunner()
    const id = await ask('long')
    runner.wake()
    await expect.poll(() => work.begun).toEqual([id])
    await become('cancelled', id)
    const ended = runner.ended(id)
    work.end(id)
    expect(await ended).toMatchObject({ status: 'cancelled', result: null })
    await look(runner)
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('that is to stop waits for what it is at, and leaves the rest to whoever comes next', async () => {
    const runner = await openRunner()
    const [first, second] = [await ask('long'), await ask('long')]
    runner.wake()
    await expect.poll(() => work.begun).toEqual([first])
    const stopping = runner.stop()
    work.end(first)
    await stopping
    // It still reports work that others ended, and no longer looks for work.
    for (const id of [await ask('short'), await ask('short'), await ask('short')]) {
      await become('cancelled', id)
      expect(await runner.ended(id)).toMatchObject({ status: 'cancelled' })
    }
    expect([await statusOf(first), await statusOf(second)]).toEqual(['done', 'queued'])
  })

  test('that is to stop begins nothing more, though it was about to and what ran has ended', async () => {
    const runner = await openRunner()
    const [first, second] = [await ask('long'), await ask('long')]
    runner.wake()
    await expect.poll(() => work.begun).toEqual([first])
    const taking = holdNextTransaction(opened[0]?.store ?? store)
    runner.wake()
    await expect.poll(taking.isWaiting).toBe(true)
    const stopping = runner.stop()
    work.end(first)
    await expect.poll(() => read(folder, 'SELECT key FROM queue')).toEqual([{ key: `request ${second}` }])
    taking.release()
    await stopping
    expect(work.begun).toEqual([first])
    expect(await statusOf(second)).toBe('queued')
  })

  test('goes on after work that failed', async () => {
    const failing: Job = { ...quick, run: () => Promise.reject(new Error('broken')) }
    const runner = await openRunner(failing)
    const ids = [await ask('long'), await ask('long')]
    const ended = await Promise.all(ids.map((id) => runner.ended(id)))
    expect(ended).toMatchObject(ids.map(() => ({ status: 'failed', message: 'It failed.' })))
  })
})

/** A runner that another one was faster than looks again by itself, after a minute at most. */
const LOOKS_AGAIN_WITHIN_MS = 90_000

describe.runIf(onPostgres)('two runners on one database', () => {
  test('are not at two things of a kind for a team, though both looked before either had begun', {
    timeout: 2 * LOOKS_AGAIN_WITHIN_MS,
  }, async () => {
    const [one, other] = [await openRunner(), await openRunner()]
    const [older, newer] = [await ask('long'), await ask('long')]
    await become('cancelled', older)
    const gate = await closeTable((await databaseOf(folder.dataDir)).databaseUrl, 'leases')
    other.wake()
    await gate.waiting(1).finally(() => become('queued', older))
    one.wake()
    await gate.waiting(2).finally(() => gate.open())
    await look(one)
    expect(work.begun).toHaveLength(1)
    work.end(work.begun[0] ?? 0)
    await expect
      .poll(() => work.begun.toSorted(), { timeout: LOOKS_AGAIN_WITHIN_MS })
      .toEqual([newer, older].toSorted())
  })

  test('answer whoever waits for what a dead one was at', async () => {
    const id = await ask('long')
    const lease = { name: `request ${id}`, holder: 'another' }
    await store.tx((handle) => takeLease(handle, lease, 60_000))
    await become('calling', id)
    const runner = await openRunner()
    const ended = runner.ended(id)
    await look(runner)
    await store.tx((handle) => endLease(handle, lease))
    runner.wake()
    expect(await ended).toMatchObject({ id, status: 'failed' })
  })

  test('are told by one another when something is over, for which somebody may wait', async () => {
    const runner = await openRunner()
    const pokes = createPokes(store.messages)
    let told = 0
    pokes.onWork(() => void told++)
    // A server that starts to listen may have missed something.
    await expect.poll(() => told).toBe(1)
    await runner.ended(await ask('short'))
    await expect.poll(() => told).toBe(2)
    pokes.close()
  })

  test('keep what they are at as long as they live, and give it up once it is over', async () => {
    const runner = await openRunner()
    const id = await ask('long')
    runner.wake()
    await expect.poll(() => work.begun).toEqual([id])
    const lease = async () =>
      (await read<{ until: string }>(folder, 'SELECT until FROM leases WHERE name = ?', `request ${id}`))[0]
        ?.until
    const first = (await lease()) ?? ''
    // It is renewed well before it expires.
    await expect.poll(async () => ((await lease()) ?? '') > first).toBe(true)
    expect(Date.parse(first)).toBeGreaterThan(Date.now())
    const ended = runner.ended(id)
    work.end(id)
    await ended
    await expect.poll(lease).toBeUndefined()
  })
})
