import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ERASED } from '#db/model/entities/entity.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import { leadAt, ME, pageTo, TEAM, teamWith } from '#tests/sync/answerSamples.ts'
import {
  applyOutcomes,
  applyPage,
  applyReset,
  applyTeams,
  applyWhole,
  listedTeams,
  newPages,
} from './merge.ts'
import { type Change, mutate, mutateMany } from './mutate.ts'
import { DeviceStore, type OutboxEntry } from './store.ts'

const LEAD = 100
const OTHER_TEAM = 10
const confirmedAt = '2026-02-01T00:00:00.000Z'

let store: DeviceStore
beforeEach(async () => {
  store = new DeviceStore(ME, { indexedDB: new IDBFactory(), IDBKeyRange })
  await applyTeams(store, [teamWith(TEAM), teamWith(OTHER_TEAM)], await listedTeams(store))
  await applyPage(store, pageTo(5, { leads: [leadAt(LEAD, 5, { fullName: 'Mia', status: 'new' })] }))
})
afterEach(() => store.close())

const make = (...changes: Change[]) => mutate(store, TEAM, changes)
const edit = (changes: Extract<Change, { name: 'lead.edit' }>['args']['changes'], id = LEAD): Change => ({
  name: 'lead.edit',
  args: { id, changes },
})
const waiting = () => store.outbox.where('state').equals('waiting').sortBy('seq')
const states = async () => (await store.outbox.orderBy('seq').toArray()).map(({ state }) => state)
const lead = (id = LEAD) => store.leads.get(id)

/** Applies a confirmation of every waiting mutation, with one version each. */
async function confirm(firstVersion: number, asked: ReadonlySet<number> = new Set()) {
  const pushed = await waiting()
  const outcomes = pushed.map(({ mid }, n): Outcome => {
    const version = firstVersion + n
    return { mid, outcome: 'applied', version, stamp: `s${version}` }
  })
  await applyOutcomes(store, pushed, outcomes, { asked, confirmedAt })
}
const refuse = (pushed: OutboxEntry[], code = 'invalid') =>
  applyOutcomes(
    store,
    pushed,
    pushed.map(({ mid }) => ({ mid, outcome: 'rejected', code, message: 'No.' })),
    { asked: new Set(), confirmedAt },
  )

describe('a page of the server', () => {
  test('is applied with its cursor, from which the next read goes on', async () => {
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(101, 6)] }))
    expect(await store.leads.toCollection().primaryKeys()).toEqual([LEAD, 101])
    expect(await store.cursors.get(TEAM)).toMatchObject({ version: 6, stamp: 's6', more: false })
  })

  test('that was asked for from elsewhere is not applied: another sync on this device was faster', async () => {
    await applyPage(store, pageTo(4, { from: 3, leads: [leadAt(LEAD, 4, { fullName: 'Older' })] }))
    await applyPage(store, pageTo(9, { from: 8, leads: [leadAt(101, 9)] }))
    expect(await store.leads.toArray()).toMatchObject([{ id: LEAD, fullName: 'Mia' }])
    expect(await store.cursors.get(TEAM)).toMatchObject({ version: 5 })
  })

  test('of a team that must be read anew, or that was left, is not applied', async () => {
    await applyReset(store, { teamId: TEAM, reason: 'horizon' })
    await applyPage(store, pageTo(6, { leads: [leadAt(101, 6)] }))
    await applyPage(store, pageTo(6, { teamId: 11, leads: [leadAt(102, 6, { teamId: 11 })] }))
    expect(await store.leads.toCollection().primaryKeys()).toEqual([LEAD])
  })

  test('shows a row as the server has it, with what was typed here on top', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    const theirs = leadAt(LEAD, 6, { fullName: 'Mia Berg', status: 'qualified' })
    await applyPage(store, pageTo(6, { from: 5, leads: [theirs] }))
    expect(await lead()).toMatchObject({ fullName: 'Mia Berg', status: 'contacted' })
    await refuse(await waiting())
    expect(await lead()).toEqual(theirs)
    expect(await store.shadows.count()).toBe(0)
  })

  test('leaves a row alone on which nothing waits', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(101, 6, { fullName: 'Bo' })] }))
    expect(await lead(101)).toMatchObject({ fullName: 'Bo' })
    expect(await store.shadows.toCollection().primaryKeys()).toEqual([['leads', LEAD]])
  })

  test('that holds what was confirmed moves it to Sent; one that ends before it does not', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(7)
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(101, 6)] }))
    expect(await states()).toEqual(['confirmed'])
    expect(await lead()).toMatchObject({ status: 'contacted' })
    await applyPage(store, pageTo(7, { from: 6, leads: [leadAt(LEAD, 7, { status: 'contacted' })] }))
    expect(await states()).toEqual([])
    expect(await store.sent.toArray()).toMatchObject([{ rowId: LEAD, version: 7, confirmedAt }])
    expect(await lead()).toMatchObject({ status: 'contacted', version: 7 })
  })

  test('in the middle of a read keeps what was confirmed: its row may come with a later page', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    await applyPage(store, pageTo(6, { from: 5, more: true, leads: [leadAt(101, 6)] }))
    expect(await states()).toEqual(['confirmed'])
    expect(await lead()).toMatchObject({ status: 'contacted' })
    await applyPage(store, pageTo(7, { from: 6, leads: [leadAt(LEAD, 7, { status: 'contacted' })] }))
    expect(await states()).toEqual([])
  })

  test('keeps several waiting changes of one row in the order they were made', async () => {
    await make(edit({ status: ['new', 'contacted'] }), edit({ status: ['contacted', 'qualified'] }))
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(LEAD, 6, { status: 'rejected' })] }))
    expect(await lead()).toMatchObject({ status: 'qualified' })
  })
})

