import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeviceStore } from '#db/device/store.ts'
import { sync } from '#db/device/sync.ts'
import { mutations, tables } from '#db/model/entities/registry.ts'
import { receipts } from '#db/server/database/tables.ts'
import { storeIn } from '#tests/database.ts'
import { answers, askAsRecorded, calls, device, openRecorded, strangeIn, updatedPhone } from './recorded.ts'

let recorded: Awaited<ReturnType<typeof openRecorded>>
beforeEach(async () => {
  recorded = await openRecorded()
})
afterEach(() => recorded.close())

const waiting = device.rows.outbox.filter(({ state }) => state === 'waiting')

/** Sends the recorded phone's requests, in order. @returns the responses */
async function askAll() {
  const bodies: { path: string; body: unknown }[] = []
  for (const call of calls) {
    const answer = await askAsRecorded(recorded.world, recorded.ana, call)
    expect([200, 201], call.path).toContain(answer.status)
    bodies.push({ path: call.path, body: await answer.json() })
  }
  return bodies
}

/** The server's answers to the mutations that waited. */
async function receiptsOf() {
  const store = await storeIn(recorded.world.dataDir)
  const mids = new Set(waiting.map(({ mid }) => mid))
  const found = await store.read.select().from(receipts)
  await store.close()
  return found.filter(({ mid }) => mids.has(mid)).map(({ mid, outcome }) => [mid, outcome])
}

/** All rows of a device, by table, without its cursors. */
async function rowsOn(store: DeviceStore) {
  const rows = await Promise.all(tables.map((table) => store.rows(table).orderBy('id').toArray()))
  return Object.fromEntries(tables.map((table, at) => [table, rows[at]]))
}

async function rowsOfNewDevice() {
  const fresh = recorded.world.device(recorded.ana)
  expect(await fresh.sync()).toBe('synced')
  return rowsOn(fresh.store)
}

/** What the person did on the phone is on the server, each change once. */
async function expectEachEditOnce() {
  const { made } = device
  const { leads, notes, emails, products, suggestions, settings } = await rowsOfNewDevice()
  const row = (rows: object[] | undefined, id = 0) => rows?.find((one) => 'id' in one && one.id === id)
  expect(row(leads, made['new lead'])).toMatchObject({
    fullName: 'Lead new',
    status: 'converted',
    avatarUrl: `/api/uploads/${made.photo}`,
  })
  // A text in which a team mate wrote meanwhile contains both changes.
  expect(row(leads, made.lead)).toMatchObject({
    status: 'contacted',
    position: 'Head baker',
    industry: 'Bakeries',
    notes: 'Met at the fair in Oslo. Wants a quote by May.',
  })
  expect(row(leads, made['lead of ben'])).toMatchObject({ fullName: 'Lead bens' })
  expect(row(leads, made['lead two'])).toMatchObject({ deletedAt: expect.any(String) })
  expect(row(leads, made['lead gone'])).toMatchObject({ deletedAt: null })
  expect(row(leads, made['sample lead'])).toMatchObject({ saved: true })
  expect(leads?.filter((one) => 'fullName' in one && one.fullName === 'Lead new')).toHaveLength(1)
  const texts = notes?.map((one) => ('text' in one ? [one.text, one.deletedAt !== null] : []))
  expect(texts?.sort()).toEqual([
    ['Asked for a price.', true],
    ['Calls on Mondays.', false],
    ['Email sent: An offer', false],
    ['Wrong number.', false],
  ])
  expect(row(emails, made.email)).toMatchObject({
    status: 'sent',
    body: 'Dear baker. We bake too. Call me on Monday.',
  })
  expect(row(emails, made['new email'])).toMatchObject({ deletedAt: expect.any(String), writtenBy: 'parts' })
  expect(row(products, made.product)).toMatchObject({ name: 'Stone deck oven' })
  expect(row(products, made['product gone'])).toMatchObject({ deletedAt: null })
  expect(row(suggestions, made['suggestion 1'])).toMatchObject({ deletedAt: expect.any(String) })
  expect(row(suggestions, made['suggestion 2'])).toMatchObject({ deletedAt: null })
  expect(settings).toMatchObject([{ defaultTeamId: device.teamId, thresholds: { high: 90 } }])
}

test('a phone of before tasks has one of every change to send that there was, all of them known today', () => {
  const names = new Set(waiting.map(({ name }) => name))
  const known = new Set<string>(mutations.map(({ name }) => name))
  expect([...names].filter((name) => !known.has(name))).toEqual([])
  expect(names.size).toBe(32)
})

test('what it sends is taken, each change once, and it understands what it is answered', async () => {
  for (const { path, body } of await askAll()) {
    if (path.includes('/push')) expect(strangeIn(body, answers.push)).toBe('')
    if (path.includes('/pull')) {
      expect(strangeIn(body, answers.pull)).toBe('')
      expect(body).toMatchObject({
        resets: [],
        pages: [{ teamId: device.teamId }, { teamId: device.userId }],
      })
    }
  }
  const outcomes = await receiptsOf()
  expect(outcomes.map(([mid]) => mid).sort()).toEqual(waiting.map(({ mid }) => mid).sort())
  expect(JSON.stringify(outcomes)).not.toContain('rejected')
  await expectEachEditOnce()
})

test.each([
  ['that sent nothing before', async () => {}],
  ['whose changes were taken, and that never heard so', async () => void (await askAll())],
])('updated, a phone %s sends the rest: nothing is lost, nothing is doubled', async (_, before) => {
  await before()
  const already = await receiptsOf()
  const store = await updatedPhone()
  expect(await store.outbox.count()).toBe(device.rows.outbox.length)

  const { wire } = recorded.world.device(recorded.ana)
  expect(await sync(store, wire)).toBe('synced')

  // Refused changes stay in Attention.
  expect(await store.outbox.toArray()).toMatchObject([
    { name: 'lead.create', state: 'refused', code: 'taken' },
  ])
  const outcomes = await receiptsOf()
  expect(outcomes).toHaveLength(waiting.length)
  expect(outcomes).toEqual(expect.arrayContaining(already))
  expect(JSON.stringify(outcomes)).not.toContain('rejected')
  await expectEachEditOnce()
  await sync(store, wire)
  expect(await rowsOn(store)).toEqual(await rowsOfNewDevice())
  store.close()
})
