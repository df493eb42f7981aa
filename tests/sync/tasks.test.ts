import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conflictSentence, refusedName } from '#app/features/attention/words.ts'
import { activityOf, subjectOf } from '#app/features/shell/describe.ts'
import { attentionOf, choosing, restoring } from '#db/device/attention.ts'
import { type Change, mutate } from '#db/device/mutate.ts'
import { labelOf } from '#db/model/entities/label.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import { deleteTeam, purgeTeam } from '#db/server/deletedTeams.ts'
import { historyOf } from '#db/server/history.ts'
import { exportedRows } from '#db/server/personalData.ts'
import { purgeDeleted } from '#db/server/purge.ts'
import { pull, push, sent } from '#tests/api/push.ts'
import { admit, aLead, makeTeam, someone } from '#tests/api/samples.ts'
import { storeIn } from '#tests/database.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { answers, strangeIn } from './recorded.ts'

let world: World
let store: Store
beforeAll(async () => {
  world = await openWorld()
  store = await storeIn(world.dataDir)
})
afterAll(async () => {
  await store.close()
  await world.close()
})

const DUE = '2026-03-04T08:30:00.000Z'

/** Two people of a team, each with a device, a lead, and a task that both have read. */
async function team() {
  const ana = await someone(world)
  const ben = await someone(world)
  const teamId = await makeTeam(world, ana, 'Field team')
  await admit(world, ben, teamId)
  const leadId = newId()
  const taskId = newId()
  const phone = deviceOf(ana, teamId)
  const desk = deviceOf(ben, teamId)
  const fields = { leadId, title: 'Call Mia', dueAt: '2026-03-04', userId: ana.user.id }
  await phone.change({ name: 'lead.create', args: { id: leadId, fields: aLead } })
  await phone.change({ name: 'task.create', args: { id: taskId, fields } })
  await phone.sync()
  await desk.sync()
  return { ana, ben, teamId, leadId, taskId, phone, desk }
}

function deviceOf(person: Person, teamId: number): Device {
  const device = world.device(person)
  const change: Device['change'] = (...changes) => {
    world.pass(1000)
    return mutate(device.store, teamId, changes, { now: device.now() })
  }
  return { ...device, change }
}

const taskOn = ({ store }: Device, id: number) => store.tasks.get(id)
const edit = (id: number, changes: Record<string, [unknown, unknown]>): Change => ({
  name: 'task.edit',
  args: { id, changes },
})

test('a task made with no network is on a team mate’s device after both have synced', async () => {
  const { taskId, leadId, ana, desk } = await team()
  expect(await taskOn(desk, taskId)).toMatchObject({
    title: 'Call Mia',
    dueAt: '2026-03-04',
    done: false,
    leadId,
    userId: ana.user.id,
    deletedAt: null,
  })
})

test('what two people changed of it apart is merged; on one field the later wins, and the other is in Attention', async () => {
  const { ana, ben, taskId, phone, desk } = await team()
  await phone.change(edit(taskId, { title: ['Call Mia', 'Call Mia Berg'], done: [false, true] }))
  await desk.change(edit(taskId, { title: ['Call Mia', 'Visit Mia'], dueAt: ['2026-03-04', DUE] }))
  await phone.sync()
  await desk.sync()
  await phone.sync()
  const merged = { title: 'Visit Mia', done: true, dueAt: DUE }
  expect([await taskOn(phone, taskId), await taskOn(desk, taskId)]).toMatchObject([merged, merged])

  const { lost } = await attentionOf(phone.store)
  expect(lost).toMatchObject([{ conflict: { table: 'tasks', field: 'title', loser: 'Call Mia Berg' } }])
  const [item] = lost
  expect(nameOf('tasks', item!.row)).toBe('Visit Mia')
  const names = new Map([[ben.user.id, 'Ben']])
  const reader = { userId: ana.user.id, deviceId: phone.wire.deviceId, names }
  expect(conflictSentence(item!.conflict, reader)).toMatch(
    /^You set Call Mia Berg at .* on this device\. Ben set Visit Mia at .* on Chrome on Android, and that won\.$/,
  )
  await phone.change(...choosing(item!, 'Call Mia Berg'))
  await phone.sync()
  await desk.sync()
  expect(await taskOn(desk, taskId)).toMatchObject({ title: 'Call Mia Berg' })
  expect((await attentionOf(desk.store)).lost).toEqual([])
})