describe('of the pages that an answer brings', () => {
  const isNew = async (page: Parameters<typeof pageTo>) =>
    (await newPages(store, [pageTo(...page)])).length > 0

  test('one that says what is known is not applied', async () => {
    expect(await isNew([5, { from: 5 }])).toBe(false)
  })

  test.each([
    ['brings a row', [5, { from: 5, leads: [leadAt(101, 6)] }]],
    ['has come further', [6, { from: 5 }]],
    ['is of another history', [5, { from: 5, next: { teamId: TEAM, version: 5, stamp: 'other' } }]],
    ['is of a team never read', [0, { teamId: OTHER_TEAM }]],
    ['goes on', [5, { from: 5, more: true }]],
  ] satisfies [string, Parameters<typeof pageTo>][])('one that %s is', async (_, page) => {
    expect(await isNew(page)).toBe(true)
  })

  test('one that is empty is applied where something confirmed waits to be read back', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    expect(await isNew([5, { from: 5 }])).toBe(true)
  })
})

describe('the server’s word on a change', () => {
  test('that it took it: it waits to be read back, with the point of history that holds it', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    expect(await store.outbox.toArray()).toMatchObject([
      { state: 'confirmed', version: 6, stamp: 's6', confirmedAt },
    ])
    expect(await store.sent.count()).toBe(0)
  })

  test('that it took it, and it was read already: it is done', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(5)
    expect(await states()).toEqual([])
    expect(await store.sent.toArray()).toMatchObject([{ version: 5 }])
  })

  test('that it refused it: it stays with the reason, and the row shows what the server has', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await refuse(await waiting())
    expect(await store.outbox.toArray()).toMatchObject([
      {
        state: 'refused',
        code: 'invalid',
        message: 'No.',
        args: { changes: { status: ['new', 'contacted'] } },
      },
    ])
    expect(await lead()).toMatchObject({ status: 'new' })
  })

  test('that it refused one of two changes of a row: the other stays on top', async () => {
    await make(edit({ status: ['new', 'contacted'] }), edit({ position: ['', 'Buyer'] }))
    await refuse((await waiting()).slice(0, 1))
    expect(await lead()).toMatchObject({ status: 'new', position: 'Buyer' })
    expect(await states()).toEqual(['refused', 'waiting'])
  })

  test('that a row could not be made: it goes, and what was typed stays with the reason', async () => {
    await make({ name: 'lead.create', args: { id: 101, fields: { fullName: 'Bo', email: 'bo@x.example' } } })
    await refuse(await waiting())
    expect(await lead(101)).toBeUndefined()
    expect(await store.outbox.toArray()).toMatchObject([
      { state: 'refused', args: { fields: { fullName: 'Bo' } } },
    ])
  })

  test('that it is none of mine: what I typed stays, what the team had written does not', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await refuse(await waiting(), 'forbidden')
    expect(await store.outbox.toArray()).toMatchObject([
      { args: { changes: { status: [null, 'contacted'] } } },
    ])
  })

  test('on a change of a team that I left is all that will come of it: it is done', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    const pushed = await waiting()
    await applyTeams(store, [teamWith(OTHER_TEAM)], await listedTeams(store))
    const outcomes: Outcome[] = pushed.map(({ mid }) => ({
      mid,
      outcome: 'applied',
      version: 9,
      stamp: 's9',
    }))
    await applyOutcomes(store, pushed, outcomes, { asked: new Set(), confirmedAt })
    expect(await states()).toEqual([])
    expect(await store.sent.count()).toBe(1)
  })

  test('on a batch that another sync has split meanwhile is no word on the row that took its place', async () => {
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(101, 6)] }))
    await mutateMany(
      store,
      TEAM,
      [LEAD, 101].map((id) => edit({ position: ['', 'Buyer'] }, id)),
    )
    const pushed = await waiting()
    expect(pushed).toHaveLength(1)
    await refuse(pushed)
    expect(await states()).toEqual(['waiting', 'waiting'])
    const late = pushed.map(({ mid }): Outcome => ({ mid, outcome: 'applied', version: 7, stamp: 's7' }))
    await applyOutcomes(store, pushed, late, { asked: new Set(), confirmedAt })
    expect(await states()).toEqual(['waiting', 'waiting'])
    await refuse(pushed)
    expect(await states()).toEqual(['waiting', 'waiting'])
  })

  test('on one makes another of the same team go again that was confirmed since the server was asked', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    await make(edit({ position: ['', 'Buyer'] }))
    await confirm(7)
    expect(await states()).toEqual(['waiting', 'confirmed'])
  })

  test('on one leaves alone what was confirmed before the server was asked', async () => {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    const asked = new Set(await store.outbox.where('state').equals('confirmed').primaryKeys())
    await make(edit({ position: ['', 'Buyer'] }))
    await confirm(7, asked)
    expect(await states()).toEqual(['confirmed', 'confirmed'])
  })
})

