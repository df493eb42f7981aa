import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { countLeads } from './counts.ts'

const context = { me: 7, now: new Date('2026-03-20T12:00:00.000Z'), tasks: [], notes: [] }

test('each filter says how many it would show; a city and an industry are one in whatever letters', async () => {
  const leads = [
    leadWith({ id: 1, address: 'Gate 1, 5003 Bergen', industry: 'Food', productId: 3, ownerId: 7 }),
    leadWith({ id: 2, address: '5003 BERGEN', industry: 'food', status: '', ownerId: 1 }),
    leadWith({ id: 3, address: '12 Mill Road', industry: '', status: 'converted', ownerId: 7 }),
    leadWith({ id: 4, status: 'approved' }),
  ]
  const counts = await countLeads(leads, context, new AbortController().signal)
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

test('of a list of any length it leaves the page time to answer, and ends when it is closed', async () => {
  const leads = Array.from({ length: 5_000 }, (_, id) => leadWith({ id, address: `Gate ${id}, 5003 Bergen` }))
  const ending = new AbortController()
  const counting = countLeads(leads, context, ending.signal)
  ending.abort()
  expect(await counting).toBeUndefined()
})
