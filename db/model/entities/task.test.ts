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
    leadId: 5,
    userId: 7,
    title: 'Call Mia',
    dueAt: null,
    done: false,
    createdBy: 7,
    teamId: 9,
    deletedAt: null,
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

test('it is done by an edit, which keeps when, and handed to somebody else by one', () => {
  expect(edit({ done: [false, true], userId: [7, 8] })).toMatchObject({
    done: true,
    doneAt: ctx.at,
    userId: 8,
    title: 'Call',
  })
  expect(() => edit({ leadId: [5, 6] })).toThrow('There is no field "leadId".')
  expect(() => edit({ doneAt: [null, ctx.at] })).toThrow('There is no field "doneAt".')
})

test('when it was done stands whatever is edited later, and goes when it is to be done after all', () => {
  const done = edit({ done: [false, true] })
  const later = { ...ctx, at: '2026-03-02T10:00:00.000Z' }
  const change = (changes: object) => task.mutations['task.edit'].run(done, { id: 1, changes }, later)
  expect(change({ title: ['Call', 'Call Mia'] })).toMatchObject({ title: 'Call Mia', doneAt: ctx.at })
  expect(change({ done: [false, true] })).toMatchObject({ done: true, doneAt: ctx.at })
  expect(change({ done: [true, false] })).toMatchObject({ done: false, doneAt: null })
})

test('a call that was made and a visit that was paid are done in the one change that tells of them', () => {
  const call = { kind: 'call', title: 'Call', done: true, outcome: 'no-answer', note: 'On holiday' }
  expect(create(call)).toMatchObject({ ...call, doneAt: ctx.at })
  const place = { latitude: 59.91, longitude: 10.75, accuracyMetres: 12 }
  const visit = { kind: 'visit', title: 'Visit', done: true, place, photoUrl: '/api/uploads/3' }
  expect(create(visit)).toMatchObject({ ...visit, doneAt: ctx.at, outcome: '' })
  expect(() => create({ ...visit, place: { ...place, latitude: 91 } })).toThrow(Refused)
})

test('what is told of later was done when it says so, but never in the future, nor before it is done', () => {
  const call = { kind: 'call', title: 'Call', done: true }
  const earlier = '2026-03-01T09:30:00.000Z'
  expect(create({ ...call, doneAt: earlier })).toMatchObject({ doneAt: earlier })
  expect(create({ ...call, doneAt: '2030-01-01T00:00:00.000Z' })).toMatchObject({ doneAt: ctx.at })
  expect(create({ ...call, done: false, doneAt: earlier })).toMatchObject({ doneAt: null })
})

test('two notes of one visit merge, and a place that somebody else took away meanwhile is no reason to refuse', () => {
  const place = { latitude: 59.91, longitude: 10.75, accuracyMetres: 12 }
  const visit = create({ title: 'Visit', kind: 'visit', done: true, note: 'Met Mia.', place })
  const change = (row: typeof visit, changes: object) =>
    task.mutations['task.edit'].run(row, { id: 1, changes }, ctx)
  const theirs = change(visit, { note: ['Met Mia.', 'Met Mia. Wants a demo.'], place: [place, null] })
  const both = change(theirs, {
    note: ['Met Mia.', 'At noon. Met Mia.'],
    place: [place, { ...place, accuracyMetres: 5 }],
  })
  expect(both).toMatchObject({ note: 'At noon. Met Mia. Wants a demo.', place: { accuracyMetres: 5 } })
})