describe('a team that must be read anew', () => {
  /** One sent change, one confirmed, one waiting. */
  async function someSent() {
    await make(edit({ status: ['new', 'contacted'] }))
    await confirm(6)
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(LEAD, 6, { status: 'contacted' })] }))
    await make(edit({ position: ['', 'Buyer'] }))
    await confirm(7)
    await make(edit({ notes: ['', 'Call'] }))
  }

  test('since the server was set back: all that it had confirmed goes again, in the order it was made', async () => {
    await someSent()
    await applyReset(store, { teamId: TEAM, reason: 'diverged' })
    const again = await waiting()
    expect(again.map(({ args }) => Object.keys((args as { changes: object }).changes))).toEqual([
      ['status'],
      ['position'],
      ['notes'],
    ])
    expect(await store.sent.count()).toBe(0)
    expect(await store.cursors.get(TEAM)).toMatchObject({ version: 0, reset: 'diverged' })
  })

  test('since the server was set back: what goes again was made when that had said, and saw nothing of what is there now', async () => {
    await store.clocks.put({ key: 'clock', least: 40, most: 60, heard: '2026-01-31T00:00:00.000Z' })
    await make(edit({ status: ['new', 'contacted'] }))
    const [entry] = await waiting()
    expect(entry).toMatchObject({ offset: 50, heard: '2026-01-31T00:00:00.000Z', seen: 5 })
    const at = '2026-01-31T08:00:00.000Z'
    const outcome: Outcome = { mid: entry!.mid, outcome: 'applied', version: 6, stamp: 's6', at }
    await applyOutcomes(store, [entry!], [outcome], { asked: new Set(), confirmedAt })
    await applyReset(store, { teamId: TEAM, reason: 'diverged' })
    const [again] = await waiting()
    expect(again).toMatchObject({ at, offset: 0, seen: 0 })
    expect(again).not.toHaveProperty('heard')
  })

  test('since the server was set back: what an older app had sent was made when it had said, though not later than it came', async () => {
    await make(edit({ status: ['new', 'contacted'] }), edit({ position: ['', 'Buyer'] }))
    const early = '2026-01-31T08:00:00.000Z'
    const [first, second] = await waiting()
    await store.outbox.update(first!.seq, { at: early })
    await store.outbox.update(second!.seq, { at: '2036-01-31T08:00:00.000Z' })
    await confirm(6)
    await applyReset(store, { teamId: TEAM, reason: 'diverged' })
    expect((await waiting()).map(({ at, offset }) => [at, offset])).toEqual([
      [early, 0],
      [confirmedAt, 0],
    ])
  })

  test('since it was not asked for long: nothing goes again', async () => {
    await someSent()
    await applyReset(store, { teamId: TEAM, reason: 'horizon' })
    expect(await states()).toEqual(['confirmed', 'waiting'])
    expect(await store.sent.count()).toBe(1)
  })

  test('since the server was set back: what was sent to another team stays sent, and its file too', async () => {
    await store.files.add({
      id: 1,
      teamId: TEAM,
      type: 'image/png',
      bytes: new ArrayBuffer(1),
      state: 'sent',
    })
    await store.files.add({
      id: 2,
      teamId: OTHER_TEAM,
      type: 'image/png',
      bytes: new ArrayBuffer(1),
      state: 'sent',
    })
    await someSent()
    const [sent] = await store.sent.toArray()
    await store.sent.put({ ...sent!, files: [1] })
    await store.sent.put({ ...sent!, mid: 'of another team', teamId: OTHER_TEAM, files: [2], seq: 99 })
    await applyReset(store, { teamId: TEAM, reason: 'diverged' })
    expect(await store.sent.toArray()).toMatchObject([{ mid: 'of another team' }])
    expect((await store.files.toArray()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  })

  test('stands as the server has it once it was read: what is gone there goes, what waits stays on top', async () => {
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(101, 6)] }))
    await applyPage(store, pageTo(3, { teamId: OTHER_TEAM, leads: [leadAt(102, 3, { teamId: OTHER_TEAM })] }))
    await make(edit({ status: ['new', 'contacted'] }))
    await applyReset(store, { teamId: TEAM, reason: 'horizon' })
    expect(await store.leads.count()).toBe(3)
    const first = pageTo(2, { more: true, leads: [leadAt(103, 2)] })
    const last = pageTo(4, {
      from: 2,
      leads: [leadAt(LEAD, 4, { fullName: 'Mia Neu', status: 'qualified' })],
    })
    await applyWhole(store, TEAM, [first, last])
    expect(await store.leads.toArray()).toMatchObject([
      { id: LEAD, fullName: 'Mia Neu', status: 'contacted' },
      { id: 102, teamId: OTHER_TEAM },
      { id: 103 },
    ])
    expect(await store.cursors.get(TEAM)).toEqual({ teamId: TEAM, version: 4, stamp: 's4', whole: true })
    expect(await states()).toEqual(['waiting'])
  })
})

