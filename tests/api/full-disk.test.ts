import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import { connect } from '#db/server/sqlite/open.ts'
import { transactions } from '#db/server/sqlite/transactions.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { png } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { aLead } from './samples.ts'
import { openServed, type Served } from './served.ts'

const NOTES_CHARS = 5_000
const ROOM_PAGES = 4
const MOST_PAGES = 1_000_000

let dataDir: string
let world: World
let server: Served
/** The server's connection for writes, on which the maximum size of its file can be set. */
let writer: Database.Database
let ana: Person
let phone: Device
let tablet: Device
beforeEach(async () => {
  dataDir = await newDataDir('rove-full-')
  world = await openWorld({ dataDir })
  ana = await world.person('ana')
  phone = world.device(ana)
  tablet = world.device(ana)
  await phone.change(leadNamed('From before'))
  expect(await phone.sync()).toBe('synced')
  await world.close()
  writer = connect(join(dataDir, 'rove.db'))
  const store = { tx: transactions(writer) } satisfies Partial<Store>
  server = await openServed({
    config: { dataDir },
    change: (deps) => ({ store: { ...deps.store, ...store } }),
  })
  for (const device of [phone, tablet]) device.moveTo(server)
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  writer.close()
  rmSync(dataDir, { recursive: true })
})

const leadNamed = (fullName: string) => {
  const fields = { fullName, email: 'lead@company.example', notes: fullName.padEnd(NOTES_CHARS, '.') }
  return { name: 'lead.create', args: { id: newId(), fields } } as const
}

function fillDisk(room = 0) {
  const pages = Number(writer.pragma('page_count', { simple: true }))
  writer.pragma(`max_page_count = ${pages + room}`)
}

const makeRoom = () => writer.pragma(`max_page_count = ${MOST_PAGES}`)

const names = Array.from({ length: 20 }, (_, n) => `Lead ${n}`)

/** The file's content, as another program reads it. */
function stored(): string[] {
  const file = new Database(join(dataDir, 'rove.db'), { readonly: true })
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
  const found = file.prepare<[], { fullName: string }>('SELECT fullName FROM leads').all()
  file.close()
  return found.map(({ fullName }) => fullName).sort()
}

test('while the disk is full nothing counts as stored that is not, people still read, and once there is room all goes on by itself', async () => {
  for (const name of names) await phone.change(leadNamed(name))
  const answers: Response[] = []
  const { fetch } = phone.wire
  phone.wire.fetch = async (path, init) => {
    const answer = await fetch(path, init)
    answers.push(answer.clone())
    return answer
  }
  fillDisk(ROOM_PAGES)
  expect(await phone.sync()).toBe('offline')
  const [push] = answers
  expect(push?.status).toBe(503)
  expect(push?.headers.get('Retry-After')).toBe('10')
  expect(await push?.json()).toEqual({
    message: 'The server cannot do this just now. Please try again in a while.',
    code: 'unavailable',
  })
  expect(await phone.store.outbox.count()).toBe(names.length)
  expect(stored().length).toBeLessThan(names.length)

  // A device that the server has not recorded yet, and cannot record now.
  expect(await tablet.sync()).toBe('synced')
  expect(await tablet.store.leads.toArray()).toHaveLength(stored().length)
  expect((await server.ask('GET', '/api/leads', undefined, ana)).status).toBe(200)
  expect((await server.ask('GET', '/api/ready')).status).toBe(200)
  fillDisk()
  const typed = { ...aLead, notes: 'x'.repeat(NOTES_CHARS) }
  const refused = await server.ask('POST', '/api/leads', typed, ana)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])

  makeRoom()
  for (const device of [phone, tablet]) expect(await device.sync()).toBe('synced')
  expect(await phone.store.outbox.count()).toBe(0)
  const all = [...names, 'From before'].sort()
  expect(stored()).toEqual(all)
  expect((await tablet.store.leads.toArray()).map(({ fullName }) => fullName).sort()).toEqual(all)
})

test('a photo that the disk has no room for is refused for now, leaves nothing behind, and is taken later', async () => {
  const id = newId()
  symlinkSync('/dev/full', join(dataDir, 'uploads', `${id}.part`))
  const bytes = await png()
  const send = () =>
    fetch(`${server.url}/api/uploads/${id}?userId=${ana.user.id}&teamId=${ana.teamId}`, {
      method: 'PUT',
      headers: { Cookie: ana.cookie },
      body: new Uint8Array(bytes),
    })
  const refused = await send()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
  expect((await send()).status).toBe(200)
})
