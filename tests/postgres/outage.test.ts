import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { alter, databaseOf, dropDatabaseOf, read } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { asked, creating } from '#tests/postgres.ts'
import { type Answer, type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { type DatabaseLine, openDatabaseLine } from './line.ts'

/** Shorter than on a production server, so that the test is faster. */
const GIVEN_UP_AFTER_MS = 1_000

let dataDir: string
let databaseUrl: string
let line: DatabaseLine
let world: World
let ana: Person
let phone: Device
/** The responses to the phone's pushes. */
const pushes: Response[] = []
/** What was typed since the first test. */
const typed: string[] = []
beforeAll(async () => {
  dataDir = await newDataDir('rove-outage-')
  databaseUrl = (await databaseOf(dataDir)).databaseUrl
  line = await openDatabaseLine(databaseUrl)
  world = await openWorld({ dataDir, databaseUrl: line.url })
  ana = await world.person('ana')
  phone = world.device(ana)
  const { fetch } = phone.wire
  phone.wire.fetch = async (path, init) => {
    const answer = await fetch(path, init)
    if (path.startsWith('/api/sync/push')) pushes.push(answer.clone())
    return answer
  }
  await add('Before')
  expect(await phone.sync()).toBe('synced')
})
afterAll(async () => {
  line.restore()
  await world.close()
  await line.close()
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true })
})

function add(fullName: string) {
  typed.push(fullName)
  return phone.change({
    name: 'lead.create',
    args: { id: newId(), fields: { fullName, email: 'lead@company.example' } },
  })
}

/** Direct access, without the connection that breaks and without the server. */
const stored = async () =>
  (await read<{ fullName: string }>({ dataDir }, 'SELECT fullName FROM leads'))
    .map(({ fullName }) => fullName)
    .sort()

async function begin(databaseUrl: string) {
  await world.close()
  world = await openWorld({ dataDir, databaseUrl })
  phone.moveTo(world)
}

const later = (answer: Answer | Response | undefined) => [answer?.status, answer?.headers.get('Retry-After')]
const LATER = [503, '10']
const get = (path: string) => world.ask('GET', path, undefined, ana)
const nameOf = (url: string) => new URL(url).pathname.slice(1)
const cluster = () => databaseUrl.slice(0, databaseUrl.lastIndexOf('/'))

/** Everything on the phone reaches the server, once, without further action. */
async function recovers() {
  await expect.poll(() => phone.sync()).toBe('synced')
  expect(await phone.store.outbox.count()).toBe(0)
  expect(await stored()).toEqual(typed.toSorted())
  await expect.poll(async () => (await get('/api/ready')).status).toBe(200)
}

test('while the database is away calls are told to come again, nothing is confirmed, and all goes on once it is back', async () => {
  await add('Meanwhile')
  line.cut()
  expect(await phone.sync()).toBe('offline')
  expect(later(pushes.at(-1))).toEqual(LATER)
  expect(later(await get('/api/leads'))).toEqual(LATER)
  expect(
    later(await world.ask('POST', '/api/auth/login', { username: 'ana', password: 'ana-secret' })),
  ).toEqual(LATER)
  expect((await get('/api/ready')).status).toBe(503)
  expect((await get('/api/health')).status).toBe(200)
  expect(await phone.store.outbox.count()).toBe(1)
  line.restore()
  await recovers()
})

test('a database that falls silent is given up, and asked on new connections once it answers', async () => {
  await begin(`${line.url}?query_timeout=${GIVEN_UP_AFTER_MS}`)
  await expect.poll(() => phone.sync()).toBe('synced')
  await add('Into the silence')
  line.silence()
  expect(await phone.sync()).toBe('offline')
  expect(later(pushes.at(-1))).toEqual(LATER)
  line.restore()
  await recovers()
  await begin(line.url)
})

