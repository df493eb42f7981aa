import { expect, test } from 'vitest'
import { defaultThresholds } from '#db/model/score.ts'
import { leadWith } from '#tests/leadWith.ts'
import { countLeads } from './counts.ts'
import { leadPoints } from './points.ts'

const context = {
  me: 7,
  now: new Date('2026-03-20T12:00:00.000Z'),
  tasks: [],
  notes: [],
  thresholds: defaultThresholds,
  here: undefined,
  pointOf: leadPoints([]),
}
const never = new AbortController().signal

test('each filter says how many it would show; a city and an industry are one in whatever letters', async () => {
  const leads = [
    leadWith({ id: 1, address: 'Gate 1, 5003 Bergen', industry: 'Food', productId: 3, ownerId: 7 }),
    leadWith({ id: 2, address: '5003 BERGEN', industry: 'food', status: '', ownerId: 1 }),
    leadWith({ id: 3, address: '12 Mill Road', industry: '', status: 'converted', ownerId: 7 }),
    leadWith({ id: 4, status: 'approved' }),
  ]
  const counts = await countLeads(leads, {}, context, never)
  expect(counts).toMatchObject({
    cities: [{ value: 'Bergen', count: 2 }],
    industries: [{ value: 'Food', count: 2 }],
    mine: 2,
    due: 0,
    unseen: 4,
  })
  expect(counts?.status).toEqual(
    new Map([
      ['new', 3],
      ['converted', 1],
    ]),
  )
  expect(counts?.owner).toEqual(
    new Map<number | 'nobody', number>([
      [7, 2],
      [1, 1],
      ['nobody', 1],
    ]),
  )
  expect(counts?.product).toEqual(new Map([[3, 1]]))
})

test('the values of a filter are counted among the leads that the other filters let through', async () => {
  const leads = [
    leadWith({ id: 1, status: 'new', industry: 'Food', matchScore: '90' }),
    leadWith({ id: 2, status: 'new', industry: 'Hotel', matchScore: '65' }),
    leadWith({ id: 3, status: 'contacted', industry: 'Food' }),
    leadWith({ id: 4, status: 'contacted', industry: 'Hotel', ownerId: 7 }),
  ]
  const counts = await countLeads(leads, { status: ['new'], industry: ['Food'] }, context, never)
  expect(counts?.status).toEqual(
    new Map([
      ['new', 1],
      ['contacted', 1],
    ]),
  )
  expect(counts?.industries).toEqual([
    { value: 'Food', count: 1 },
    { value: 'Hotel', count: 1 },
  ])
  expect(counts?.match).toEqual(new Map([['high', 1]]))
  expect(counts).toMatchObject({ mine: 0, within: undefined })
})

test('distances are counted from where the device is, beside the leads that have no place', async () => {
  const place = (latitude: number) => ({ latitude, longitude: 5.3, accuracyMetres: 5 })
  const leads = [
    leadWith({ id: 1, place: place(60.4) }),
    leadWith({ id: 2, place: place(60.52) }),
    leadWith({ id: 3 }),
  ]
  const here = { latitude: 60.39, longitude: 5.3 }
  const counts = await countLeads(leads, {}, { ...context, here }, never)
  expect(counts?.within).toEqual(
    new Map([
      [5, 1],
      [10, 1],
      [25, 2],
      [50, 2],
    ]),
  )
  expect(counts?.placeless).toBe(1)
})

test('of a list of any length it leaves the page time to answer, and ends when it is closed', async () => {
  const leads = Array.from({ length: 5_000 }, (_, id) => leadWith({ id, address: `Gate ${id}, 5003 Bergen` }))
  const ending = new AbortController()
  const counting = countLeads(leads, {}, context, ending.signal)
  ending.abort()
  expect(await counting).toBeUndefined()
})
