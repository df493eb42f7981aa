import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approvalOf, undoOf } from '#app/features/suggestions/approval.ts'
import { approvalsUnderWay, isUnderWay } from '#app/features/suggestions/requests.ts'
import { attentionOf } from '#db/device/attention.ts'
import { type Change, mutate } from '#db/device/mutate.ts'
import { type Lead, lacksContact } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId, pairedId } from '#db/model/id.ts'
import { admit, makeTeam, someone } from '#tests/api/samples.ts'
import { read } from '#tests/database.ts'
import { openTown, ovenProduct, type Town } from '#tests/site.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

// Each test has a search and look-ups of sites, and those of a site that is down are repeated.
vi.setConfig({ testTimeout: 120_000 })

const mail = (address: string) => `<p>Write to <a href="mailto:${address}">us</a></p>`

let world: World
let town: Town<'Anna' | 'Bert' | 'Carl'>
beforeAll(async () => {
  town = await openTown('Breadford', {
    Anna: mail('info@anna-bakes.com'),
    Bert: '<p>We bake.</p>',
    Carl: mail('hello@carl-bakes.com'),
  })
  world = await openWorld(town)
})
afterAll(async () => {
  await world.close()
  await town.close()
})

/** Two people of a team, each with a phone on which the suggestions of the town's companies are. */
async function team() {
  const [ana, ben] = [await someone(world), await someone(world)]
  const teamId = await makeTeam(world, ana, 'Field team')
  await admit(world, ben, teamId)
  const [phone, other] = [ana, ben].map((person) => {
    const device = world.device(person)
    const change: Device['change'] = (...changes) => {
      world.pass(1000)
      return mutate(device.store, teamId, changes, { now: device.now() })
    }
    return { ...device, change }
  })
  const productId = newId()
  const args = { productId, count: 3, location: town.name }
  await phone!.change(
    { name: 'product.create', args: { id: productId, fields: ovenProduct } },
    { name: 'request.create', args: { id: newId(), task: { kind: 'suggest', args } } },
  )
  await settled(phone!)
  await other!.sync()
  const rows = await phone!.store.suggestions.toArray()
  const named = (company: string) => rows.find(({ companyName }) => companyName === company)!
  return { ana, ben, teamId, phone: phone!, other: other!, companyOf: named }
}

/** Syncs until every request has ended, and until each device has what the others sent. */
async function settled(...devices: Device[]) {
  for (const device of [...devices, ...devices]) {
    const ended = async () => {
      expect(await device.sync()).toBe('synced')
      expect((await device.store.requests.toArray()).filter(isUnderWay)).toEqual([])
    }
    await vi.waitFor(ended, { timeout: 80_000, interval: 100 })
  }
}

const approve = (device: Device, ...suggestions: Suggestion[]) => {
  const { leads, suggestions: approved, requests } = approvalOf(suggestions)
  return device.change(...leads, ...approved, ...requests.map(({ change }) => change))
}
/** What an app that does not make the lead itself sends. */
const approveAsBefore = (device: Device, { id }: Suggestion) => device.change(asking(id))
const asking = (id: number): Change => ({
  name: 'request.create',
  args: { id: newId(), task: { kind: 'approve', args: { suggestionIds: [id] } } },
})

const leadsOn = async ({ store }: Device): Promise<Lead[]> =>
  (await store.leads.toArray()).filter(({ deletedAt }) => !deletedAt)
/** @param isOneOfMany its request names other companies, too, so that it goes on */
async function undo(device: Device, isOneOfMany = false) {
  const approvals = approvalsUnderWay(await device.store.requests.toArray())
  return device.change(...undoOf(await leadsOn(device), isOneOfMany ? [] : approvals))
}

/** Both devices have the same, and nobody is asked to look at anything. */
async function same(...devices: Device[]): Promise<Lead[]> {
  const [first, ...rest] = await Promise.all(devices.map(leadsOn))
  for (const leads of rest) expect(leads).toEqual(first)
  for (const { store } of devices) expect(await attentionOf(store)).toMatchObject({ refused: [] })
  return first!
}

test('a company approved with no network is a lead at once, and its contact comes into that lead', async () => {
  const { phone, other, companyOf } = await team()
  const anna = companyOf('Anna')
  await approve(phone, anna)
  expect(await leadsOn(phone)).toMatchObject([
    { company: 'Anna', contact: 'pending', saved: true, matchScore: anna.matchScore, scores: anna.scores },
  ])
  expect(await phone.store.suggestions.get(anna.id)).toMatchObject({ approved: true })
  await settled(phone, other)
  expect(await same(phone, other)).toMatchObject([
    {
      id: pairedId(anna.id),
      suggestionId: anna.id,
      company: 'Anna',
      email: 'info@anna-bakes.com',
      contact: 'new',
      saved: true,
      matchScore: anna.matchScore,
    },
  ])
})

test('what a person typed into the lead meanwhile stays, and a contact they typed ends the look-up', async () => {
  const { phone, other, companyOf } = await team()
  const [anna, carl] = [companyOf('Anna'), companyOf('Carl')]
  await approve(phone, anna, carl)
  const typed = (id: number, changes: Record<string, [unknown, unknown]>): Change => ({
    name: 'lead.edit',
    args: { id, changes },
  })
  await phone.change(typed(pairedId(anna.id), { fullName: ['', 'Mia Berg'], notes: ['', 'Asked for Mia'] }))
  await phone.change(typed(pairedId(carl.id), { phoneNumber: ['', '+49 30 1'] }))
  await settled(phone, other)
  const leads = await same(phone, other)
  expect(leads).toHaveLength(2)
  expect(leads).toContainEqual(
    expect.objectContaining({ fullName: 'Mia Berg', notes: 'Asked for Mia', email: 'info@anna-bakes.com' }),
  )
  expect(leads).toContainEqual(
    expect.objectContaining({ company: 'Carl', phoneNumber: '+49 30 1', email: '' }),
  )
  expect((await phone.store.suggestions.toArray()).filter(({ approved }) => !approved)).toHaveLength(1)
})

