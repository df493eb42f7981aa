import { describe, expect, test } from 'vitest'
import { Refused } from '#db/model/sync/mutation.ts'
import { task } from './task.ts'

const ctx = { at: '2026-03-01T10:00:00.000Z', userId: 7, teamId: 9 }
const create = (fields: object) =>
  task.mutations['task.create'].run(undefined, { id: 1, fields: { leadId: 5, userId: 7, ...fields } }, ctx)
const edit = (changes: object) =>
  task.mutations['task.edit'].run(create({ title: 'Call' }), { id: 1, changes }, ctx)

test('a task is for a lead and for somebody, open, and may wait for some time', () => {
  expect(create({ title: ' Call Mia ' })).toMatchObject({
    ...{ leadId: 5, userId: 7, title: 'Call Mia', dueAt: null, done: false },
    ...{ createdBy: 7, teamId: 9, deletedAt: null },
  })
  expect(() => create({ title: '  ' })).toThrow('Please say what is to be done')
})

describe('it is due', () => {
  test.each(['2026-03-04', '2026-03-04T08:30:00.000Z', null])('at %j', (dueAt) => {
    expect(create({ title: 'Call', dueAt })).toMatchObject({ dueAt })
    expect(edit({ dueAt: [null, dueAt] })).toMatchObject({ dueAt })
  })

  test.each(['tomorrow', '', '4.3.2026', '2026-13-40', 5])('not at %j', (dueAt) => {
    expect(() => create({ title: 'Call', dueAt })).toThrow(Refused)
  })
})

test('it is done by an edit, and handed to somebody else by one', () => {
  expect(edit({ done: [false, true], userId: [7, 8] })).toMatchObject({
    done: true,
    userId: 8,
    title: 'Call',
  })
  expect(() => edit({ leadId: [5, 6] })).toThrow('There is no field "leadId".')
})
