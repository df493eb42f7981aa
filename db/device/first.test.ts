import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FirstAnswer } from '#db/model/entities/first.ts'
import { leadAt, ME, pageTo, TEAM, teamWith } from '#tests/sync/answerSamples.ts'
import { applyFirst } from './first.ts'
import { applyPage, applyTeams, listedTeams } from './merge.ts'
import { mutate } from './mutate.ts'
import { DeviceStore, isWhole } from './store.ts'

let store: DeviceStore
beforeEach(() => {
  store = new DeviceStore(ME, { indexedDB: new IDBFactory(), IDBKeyRange })
})
afterEach(() => store.close())

const first: FirstAnswer = {
  user: {
    id: ME,
    username: 'me',
    email: 'me@rove.example',
    fullName: 'Me',
    position: '',
    company: '',
    profileImageUrl: '',
    avatarUrl: '',
    defaultTeamId: null,
  },
  teams: [teamWith(TEAM)],
  teamId: TEAM,
  leads: [leadAt(1, 4, { fullName: 'Mia', status: 'new' }), leadAt(2, 5)],
  total: 2,
}

test('what a new device is told first is on its screens before the first pull, which then brings all', async () => {
  await applyFirst(store, first)
  expect(await store.leads.toArray()).toEqual(first.leads)
  expect(isWhole(await store.cursors.get(TEAM))).toBe(false)
  await applyTeams(store, [teamWith(TEAM)], await listedTeams(store))
  await applyPage(
    store,
    pageTo(5, { leads: [leadAt(1, 4, { fullName: 'Mia', status: 'new' }), leadAt(3, 3)], more: true }),
  )
  expect(isWhole(await store.cursors.get(TEAM))).toBe(false)
  await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(2, 6, { fullName: 'Bo' })] }))
  expect(isWhole(await store.cursors.get(TEAM))).toBe(true)
  expect((await store.leads.toArray()).map(({ id, version }) => [id, version])).toEqual([
    [1, 4],
    [2, 6],
    [3, 3],
  ])
})

test('a read that goes on for several pages later leaves a team as whole as it was', async () => {
  await applyTeams(store, [teamWith(TEAM)], await listedTeams(store))
  await applyPage(store, pageTo(5))
  await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(2, 6)], more: true }))
  expect(isWhole(await store.cursors.get(TEAM))).toBe(true)
})

test('an edit of a lead that came first stands when the pull brings the same lead', async () => {
  await applyFirst(store, first)
  await mutate(store, TEAM, [
    { name: 'lead.edit', args: { id: 1, changes: { status: ['new', 'contacted'] } } },
  ])
  await applyPage(store, pageTo(5, { leads: [leadAt(1, 4, { fullName: 'Mia Berg', status: 'new' })] }))
  expect(await store.leads.get(1)).toMatchObject({ fullName: 'Mia Berg', status: 'contacted' })
  expect(await store.outbox.count()).toBe(1)
})

test('a device that knows a team keeps what it has', async () => {
  await applyTeams(store, [teamWith(TEAM)], await listedTeams(store))
  await applyFirst(store, first)
  expect(await store.leads.count()).toBe(0)
})

test('of a team that the person has left meanwhile nothing stays', async () => {
  await applyFirst(store, first)
  await applyTeams(store, [teamWith(10)], await listedTeams(store))
  expect(await store.leads.count()).toBe(0)
})