describe('the list of teams', () => {
  test('without one takes its rows away; what was not sent to it stays to be sent', async () => {
    await applyPage(store, pageTo(3, { teamId: OTHER_TEAM, leads: [leadAt(102, 3, { teamId: OTHER_TEAM })] }))
    await make(edit({ status: ['new', 'contacted'] }))
    expect(await applyTeams(store, [teamWith(OTHER_TEAM)], await listedTeams(store))).toBe(true)
    expect(await store.leads.toArray()).toMatchObject([{ id: 102 }])
    expect(await store.cursors.get(TEAM)).toBeUndefined()
    expect(await store.cursors.get(OTHER_TEAM)).toMatchObject({ version: 3 })
    expect(await states()).toEqual(['waiting'])
  })

  test('is not applied over one that came meanwhile, and takes nothing away', async () => {
    const before = await listedTeams(store)
    await applyTeams(store, [teamWith(TEAM), teamWith(OTHER_TEAM), teamWith(11)], before)
    expect(await applyTeams(store, [teamWith(OTHER_TEAM)], before)).toBe(false)
    expect(await store.teams.count()).toBe(3)
    expect(await lead()).toMatchObject({ fullName: 'Mia' })
  })

  test('that is the same as before takes nothing away, whatever came meanwhile', async () => {
    expect(await applyTeams(store, [teamWith(TEAM), teamWith(OTHER_TEAM)], 'another')).toBe(true)
    expect(await lead()).toMatchObject({ fullName: 'Mia' })
  })
})

describe('packs, from which lists are read, hold nothing', () => {
  const packed = async () => JSON.stringify(await store.packs.toArray())

  test('of a team that was left', async () => {
    expect(await packed()).toContain('Mia')
    await applyTeams(store, [teamWith(OTHER_TEAM)], await listedTeams(store))
    expect(await packed()).not.toContain('Mia')
  })

  test('of a person whose data was erased', async () => {
    const erased = { fullName: ERASED, deletedAt: confirmedAt }
    await applyPage(store, pageTo(6, { from: 5, leads: [leadAt(LEAD, 6, erased)] }))
    expect(await lead()).toMatchObject(erased)
    expect(await packed()).not.toContain('Mia')
  })

  test('of a transaction that was cut off', async () => {
    const cutOff = store.transaction('rw', store.leads, async () => {
      await store.leads.update(LEAD, { fullName: 'Never' })
      throw new Error('killed')
    })
    await expect(cutOff).rejects.toThrow('killed')
    expect(await packed()).not.toContain('Never')
  })
})
