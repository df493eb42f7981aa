import { afterEach, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { type FakeGeocoder, openGeocoder } from '#tests/fakes/geocoder.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TORGET = 'Torget 1, 5014 Bergen'
const QUAY = 'Bryggen 7, 5003 Bergen'

let close: (() => PromiseLike<void>)[] = []
afterEach(async () => {
  for (const each of close) await each()
  close = []
})

interface Mapped {
  world: World
  geocoder: FakeGeocoder
  phone: Device
  lead(fields: object): Promise<number>
  /** Lets the server look for work, which it does at a phone's request, and once a minute; syncs. */
  look(): Promise<void>
  leadWith(id: number): Promise<Lead | undefined>
}

async function openMapped(places: Record<string, [number, number]>): Promise<Mapped> {
  const geocoder = await openGeocoder(places)
  const world = await openWorld({ geocoderUrl: geocoder.url })
  close.push(world.close, () => geocoder[Symbol.asyncDispose]())
  const ana = await world.person('ana')
  const phone = world.device(ana)
  await phone.sync()
  const look = async () => {
    // What was changed is there before the server looks.
    await phone.sync()
    world.pass(MINUTE_MS)
    const args = { id: newId(), task: { kind: 'approve' as const, args: { suggestionIds: [newId()] } } }
    await phone.change({ name: 'request.create', args })
    await phone.sync()
  }
  return {
    world,
    geocoder,
    phone,
    async lead(fields) {
      const id = newId()
      await phone.change({ name: 'lead.create', args: { id, fields: { fullName: 'Mia Berg', ...fields } } })
      await look()
      return id
    },
    look,
    async leadWith(id) {
      await phone.sync()
      return phone.store.leads.get(id)
    },
  }
}

test('the place of an address is looked up once, and again when the lead has another address', async () => {
  const { geocoder, phone, lead, look, leadWith } = await openMapped({
    [TORGET]: [60.394, 5.326],
    [QUAY]: [60.397, 5.322],
  })
  const id = await lead({ address: TORGET })
  const located = async () => (await leadWith(id))?.located
  await expect
    .poll(located)
    .toMatchObject({ latitude: 60.394, longitude: 5.326, source: 'geocoder', address: TORGET })
  expect((await located())?.accuracyMetres).toBeLessThan(100)
  await look()
  await phone.change({ name: 'lead.edit', args: { id, changes: { address: [TORGET, QUAY] } } })
  await look()
  await expect.poll(located).toMatchObject({ latitude: 60.397, address: QUAY })
  expect(geocoder.asked.map(({ address }) => address)).toEqual([TORGET, QUAY])
})

test('no more than one address is asked for in a second', async () => {
  const { geocoder, lead } = await openMapped({})
  for (const number of [1, 2, 3]) await lead({ address: `Torget ${number}, Bergen` })
  await expect.poll(() => geocoder.asked.length).toBe(3)
  const [first, second, third] = geocoder.asked.map(({ at }) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(900)
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(900)
})

test('an address that is not known, and a lead with a place of its own, are left alone', async () => {
  const { geocoder, lead, look, leadWith } = await openMapped({})
  const place = { latitude: 60, longitude: 5, accuracyMetres: 8 }
  await lead({ address: QUAY, place, placeAddress: QUAY })
  const id = await lead({ address: 'Nowhere 1' })
  await expect.poll(() => geocoder.asked.map(({ address }) => address)).toEqual(['Nowhere 1'])
  await look()
  expect((await leadWith(id))?.located).toBeNull()
  expect(geocoder.asked).toHaveLength(1)
})

test.each(['is busy', 'fails', 'talks nonsense'] as const)(
  'a service that %s is asked again an hour later',
  async (mood) => {
    const { world, geocoder, lead, look, leadWith } = await openMapped({ [TORGET]: [60.394, 5.326] })
    geocoder.mood = mood
    const id = await lead({ address: TORGET })
    await expect.poll(() => geocoder.asked.length).toBe(1)
    await look()
    expect(geocoder.asked).toHaveLength(1)
    geocoder.mood = 'knows'
    world.pass(HOUR_MS)
    const located = async () => {
      await look()
      return (await leadWith(id))?.located?.latitude
    }
    await expect.poll(located, { interval: 200 }).toBe(60.394)
  },
)
