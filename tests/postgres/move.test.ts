import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '#api/backup/backup.ts'
import { moveToDatabase, moveToFolder } from '#api/backup/move.ts'
import { restore } from '#api/backup/restore.ts'
import { openKept } from '#api/store.ts'
import { mutate } from '#db/device/mutate.ts'
import { fileUrl } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import { copiedTables } from '#db/server/database/copy.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { addMember } from '#db/server/teams.ts'
import { makeTeam } from '#tests/api/samples.ts'
import { alter, databaseOf, dropDatabaseOf, read } from '#tests/database.ts'
import { photo } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

const PHOTO = await photo(40, 20)
const SQLITE = { databaseUrl: '' }
const fresh = { replace: false }

let dataDir: string
let world: World | undefined
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'rove-move-')), 'data')
})
afterEach(async () => {
  await stop()
  await dropDatabaseOf(dataDir)
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

async function stop() {
  await world?.close()
  world = undefined
}

async function open(config: Partial<Parameters<typeof openWorld>[0]>, devices: Device[] = []) {
  await stop()
  world = await openWorld({ dataDir, ...config })
  for (const device of devices) device.moveTo(world)
  return world
}

/** The folder, and the database that belongs to it. */
const ends = async () => ({ dataDir, ...(await databaseOf(dataDir)) })

const lead = (fullName: string, id = newId()) =>
  ({ name: 'lead.create', args: { id, fields: { fullName, email: 'lead@company.example' } } }) as const

const namesOn = async ({ store }: Device) =>
  (await store.leads.toArray()).map(({ fullName }) => fullName).sort()

/** The companies of an imported list. */
async function listed(id: number, { databaseUrl }: { databaseUrl: string }) {
  const { store, companyIndexes } = await openKept({ dataDir, databaseUrl }, console)
  const index = await companyIndexes.open(id)
  const companies = (await index?.records().next())?.value
  await companyIndexes.close()
  await store.close()
  return companies
}

/** A team of reps, each with a device that is in step. */
async function sellers(world: World, names: string[]) {
  const reps: Person[] = []
  for (const name of names) reps.push(await world.person(name))
  const teamId = await makeTeam(world, reps[0]!, 'Sellers')
  const store = openStore(join(dataDir, 'rove.db'))
  const at = new Date().toISOString()
  for (const { user } of reps.slice(1)) {
    await store.tx((handle) => addMember(handle, { teamId, userId: user.id, role: 'member', createdAt: at }))
  }
  await store.close()
  return { reps, teamId, devices: reps.map((rep) => world.device(rep)) }
}

/** The teams that devices were told to read from the beginning. */
function resetsOf(devices: readonly Device[]): unknown[] {
  const resets: unknown[] = []
  for (const { wire } of devices) {
    const fetched = wire.fetch
    wire.fetch = async (path, init) => {
      const response = await fetched(path, init)
      if (response.headers.get('Content-Type')?.includes('json')) {
        resets.push(...((await response.clone().json()).resets ?? []))
      }
      return response
    }
  }
  return resets
}

/** The device's next push arrives, but its response does not. */
function loseNextAnswer({ wire }: Device) {
  const fetched = wire.fetch
  wire.fetch = async (path, init) => {
    const response = await fetched(path, init)
    if (!path.startsWith('/api/sync/push')) return response
    wire.fetch = fetched
    throw new TypeError('no network')
  }
}

const inStep = async (devices: readonly Device[]) => {
  for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('synced')
}

describe('a folder that moves to PostgreSQL', { timeout: 120_000 }, () => {
  test('and back loses and doubles nothing, with what is under way on devices, and none reads anew', async () => {
    const { teamId, reps, devices } = await sellers(await open(SQLITE), ['ana', 'ben', 'eve'])
    const [ana, ben] = [devices[0]!, devices[1]!]
    const made: string[] = []
    const add = async (device: Device, name: string, picture = false) => {
      made.push(name)
      const id = newId()
      await mutate(device.store, teamId, [lead(name, id)])
      if (!picture) return
      const file = { id: newId(), type: 'image/jpeg' as const, bytes: Uint8Array.from(PHOTO).buffer }
      const changes = { avatarUrl: ['', fileUrl(file.id)] as [unknown, unknown] }
      await mutate(device.store, teamId, [{ name: 'lead.edit', args: { id, changes } }], { files: [file] })
    }
    const columns = { name: 'Company', website: 'Domain', industry: 'Sector' }
    const list = new URLSearchParams({ name: 'Fair', format: 'csv', mapping: JSON.stringify(columns) })
    const rows =
      'Company;Domain;Sector\nKoelvlot;koelvlot.example;Logistics\nFrostbil;frostbil.example;Cold stores'
    const type = { 'Content-Type': 'application/octet-stream' }
    const imported = await world!.ask('POST', `/api/directories?${list}`, rows, reps[0]!, type)
    expect(imported.status).toBe(201)
    const at = await ends()
    const places = [
      [(): unknown => moveToDatabase(at, fresh), at],
      [(): unknown => moveToFolder(at, { replace: true }), SQLITE],
    ] as const
    for (const [index, device] of devices.entries()) await add(device, `First ${index}`, true)
    await inStep(devices)
    const resets = resetsOf(devices)
    for (const [round, [move, config]] of places.entries()) {
      // A change that the server has without Ben knowing it, and changes that wait on every device.
      await add(ben, `Unanswered ${round}`)
      loseNextAnswer(ben)
      expect(await ben.sync()).toBe('offline')
      for (const device of devices)
        for (let n = 0; n < 5; n++) await add(device, `${round} ${n} ${made.length}`, n === 0)
      await stop()
      await move()
      await open(config, devices)
      await inStep(devices)
      for (const device of devices) expect(await namesOn(device)).toEqual(made.toSorted())
      const shown = (await ana.store.leads.toArray()).filter(({ avatarUrl }) => avatarUrl !== '')
      expect(shown).toHaveLength(3 * (round + 2))
      for (const { avatarUrl } of shown) {
        expect((await world!.ask('GET', avatarUrl, undefined, reps[2]!)).status).toBe(200)
      }
      expect(await listed(imported.body.directory.id, config)).toMatchObject([
        { name: 'Koelvlot' },
        { name: 'Frostbil' },
      ])
      const newest = (await world!.ask('GET', `/api/leads?teamId=${teamId}`, undefined, reps[1]!)).body
      expect(newest.map(({ fullName }: { fullName: string }) => fullName).sort()).toEqual(made.toSorted())
    }
    expect(resets).toEqual([])
  })

  test('is refused while a server runs on either, or where something is there already', async () => {
    const at = await ends()
    await open(SQLITE)
    await world!.person('ana')
    await expect(moveToDatabase(at, fresh)).rejects.toThrow('is in use: a server runs on it.')
    await stop()
    await moveToDatabase(at, fresh)
    await expect(moveToDatabase(at, fresh)).rejects.toThrow('The database is not empty')
    await expect(moveToFolder(at, fresh)).rejects.toThrow('is not empty. Add --replace')
    const elsewhere = { ...at, dataDir: join(dataDir, '../elsewhere') }
    await open(at)
    await expect(moveToFolder(elsewhere, fresh)).rejects.toThrow('The database is in use (')
    await stop()
    expect(await moveToFolder(elsewhere, fresh)).toMatchObject({ before: '' })
    const { before } = await moveToDatabase(elsewhere, { replace: true })
    expect(before).toContain('.rove')
    expect(await read({ dataDir }, 'SELECT username FROM users')).toEqual([{ username: 'ana' }])
  })

  test('and breaks off leaves the database empty and the folder as it was', async () => {
    const at = await ends()
    await open(SQLITE)
    await world!.person('ana')
    await stop()
    await alter(
      at,
      `CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE disk_full; END'`,
    )
    await alter(at, 'CREATE TRIGGER fails BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION fails()')
    await expect(moveToDatabase(at, fresh)).rejects.toThrow()
    for (const { name } of copiedTables) {
      expect(await read(at, `SELECT count(*) AS n FROM "${name}"`)).toEqual([{ n: 0 }])
    }
    await alter(at, 'DROP TRIGGER fails ON audit')
    expect((await moveToDatabase(at, fresh)).rows).toBeGreaterThan(0)
  })

  test('with a row that is another one when it arrives is not taken', async () => {
    const at = await ends()
    await open(SQLITE)
    await world!.person('ana')
    await stop()
    const changed = `BEGIN NEW."fullName" := 'another'; RETURN NEW; END`.replaceAll("'", "''")
    await alter(at, `CREATE FUNCTION changes() RETURNS trigger LANGUAGE plpgsql AS '${changed}'`)
    await alter(at, 'CREATE TRIGGER changes BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION changes()')
    await expect(moveToDatabase(at, fresh)).rejects.toThrow(
      'users has 1 rows that are not the 1 of its source',
    )
    expect(await read(at, 'SELECT count(*) AS n FROM users')).toEqual([{ n: 0 }])
  })
})

describe('a backup of PostgreSQL', { timeout: 120_000 }, () => {
  const backup = () => join(dataDir, '../monday.rove')

  test.each(['PostgreSQL', 'a folder'])(
    'restored to %s gets back from devices what came after it',
    async (place) => {
      const at = await ends()
      const ana = await (await open(at)).person('ana')
      const devices = [world!.device(ana), world!.device(ana)]
      const [phone, tablet] = [devices[0]!, devices[1]!]
      const id = newId()
      const file = { id: newId(), type: 'image/jpeg' as const, bytes: Uint8Array.from(PHOTO).buffer }
      const avatarUrl = ['', fileUrl(file.id)] as [unknown, unknown]
      await phone.change(lead('Before', id))
      await mutate(phone.store, ana.teamId, [{ name: 'lead.edit', args: { id, changes: { avatarUrl } } }], {
        files: [file],
      })
      await inStep(devices)
      expect(await backUp(at, backup(), { withKey: false })).toMatchObject({ people: 1, leads: 1, files: 1 })
      await phone.change(lead('After, from the phone'))
      await tablet.change(lead('After, from the tablet'))
      await inStep(devices)
      await tablet.change(lead('Not sent yet'))
      await stop()

      const to = { ...at, ...(place === 'a folder' && SQLITE) }
      const { before } = await restore(backup(), to, { replace: true })
      expect(before).toContain('before-')
      await open(to, devices)
      await inStep(devices)
      const names = ['After, from the phone', 'After, from the tablet', 'Before', 'Not sent yet']
      for (const device of devices) expect(await namesOn(device)).toEqual(names)
      const leads = (await world!.ask('GET', '/api/leads', undefined, ana)).body
      expect(leads.map(({ fullName }: { fullName: string }) => fullName).sort()).toEqual(names)
      expect((await world!.ask('GET', fileUrl(file.id), undefined, ana)).status).toBe(200)
    },
  )
})
