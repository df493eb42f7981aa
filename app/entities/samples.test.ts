import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentToast } from '#app/ui/toast.ts'
import { sampleCounts } from '#db/model/entities/sample.ts'
import { aLead } from '#tests/api/samples.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { loadSamples, removeSamples, samplesOf } from './samples.ts'

let world: World
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
})
afterAll(() => world.close())

/** A phone, with its owner's actions on samples. */
function phoneOf(person: Person) {
  const device = world.device(person)
  return {
    ...device,
    load: () => loadSamples(device.change),
    remove: async () => removeSamples(device.change, samplesOf(await rowsOn(device))),
  }
}

/** The rows that a device shows. */
async function rowsOn({ store: { products, suggestions, leads, emails } }: Pick<Device, 'store'>) {
  const there = ({ deletedAt }: { deletedAt: string | null }) => !deletedAt
  return {
    products: await products.filter(there).toArray(),
    suggestions: await suggestions.filter(there).toArray(),
    leads: await leads.filter(there).toArray(),
    emails: await emails.filter(there).toArray(),
  }
}

async function countsOn(device: Pick<Device, 'store'>) {
  const { products, suggestions, leads, emails } = await rowsOn(device)
  return [products.length, suggestions.length, leads.length, emails.length]
}
const all = [1, sampleCounts.suggestions, sampleCounts.leads, sampleCounts.emails]

test('samples are one product and what belongs to it, loaded, removed and put back, on every device', async () => {
  const phone = phoneOf(ana)
  const desk = phoneOf(ana)
  await phone.change({ name: 'lead.create', args: { id: 77, fields: aLead } })
  await phone.load()
  await phone.sync()
  await desk.sync()
  const { products, suggestions, leads, emails } = await rowsOn(desk)
  const samples = samplesOf({ products, suggestions, leads, emails })
  expect(samples).toHaveLength(all.reduce((sum, count) => sum + count))
  const ofProduct = [...suggestions, ...leads, ...emails].filter(({ id }) => id !== 77)
  expect(new Set(ofProduct.map(({ productId }) => productId))).toEqual(new Set([products[0]!.id]))
  const written = emails.find(({ template }) => !template)!
  expect(leads.find(({ id }) => id === written.leadId)).toMatchObject({ company: 'Fjord Fish Market' })

  const { id, notes } = leads.find(({ sample }) => sample)!
  await desk.change({ name: 'lead.edit', args: { id, changes: { notes: [notes, 'Likes fish'] } } })
  await desk.change({ name: 'email.delete', args: { id: written.id } })
  await desk.remove()
  expect(await countsOn(desk)).toEqual([0, 0, 1, 0])
  await desk.sync()
  await phone.sync()
  expect(await countsOn(phone)).toEqual([0, 0, 1, 0])

  currentToast()!.action!.onSelect()
  await expect.poll(() => currentToast()!.title).toBe('Sample data restored')
  await desk.sync()
  await phone.sync()
  expect(await countsOn(phone)).toEqual([1, all[1], all[2]! + 1, all[3]! - 1])
  expect(await phone.store.leads.get(id)).toMatchObject({ notes: 'Likes fish' })
  expect(await phone.store.conflicts.count()).toBe(0)
})

test('samples that never left the phone are removed there, and nothing of them reaches another', async () => {
  const bea = await world.person('bea')
  const phone = phoneOf(bea)
  const desk = phoneOf(bea)
  await phone.load()
  expect(await countsOn(phone)).toEqual(all)
  await phone.remove()
  expect(await countsOn(phone)).toEqual([0, 0, 0, 0])
  await phone.sync()
  await desk.sync()
  expect(await countsOn(desk)).toEqual([0, 0, 0, 0])
  expect(await desk.store.conflicts.count()).toBe(0)
})

test('samples that can’t be stored say so, and none is there', async () => {
  const phone = phoneOf(await world.person('cleo'))
  phone.store.close()
  expect(await phone.load()).toBe(false)
  expect(currentToast()).toMatchObject({
    tone: 'error',
    text: 'Failed to load sample data. Please try again.',
  })
  await phone.store.open()
  expect(await countsOn(phone)).toEqual([0, 0, 0, 0])
})