test('whatever two people change of a task, in whatever order it arrives, both come to the same, and none is lost unseen', async () => {
  const { taskId, phone, desk } = await team()
  const value = {
    title: fc.constantFrom('Call', 'Visit', 'Write to Mia'),
    dueAt: fc.constantFrom(null, '2026-03-05', DUE),
    done: fc.boolean(),
  }
  const wanted = fc.record(value, { requiredKeys: [] })
  const changesOn = async (device: Device, fields: object) => {
    const now = new Map(Object.entries((await taskOn(device, taskId))!))
    const pairs = Object.entries(fields).filter(([field, to]) => now.get(field) !== to)
    return Object.fromEntries(
      pairs.map(([field, to]): [string, [unknown, unknown]] => [field, [now.get(field), to]]),
    )
  }
  await fc.assert(
    fc.asyncProperty(
      wanted,
      wanted,
      fc.boolean(),
      fc.boolean(),
      async (mine, theirs, phoneFirst, firstArrives) => {
        const [first, second] = phoneFirst ? [phone, desk] : [desk, phone]
        const early = await changesOn(first, phoneFirst ? mine : theirs)
        const late = await changesOn(second, phoneFirst ? theirs : mine)
        await first.change(edit(taskId, early))
        await second.change(edit(taskId, late))
        const order = firstArrives ? [first, second, first] : [second, first, second]
        for (const device of order) expect(await device.sync()).toBe('synced')

        const after = await taskOn(first, taskId)
        expect(await taskOn(second, taskId)).toEqual(after)
        for (const [field, [, to]] of [...Object.entries(early), ...Object.entries(late)]) {
          const stands = field in late ? late[field]![1] : to
          expect(after).toMatchObject({ [field]: stands })
        }
        const met = Object.keys(early).filter(
          (field) => field in late && early[field]![1] !== late[field]![1],
        )
        const { lost } = await attentionOf(first.store)
        expect(lost.map(({ conflict }) => conflict.field).sort()).toEqual(met.sort())
        await first.change(
          ...lost.map(({ conflict: { id } }) => ({ name: 'conflict.resolve', args: { id } }) as const),
        )
        await first.sync()
        await second.sync()
      },
    ),
    { numRuns: 8 },
  )
})

test('an edit of a task that a team mate deleted comes to Attention, and restoring brings both back', async () => {
  const { taskId, phone, desk } = await team()
  const { version } = (await taskOn(phone, taskId))!
  await phone.change({ name: 'task.delete', args: { id: taskId, seen: version } })
  await desk.change(edit(taskId, { dueAt: ['2026-03-04', DUE] }))
  await phone.sync()
  await desk.sync()
  const { lost } = await attentionOf(desk.store)
  expect(lost).toMatchObject([
    { conflict: { kind: 'edited-deleted', table: 'tasks', loser: { dueAt: DUE } } },
  ])
  await desk.change(
    ...restoring(
      'tasks',
      taskId,
      lost.map(({ conflict }) => conflict),
    ),
  )
  await desk.sync()
  await phone.sync()
  expect(await taskOn(phone, taskId)).toMatchObject({ deletedAt: null, dueAt: DUE })
})

test('it is called by its title, its fields by their labels, and what was done to it is said', async () => {
  const { teamId, leadId, phone, ana } = await team()
  const outbox = () => phone.store.outbox.toArray()
  const fields = { leadId, title: 'Send a quote', userId: ana.user.id }
  await phone.change({ name: 'task.create', args: { id: newId(), fields } })
  const [entry] = await outbox()
  expect(activityOf(entry!)).toBe('Task added')
  expect(subjectOf(entry!, undefined)).toBe('Send a quote')
  const refused = { table: 'tasks' as const, rowId: 1, rows: 1, teamId, entries: [entry!], row: undefined }
  expect(refusedName(refused)).toBe('Send a quote')
  expect(['title', 'dueAt', 'userId', 'done'].map((field) => labelOf('tasks', field))).toEqual([
    'Title',
    'Due',
    'For',
    'Done',
  ])
})