test('a company without a public contact stays a lead that says so, until somebody types one', async () => {
  const { phone, other, companyOf } = await team()
  const id = pairedId(companyOf('Bert').id)
  await approve(phone, companyOf('Bert'))
  await settled(phone, other)
  expect(await same(phone, other)).toMatchObject([{ company: 'Bert', contact: 'none', contactDueAt: null }])
  await other.change({ name: 'lead.edit', args: { id, changes: { email: ['', 'bert@bert-bakes.com'] } } })
  await settled(other, phone)
  expect(await same(phone, other)).toMatchObject([{ email: 'bert@bert-bakes.com' }])
  expect((await leadsOn(phone)).filter(lacksContact)).toEqual([])
})

test('a site that did not answer says when it is tried again, and fills the same lead then', async () => {
  const { phone, other, companyOf } = await team()
  town.sites.Carl.up = false
  await approve(phone, companyOf('Carl'))
  await settled(phone)
  town.sites.Carl.up = true
  const [lead] = await leadsOn(phone)
  expect(lead).toMatchObject({ company: 'Carl', contact: 'unreachable' })
  const inMs = Date.parse(lead!.contactDueAt!) - phone.now().getTime()
  expect(inMs).toBeGreaterThan(8 * 60_000)
  expect(inMs).toBeLessThanOrEqual(10 * 60_000)
  world.pass(11 * 60_000)
  await other.change(asking(companyOf('Bert').id))
  await settled(other)
  await vi.waitFor(async () => {
    await settled(phone, other)
    expect(await same(phone, other)).toMatchObject([{ email: 'hello@carl-bakes.com', contact: 'new' }])
  }, 20_000)
  expect(
    await read(world, 'SELECT id FROM leads WHERE company = ? AND teamId = ?', 'Carl', lead!.teamId),
  ).toHaveLength(1)
})

test('approved twice, or on two phones at once, it is one lead on both', async () => {
  const { phone, other, companyOf } = await team()
  const anna = companyOf('Anna')
  await approve(phone, anna)
  await approve(phone, anna)
  await approve(other, anna)
  await Promise.all([settled(phone), settled(other)])
  await settled(phone, other)
  expect(await same(phone, other)).toMatchObject([{ email: 'info@anna-bakes.com', contact: 'new' }])
})

test.each(['before', 'after'] as const)(
  'an earlier app that approves it %s this one does ends in the same one lead',
  async (order) => {
    const { phone, other, companyOf } = await team()
    const anna = companyOf('Anna')
    await approve(phone, anna)
    await approveAsBefore(other, anna)
    const [first, second] = order === 'before' ? [other, phone] : [phone, other]
    await settled(first)
    await settled(second, first)
    expect(await same(phone, other)).toMatchObject([{ suggestionId: anna.id, saved: true, contact: 'new' }])
  },
)

test.each([false, true])(
  'taken back, it is no lead, and the company can be reviewed again; one of many: %s',
  async (isOneOfMany) => {
    const { phone, other, companyOf } = await team()
    const anna = companyOf('Anna')
    await approve(phone, anna)
    await undo(phone, isOneOfMany)
    await settled(phone, other)
    expect(await same(phone, other)).toEqual([])
    expect(await other.store.suggestions.get(anna.id)).toMatchObject({ approved: false })
    await approve(other, anna)
    await settled(other, phone)
    expect(await same(phone, other)).toMatchObject([{ suggestionId: anna.id, email: 'info@anna-bakes.com' }])
  },
)

test('deleted while its site still answers, it stays deleted, and its company is not suggested again', async () => {
  const { phone, other, companyOf } = await team()
  const carl = companyOf('Carl')
  const release = town.sites.Carl.hold()
  const visited = town.sites.Carl.visited()
  await approve(phone, carl)
  await phone.sync()
  await visited
  await phone.change({ name: 'lead.delete', args: { id: pairedId(carl.id) } })
  await phone.sync()
  release()
  await settled(phone, other)
  expect(await same(phone, other)).toEqual([])
  expect(await phone.store.suggestions.get(carl.id)).toMatchObject({ approved: true })
})

test('whatever two phones do with a company, in whatever order it arrives, it is one lead or none, the same on both', async () => {
  const step = fc.constantFrom('approve', 'approve as before', 'undo', 'delete', 'type', 'sync')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), step), { minLength: 2, maxLength: 8 }),
      async (steps) => {
        const { phone, other, companyOf, teamId } = await team()
        const anna = companyOf('Anna')
        for (const [isOther, what] of steps) {
          const device = isOther ? other : phone
          const [lead] = await leadsOn(device)
          if (what === 'sync') await device.sync()
          if (what === 'approve') await approve(device, anna)
          if (what === 'approve as before') await approveAsBefore(device, anna)
          if (what === 'undo' && lead) await undo(device)
          if (what === 'delete' && lead) await device.change({ name: 'lead.delete', args: { id: lead.id } })
          if (what === 'type' && lead) {
            const changes = { email: [lead.email, `typed${isOther}@anna-bakes.com`] as [string, string] }
            await device.change({ name: 'lead.edit', args: { id: lead.id, changes } })
          }
        }
        await settled(phone, other)
        await settled(phone, other)
        const leads = await same(phone, other)
        expect(leads.length).toBeLessThanOrEqual(1)
        const stored = await read(world, 'SELECT id FROM leads WHERE teamId = ?', teamId)
        expect(stored.length).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 5 },
  )
})