test('a connection that dies in a transaction takes it along, and the phone sends again what it did', async () => {
  await add('Twice')
  await alter(
    { dataDir },
    `CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
    PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END'`,
  )
  await alter({ dataDir }, 'CREATE TRIGGER dies AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION dies()')
  expect(await phone.sync()).toBe('offline')
  expect(later(pushes.at(-1))).toEqual(LATER)
  expect(await stored()).toEqual(typed.slice(0, -1).sort())
  await alter({ dataDir }, 'DROP TRIGGER dies ON leads')
  await recovers()
})

test('a change that was committed while the line broke is there once, though the phone sends it again', async () => {
  await add('Committed')
  line.loseNextCommit()
  await expect.poll(async () => [await phone.sync(), await stored()]).toEqual(['synced', typed.toSorted()])
  await recovers()
})

test('where the disk of the database is full nothing counts as stored, and people still read', async () => {
  await add('No room')
  await alter(
    { dataDir },
    `CREATE FUNCTION full() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
    RAISE disk_full; END'`.replace('full()', '"full"()'),
  )
  await alter(
    { dataDir },
    'CREATE TRIGGER "full" BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION "full"()',
  )
  expect(await phone.sync()).toBe('offline')
  expect(later(pushes.at(-1))).toEqual(LATER)
  expect(await stored()).toEqual(typed.slice(0, -1).sort())
  expect((await get('/api/leads')).body).toHaveLength(typed.length - 1)
  await alter({ dataDir }, 'DROP TRIGGER "full" ON receipts')
  await recovers()
})

test.skipIf(process.getuid?.() !== 0)('so it is on a disk that really is full', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'rove-disk-'))
  const [data] = await read<{ folder: string }>(
    { dataDir },
    `SELECT current_setting('data_directory') AS folder`,
  )
  const { uid, gid } = statSync(data!.folder)
  const mounted = attempt('mount', '-t', 'tmpfs', '-o', `size=1m,uid=${uid},gid=${gid}`, 'tmpfs', disk)
  const space = `small_${nameOf(databaseUrl)}`
  try {
    if (!mounted) return
    await asked(cluster(), `CREATE TABLESPACE ${space} LOCATION '${disk}'`)
    await alter({ dataDir }, `ALTER TABLE leads SET TABLESPACE ${space}`)
    const filler = join(disk, 'filler')
    expect(() => writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024))).toThrow('ENOSPC')
    const names = Array.from({ length: 100 }, (_, n) => `No room ${n}`)
    for (const name of names) await add(name)
    expect(await phone.sync()).toBe('offline')
    expect(later(pushes.at(-1))).toEqual(LATER)
    expect((await stored()).length).toBeLessThan(typed.length)
    expect((await get('/api/leads')).status).toBe(200)
    rmSync(filler)
    await recovers()
    await alter({ dataDir }, 'ALTER TABLE leads SET TABLESPACE pg_default')
    await asked(cluster(), `DROP TABLESPACE ${space}`)
  } finally {
    if (mounted) attempt('umount', '-l', disk)
    rmSync(disk, { recursive: true, force: true })
  }
})

/** @returns false if this account may not do that, as in most containers */
function attempt(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('after a failover the new primary is written to as soon as it takes writes, and read until then', async () => {
  const [primary, standby] = [nameOf(databaseUrl), `${nameOf(databaseUrl)}_standby`]
  await add('Before the failover')
  expect(await phone.sync()).toBe('synced')
  line.cut()
  await asked(
    cluster(),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${primary}'`,
    creating(standby, primary),
    `ALTER DATABASE ${primary} RENAME TO ${primary}_old`,
    `ALTER DATABASE ${standby} RENAME TO ${primary}`,
    `ALTER DATABASE ${primary} SET default_transaction_read_only = on`,
  )
  await add('Before the promotion')
  line.restore()
  await expect.poll(async () => (await get('/api/leads')).status).toBe(200)
  expect(await phone.sync()).toBe('offline')
  expect(later(pushes.at(-1))).toEqual(LATER)
  await asked(cluster(), `ALTER DATABASE ${primary} RESET default_transaction_read_only`)
  await recovers()
  await asked(cluster(), `DROP DATABASE ${primary}_old`)
})