test('who changed what of it, from what to what, is in its history', async () => {
  const { ana, ben, teamId, taskId, desk } = await team()
  await desk.change(edit(taskId, { done: [false, true] }))
  await desk.sync()
  expect(await historyOf(store.read, teamId, [taskId])).toMatchObject([
    { name: 'task.edit', userId: ben.user.id, changes: { done: [false, true] } },
    { name: 'task.create', userId: ana.user.id, changes: { title: [null, 'Call Mia'] } },
  ])
})

test('deleted, it can be restored for 30 days; then it is gone, from devices too', async () => {
  const { teamId, taskId, phone, desk } = await team()
  await phone.change({ name: 'task.delete', args: { id: taskId } })
  await phone.sync()
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
  await store.tx((handle) => purgeDeleted(handle, teamId, { cutoff: inDays(-1), now: inDays(0) }))
  await phone.change({ name: 'task.restore', args: { id: taskId } })
  await phone.sync()
  expect(await taskOn(phone, taskId)).toMatchObject({ deletedAt: null })

  await phone.change({ name: 'task.delete', args: { id: taskId } })
  await phone.sync()
  await store.tx((handle) => purgeDeleted(handle, teamId, { cutoff: inDays(1), now: inDays(0) }))
  expect(await desk.sync()).toBe('synced')
  expect(await taskOn(desk, taskId)).toBeUndefined()
})

test('it is in a team’s download and in that of the person who made it, and goes with the team', async () => {
  const { ana, ben, teamId, taskId } = await team()
  const ids = async (whose: Parameters<typeof exportedRows>[2]) => {
    const found: unknown[] = []
    for await (const rows of exportedRows(store.read, 'tasks', whose)) found.push(...rows.map(({ id }) => id))
    return found
  }
  const person = ({ user }: Person) => ({
    of: 'person' as const,
    userId: user.id,
    ownStreams: [user.id],
    teams: [teamId],
  })
  expect(await ids({ of: 'team', teamId })).toEqual([taskId])
  expect(await ids(person(ana))).toEqual([taskId])
  expect(await ids(person(ben))).toEqual([])
  await store.tx(async (handle) => {
    await deleteTeam(handle, teamId, new Date(0).toISOString())
    await purgeTeam(handle, teamId)
  })
  expect(await ids({ of: 'team', teamId })).toEqual([])
})

test('where a person’s data is erased, so are the tasks about them, on the server, in history and on devices', async () => {
  const { ana, teamId, leadId, taskId, phone, desk } = await team()
  const { status } = await world.ask('POST', `/api/teams/${teamId}/leads/${leadId}/erase`, {}, ana)
  expect(status).toBe(200)
  await phone.sync()
  expect(await taskOn(phone, taskId)).toMatchObject({ title: 'Erased', deletedAt: expect.any(String) })
  expect(JSON.stringify(await phone.store.sent.toArray())).not.toContain('Call Mia')
  expect(JSON.stringify(await historyOf(store.read, teamId, [taskId]))).not.toContain('Call Mia')

  const late = { leadId, title: 'Call Mia again', userId: ana.user.id }
  await desk.change({ name: 'task.create', args: { id: newId(), fields: late } })
  await desk.sync()
  expect((await attentionOf(desk.store)).refused).toMatchObject([{ table: 'tasks' }])
})

test('a device that does not know tasks is told of none, nor of a conflict over one, and reads on', async () => {
  const { ana, teamId, taskId, leadId, phone, desk } = await team()
  await phone.change(edit(taskId, { title: ['Call Mia', 'Call her'] }))
  await desk.change(edit(taskId, { title: ['Call Mia', 'Visit her'] }))
  await phone.sync()
  await desk.sync()
  const renamed = { id: leadId, changes: { fullName: ['Mia Berg', 'Mia Neu'] } }
  await push(world, ana, [sent(ana, 'lead.edit', renamed, { teamId })])

  const { status, body } = await pull(world, ana)
  expect(status).toBe(200)
  expect(strangeIn(body, answers.pull)).toBe('')
  const page = body.pages.find((one: { teamId: number }) => one.teamId === teamId)
  expect(page).toMatchObject({ leads: [{ fullName: 'Mia Neu' }], conflicts: [], more: false })
  expect(page).not.toHaveProperty('tasks')
  // An app that knows tasks receives it.
  await phone.sync()
  expect(await phone.store.conflicts.toArray()).toMatchObject([{ table: 'tasks' }])
})
