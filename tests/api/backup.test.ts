import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '#api/backup/backup.ts'
import { restore } from '#api/backup/restore.ts'
import { mutate } from '#db/device/mutate.ts'
import { fileUrl } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import { addDirectory } from '#db/server/directories.ts'
import { addUpload } from '#db/server/uploads.ts'
import { dropDatabaseOf, environmentOf, onPostgres, read, storeIn, uploadsIn } from '#tests/database.ts'
import { photo } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { admit, makeTeam } from './samples.ts'

const root = join(import.meta.dirname, '../..')
const PHOTO = await photo(40, 20)

let folder: string
let dataDir: string
let backup: string
let world: World | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-backup-'))
  dataDir = join(folder, 'data')
  backup = join(folder, 'monday.rove')
})
afterEach(async () => {
  await world?.close()
  world = undefined
  for (const at of [dataDir, join(folder, 'elsewhere')]) await dropDatabaseOf(at)
  rmSync(folder, { recursive: true, force: true })
})

/** A folder with all parts of a backup. */
const at = (dataDir: string) => ({ dataDir, databaseUrl: '' })

async function open(at = dataDir): Promise<World> {
  world = await openWorld({ dataDir: at })
  return world
}

async function stop() {
  await world?.close()
  world = undefined
}

/** The operator's command, as npm runs it. */
async function command(name: 'backup' | 'restore', args: string[], at = dataDir) {
  const child = spawn(process.execPath, ['--import', 'tsx', `api/${name}-cli.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...(await environmentOf(at)) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk) => {
      said[stream] += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { code, ...said }
}

const leadNamed = (fullName: string, id = newId()) =>
  ({ name: 'lead.create', args: { id, fields: { fullName, email: 'lead@company.example' } } }) as const

const namesOn = async ({ store }: Device) =>
  (await store.leads.toArray()).map(({ fullName }) => fullName).sort()

/** A data folder with one of each thing that a backup contains. */
async function filled() {
  const { person: register } = await open()
  const ana = await register('ana')
  const device = world!.device(ana)
  await device.change(leadNamed('Mia Berg'))
  expect(await device.sync()).toBe('synced')
  await stop()
  const store = await storeIn(dataDir)
  const [fileId, directoryId] = [newId(), newId()]
  const owned = { teamId: ana.teamId, createdBy: ana.user.id, createdAt: '2026-01-01T00:00:00.000Z' }
  writeFileSync(join(dataDir, 'uploads', String(fileId)), PHOTO)
  mkdirSync(join(dataDir, 'directories'), { recursive: true })
  writeFileSync(join(dataDir, 'directories', `${directoryId}.db`), 'x'.repeat(3_000_000))
  await store.tx(async (handle) => {
    await addUpload(handle, { id: fileId, ...owned, type: 'image/jpeg', bytes: PHOTO.length, hash: 'hash' })
    await addDirectory(handle, { id: directoryId, ...owned, name: 'Ours', companies: 1 })
  })
  await store.close()
  return { ana, device, fileId, directoryId }
}

const rowsOf = (at: string, table: string) => {
  const db = new Database(join(at, 'rove.db'), { readonly: true })
  const rows = db.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()
  db.close()
  return rows
}

const secretIn = (at: string) => readFileSync(join(at, 'secret.key'), 'hex')

test('a backup made while people work, restored elsewhere, loses nothing of theirs', {
  timeout: 120_000,
}, async () => {
  const { person } = await open()
  const reps = [await person('ana'), await person('ben'), await person('eve')]
  const teamId = await makeTeam(world!, reps[0]!, 'Sellers')
  for (const rep of reps.slice(1)) await admit(world!, rep, teamId)
  const devices = reps.map((rep) => world!.device(rep))
  const made: string[] = []
  let photos = 0

  const work = async (rep: Person, device: Device, until: () => boolean) => {
    for (let n = 0; !until(); n++) {
      const [id, name] = [newId(), `${rep.user.username} ${made.length}`]
      made.push(name)
      await mutate(device.store, teamId, [leadNamed(name, id)])
      if (n % 5 === 0) {
        photos++
        const file = { id: newId(), type: 'image/jpeg' as const, bytes: Uint8Array.from(PHOTO).buffer }
        const changes = { avatarUrl: ['', fileUrl(file.id)] as [unknown, unknown] }
        await mutate(device.store, teamId, [{ name: 'lead.edit', args: { id, changes } }], { files: [file] })
      }
      expect(await device.sync()).toBe('synced')
    }
  }
  const everyone = (until: () => boolean) =>
    Promise.all(devices.map((device, index) => work(reps[index]!, device, until)))

  let backedUp = false
  const backingUp = command('backup', [backup]).finally(() => {
    backedUp = true
  })
  await everyone(() => backedUp)
  expect(await backingUp).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('3 people') })
  const enough = made.length + 30
  await everyone(() => made.length >= enough)
  // Made offline, and not sent.
  await mutate(devices[0]!.store, teamId, [leadNamed('in the basement')])
  made.push('in the basement')
  await stop()

  const elsewhere = join(folder, 'elsewhere')
  expect(await command('restore', [backup], elsewhere)).toMatchObject({ code: 0, stderr: '' })
  const before = (await read({ dataDir: elsewhere }, 'SELECT id FROM leads')).length
  expect(before).toBeLessThan(made.length - 30)
  await open(elsewhere)
  for (const device of devices) device.moveTo(world!)
  for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('synced')
  for (const device of devices) expect(await namesOn(device)).toEqual(made.toSorted())
  expect(await read({ dataDir: elsewhere }, 'SELECT id FROM uploads')).toHaveLength(photos)
  expect(await uploadsIn(elsewhere)).toHaveLength(photos)
  const ids = await devices[1]!.store.leads.filter(({ avatarUrl }) => avatarUrl !== '').toArray()
  expect(ids).toHaveLength(photos)
  for (const { avatarUrl } of ids) {
    expect((await world!.ask('GET', avatarUrl, undefined, reps[1]!)).status).toBe(200)
  }
})

describe.skipIf(onPostgres)('a backup', { timeout: 60_000 }, () => {
  test('is one file with the database, uploads and imported directories, for its owner’s eyes', async () => {
    const { fileId, directoryId } = await filled()
    expect(await backUp(at(dataDir), backup, { withKey: false })).toEqual({
      people: 1,
      leads: 1,
      files: 2,
      hasKey: false,
      bytes: statSync(backup).size,
    })
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).sort()).toEqual(['data', 'monday.rove'])
    expect(readFileSync(backup).includes(readFileSync(join(dataDir, 'secret.key')))).toBe(false)

    const elsewhere = join(folder, 'elsewhere')
    expect(await restore(backup, at(elsewhere), { replace: false })).toMatchObject({
      people: 1,
      leads: 1,
      files: 2,
      before: '',
    })
    for (const table of ['users', 'sessions', 'leads', 'uploads', 'directories', 'history']) {
      expect(rowsOf(elsewhere, table)).toEqual(rowsOf(dataDir, table))
    }
    const copied = [join('uploads', String(fileId)), join('directories', `${directoryId}.db`)]
    for (const path of copied) {
      expect(readFileSync(join(elsewhere, path)).equals(readFileSync(join(dataDir, path)))).toBe(true)
    }
  })

  test('holds the key that opens stored keys only where that is asked for', async () => {
    await filled()
    expect(await backUp(at(dataDir), backup, { withKey: true })).toMatchObject({ hasKey: true })
    const elsewhere = join(folder, 'elsewhere')
    await restore(backup, at(elsewhere), { replace: false })
    expect(secretIn(elsewhere)).toBe(secretIn(dataDir))
  })

  test('leaves out what was removed while it was made', async () => {
    const { fileId, directoryId } = await filled()
    rmSync(join(dataDir, 'directories', `${directoryId}.db`))
    expect(await backUp(at(dataDir), backup, { withKey: false })).toMatchObject({ files: 1 })
    const elsewhere = join(folder, 'elsewhere')
    await restore(backup, at(elsewhere), { replace: false })
    expect(rowsOf(elsewhere, 'directories')).toEqual([])
    expect(rowsOf(elsewhere, 'uploads')).toMatchObject([{ id: fileId }])
  })

  test('overwrites no file, and needs a database to be there', async () => {
    await filled()
    writeFileSync(backup, 'last week’s')
    await expect(backUp(at(dataDir), backup, { withKey: false })).rejects.toThrow(
      `${backup} is there already.`,
    )
    expect(readFileSync(backup, 'utf8')).toBe('last week’s')
    const nowhere = join(folder, 'nowhere')
    await expect(backUp(at(nowhere), `${backup}2`, { withKey: false })).rejects.toThrow(
      `There is no database in ${nowhere}.`,
    )
    await expect(backUp(at(dataDir), join(nowhere, 'a'), { withKey: false })).rejects.toThrow(
      `There is no folder ${nowhere}.`,
    )
  })

  test('of a damaged database is refused and leaves nothing behind', async () => {
    await filled()
    truncateSync(join(dataDir, 'rove.db'), 40_000)
    await expect(backUp(at(dataDir), backup, { withKey: false })).rejects.toThrow('is damaged')
    expect(readdirSync(folder)).toEqual(['data'])
  })
})

describe.skipIf(onPostgres)('restoring', { timeout: 60_000 }, () => {
  const elsewhere = () => join(folder, 'elsewhere')

  test('takes no backup of which a single byte is another, and changes nothing', async () => {
    await filled()
    await backUp(at(dataDir), backup, { withKey: true })
    const whole = readFileSync(backup)
    const key = readFileSync(join(dataDir, 'secret.key'))
    const parts = [
      'SQLite format',
      'Mia Berg',
      'xxxxxxxx',
      key,
      PHOTO.subarray(20, 60),
      '"users":1',
      'rove.db',
    ]
    mkdirSync(elsewhere())
    for (const part of parts) {
      writeFileSync(backup, altered(whole, part))
      await expect(restore(backup, at(elsewhere()), { replace: false })).rejects.toThrow(
        /damaged|no backup of Rove/,
      )
      expect(readdirSync(elsewhere()).filter((name) => name !== 'server.lock')).toEqual([])
    }
    writeFileSync(backup, whole.subarray(0, whole.length / 2))
    await expect(restore(backup, at(elsewhere()), { replace: false })).rejects.toThrow(
      /damaged|no backup of Rove/,
    )
  })

  /** Changes one byte of the part, at its place and wherever SQLite left an older copy in unused space. */
  function altered(whole: Buffer, part: string | Uint8Array): Buffer {
    const changed = Buffer.from(whole)
    const places: number[] = []
    for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + part.length)) places.push(at)
    expect(places).not.toEqual([])
    for (const place of places) changed.writeUInt8(changed.readUInt8(place) ^ 0xff, place)
    return changed
  }

  test('takes no other file', async () => {
    await filled()
    await expect(restore(join(dataDir, 'rove.db'), at(elsewhere()), { replace: false })).rejects.toThrow(
      'is no backup of Rove.',
    )
    writeFileSync(backup, 'Dear diary')
    await expect(restore(backup, at(elsewhere()), { replace: false })).rejects.toThrow('no backup of Rove')
    await expect(restore(join(folder, 'none'), at(elsewhere()), { replace: false })).rejects.toThrow(
      'There is no file',
    )
  })

  test('a file that names a place outside of the folder writes nothing there', async () => {
    await filled()
    await backUp(at(dataDir), backup, { withKey: false })
    const db = new Database(backup)
    for (const table of ['files', 'chunks'])
      db.prepare(`UPDATE ${table} SET path = '../outside' WHERE path LIKE 'uploads/%'`).run()
    db.close()
    await expect(restore(backup, at(elsewhere()), { replace: false })).rejects.toThrow(
      'is damaged, or no backup of Rove.',
    )
    expect(readdirSync(folder)).not.toContain('outside')
  })

  test('into a folder that holds something is refused; --replace keeps that aside, and its key in place', async () => {
    const { device } = await filled()
    await backUp(at(dataDir), backup, { withKey: false })
    const key = secretIn(dataDir)
    const { url } = await open()
    device.moveTo({ url })
    await device.change(leadNamed('Later'))
    expect(await device.sync()).toBe('synced')
    await stop()
    await expect(restore(backup, at(dataDir), { replace: false })).rejects.toThrow(`${dataDir} is not empty.`)
    expect(rowsOf(dataDir, 'leads')).toHaveLength(2)

    const { before } = await restore(backup, at(dataDir), { replace: true })
    expect(rowsOf(dataDir, 'leads')).toHaveLength(1)
    expect(rowsOf(before, 'leads')).toHaveLength(2)
    expect(secretIn(dataDir)).toBe(key)
    await open()
    device.moveTo(world!)
    expect(await device.sync()).toBe('synced')
    expect(await namesOn(device)).toEqual(['Later', 'Mia Berg'])
  })

  test('with the key that opens its stored keys leaves that one in place, not the one that was there', async () => {
    await filled()
    await backUp(at(dataDir), backup, { withKey: true })
    const key = secretIn(dataDir)
    writeFileSync(join(dataDir, 'secret.key'), Buffer.alloc(32, 7))
    await restore(backup, at(dataDir), { replace: true })
    expect(secretIn(dataDir)).toBe(key)
  })

  test('while a server runs on the folder is refused', async () => {
    await filled()
    await backUp(at(dataDir), backup, { withKey: false })
    const { ask } = await open()
    await expect(restore(backup, at(dataDir), { replace: true })).rejects.toThrow(
      'is in use: a server runs on it. Stop it first.',
    )
    expect((await ask('GET', '/api/health')).status).toBe(200)
  })

  test('as a command without a file says how it is used and ends with 1', { timeout: 60_000 }, async () => {
    expect(await command('restore', [])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'npm run restore -- FILE [--replace]\n',
    })
    expect(await command('backup', ['a', '--with-keys'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run backup -- FILE [--with-key]'),
    })
  })
})
