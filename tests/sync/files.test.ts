import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attentionOf, discardRefused } from '#db/device/attention.ts'
import { mutate } from '#db/device/mutate.ts'
import { fileUrl } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import { someone } from '#tests/api/samples.ts'
import { looked, photo } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const PHOTO = await photo(40, 20)
/** The picture as the server encodes it again: upright, and without the place where it was taken. */
const KEPT = { format: 'jpeg', width: 20, height: 40, pages: 1, told: false }

/** A phone with a lead, which is offline until its connection is given back. */
async function phoneWithLead() {
  const person = await someone(world)
  const phone = world.device(person)
  const id = newId()
  await phone.change({
    name: 'lead.create',
    args: { id, fields: { fullName: 'Mia', email: 'mia@berg.example' } },
  })
  await phone.sync()
  const asked: string[] = []
  const { fetch } = phone.wire
  phone.wire.fetch = (path, init) => {
    asked.push(`${init.method ?? 'GET'} ${path.split('?')[0]}`)
    return fetch(path, init)
  }
  return { person, phone, id, asked, online: fetch }
}

/** Adds a photo to the lead, as a tap does. */
async function photograph(phone: Device, person: Person, leadId: number, bytes = PHOTO) {
  const file = { id: newId(), type: 'image/jpeg' as const, bytes: Uint8Array.from(bytes).buffer }
  const changes = { avatarUrl: ['', fileUrl(file.id)] as [unknown, unknown] }
  await mutate(phone.store, person.teamId, [{ name: 'lead.edit', args: { id: leadId, changes } }], {
    files: [file],
  })
  return file
}

const bytesAt = async (path: string, cookie: string) => {
  const answer = await fetch(world.url + path, { headers: { Cookie: cookie } })
  return {
    status: answer.status,
    type: answer.headers.get('Content-Type'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  }
}

test('a photo taken offline reaches the server before the change that names it, and the team alone reads it', async () => {
  const { person, phone, id, asked } = await phoneWithLead()
  const { id: fileId } = await photograph(phone, person, id)
  expect((await phone.store.leads.get(id))?.avatarUrl).toBe(fileUrl(fileId))
  expect(await phone.sync()).toBe('synced')

  const put = asked.indexOf(`PUT ${fileUrl(fileId)}`)
  expect(put).toBeGreaterThan(-1)
  expect(asked.slice(put)).toContain('POST /api/sync/push')
  expect(asked.slice(0, put)).not.toContain('POST /api/sync/push')
  const tablet = world.device(person)
  await tablet.sync()
  const url = (await tablet.store.leads.get(id))?.avatarUrl ?? ''
  const { status, type, bytes } = await bytesAt(url, person.cookie)
  expect({ status, type }).toEqual({ status: 200, type: 'image/jpeg' })
  expect(await looked(bytes)).toEqual(KEPT)
  expect((await bytesAt(url, (await someone(world)).cookie)).status).toBe(404)
  expect((await bytesAt(url, '')).status).toBe(401)
})

test('what is typed meanwhile does not wait for a photo that does not get through', async () => {
  const { person, phone, id } = await phoneWithLead()
  const { fetch } = phone.wire
  await photograph(phone, person, id)
  await phone.change({ name: 'lead.edit', args: { id, changes: { notes: ['', 'Same lead'] } } })
  const other = newId()
  await phone.change({
    name: 'lead.create',
    args: { id: other, fields: { fullName: 'Noa', email: 'noa@berg.example' } },
  })
  phone.wire.fetch = async (path, init) => {
    if (init.method === 'PUT') throw new TypeError('network error')
    return fetch(path, init)
  }
  expect(await phone.sync()).toBe('offline')
  const { body: leads } = await world.ask('GET', '/api/leads', undefined, person)
  expect(leads).toMatchObject([{ id: other }, { id, notes: '', avatarUrl: '' }])

  phone.wire.fetch = fetch
  expect(await phone.sync()).toBe('synced')
  const { body: after } = await world.ask('GET', '/api/leads', undefined, person)
  expect(after).toMatchObject([{ id: other }, { id, notes: 'Same lead', avatarUrl: /uploads/ }])
})

test('a photo whose answer was lost is sent again and stored once', async () => {
  const { person, phone, id, asked } = await phoneWithLead()
  await photograph(phone, person, id)
  let lost = false
  const { fetch } = phone.wire
  phone.wire.fetch = async (path, init) => {
    const answer = await fetch(path, init)
    if (init.method !== 'PUT' || lost) return answer
    lost = true
    throw new TypeError('network error')
  }
  expect(await phone.sync()).toBe('offline')
  expect(await phone.sync()).toBe('synced')
  expect(asked.filter((one) => one.startsWith('PUT'))).toHaveLength(2)
  expect(await phone.store.outbox.count()).toBe(0)
})

test('a file that the server refuses comes to Attention with its change, and goes when that is discarded', async () => {
  const { person, phone, id } = await phoneWithLead()
  const file = await photograph(phone, person, id, new TextEncoder().encode('<script>alert(1)</script>'))
  expect(await phone.sync()).toBe('synced')
  const { refused } = await attentionOf(phone.store)
  expect(refused).toMatchObject([
    { rowId: id, entries: [{ message: /^Please upload one of the following/ }] },
  ])
  expect((await phone.store.leads.get(id))?.avatarUrl).toBe('')
  expect(await phone.store.files.get(file.id)).toBeDefined()
  await discardRefused(phone.store, refused[0]!.entries)
  expect(await phone.store.files.count()).toBe(0)
})

describe('a phone that was signed in as another', () => {
  test('sends no file in that person’s name', async () => {
    const { person, phone, id, online } = await phoneWithLead()
    const file = await photograph(phone, person, id)
    const stranger = await someone(world)
    phone.wire.fetch = (path, init) =>
      fetch(world.url + path, { ...init, headers: { ...init.headers, Cookie: stranger.cookie } })
    expect(await phone.sync()).toBe('signed-out')
    expect((await bytesAt(fileUrl(file.id), person.cookie)).status).toBe(404)
    phone.wire.fetch = online
    expect(await phone.sync()).toBe('synced')
  })
})

describe('an upload', () => {
  const upload = async (person: Person, bytes: Uint8Array<ArrayBuffer>, name = 'file') => {
    const form = new FormData()
    form.set(name, new Blob([bytes]), 'photo.jpg')
    const headers = { Cookie: person.cookie, Origin: world.url }
    const answer = await fetch(`${world.url}/api/uploads`, { method: 'POST', headers, body: form })
    return { status: answer.status, body: await answer.json() }
  }

  test('of a form answers where the file is', async () => {
    const person = await someone(world)
    const { status, body } = await upload(person, PHOTO)
    expect(status).toBe(201)
    expect(await looked((await bytesAt(body.fileUrl, person.cookie)).bytes)).toEqual(KEPT)
  })

  test.each([
    ['a type that is told from its content', Uint8Array.from([60, 115, 99, 114, 105, 112, 116, 62]), 415],
    ['more than 5 MB', Uint8Array.from({ length: 5 * 1024 * 1024 + 1 }, (_, at) => PHOTO[at] ?? 0), 413],
  ])('of %s is refused with a sentence', async (_, bytes, status) => {
    const answer = await upload(await someone(world), bytes)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toMatch(/^(Please upload one of|Max file size is 5MB)/)
  })

  test('without a file is refused', async () => {
    expect((await upload(await someone(world), PHOTO, 'other')).status).toBe(400)
  })
})
