import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { batchChanges } from './batchEdit.ts'

const nothing = { productId: undefined, addedTag: '', removedTag: '', followUp: '', day: '' }
const mia = leadWith({ id: 1, productId: 5, tags: ['fair', 'north'] })
const bo = leadWith({ id: 2, productId: 6, tags: ['Vip'] })

test('a batch edit changes only the leads that differ, and its undo gives each its own values back', () => {
  const { edits, undoEdits, tasks } = batchChanges([mia, bo], { ...nothing, productId: 5 }, 7)
  expect(edits).toEqual([{ name: 'lead.edit', args: { id: 2, changes: { productId: [6, 5] } } }])
  expect(undoEdits).toEqual([{ name: 'lead.edit', args: { id: 2, changes: { productId: [5, 6] } } }])
  expect(tasks).toEqual([])
})

test('a tag is added where it is not there yet, in whatever capitals, and removed where it is there', () => {
  const wanted = { ...nothing, addedTag: 'vip', removedTag: 'fair' }
  expect(batchChanges([mia, bo], wanted, 7).edits).toEqual([
    {
      name: 'lead.edit',
      args: {
        id: 1,
        changes: {
          tags: [
            ['fair', 'north'],
            ['north', 'vip'],
          ],
        },
      },
    },
  ])
})

test('a lead that has all the tags that it can have gets no further one', () => {
  const full = leadWith({ id: 3, tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`) })
  expect(batchChanges([full], { ...nothing, addedTag: 'vip' }, 7).edits).toEqual([])
})

test('each lead gets a follow-up of its own, which the undo deletes', () => {
  const wanted = { ...nothing, followUp: 'Call again', day: '2026-05-04' }
  const { edits, tasks, undoTasks } = batchChanges([mia, bo], wanted, 7)
  expect(edits).toEqual([])
  expect(tasks).toMatchObject(
    [1, 2].map((leadId) => ({
      name: 'task.create',
      args: { fields: { leadId, title: 'Call again', dueAt: '2026-05-04', userId: 7 } },
    })),
  )
  expect(undoTasks.map(({ args }) => args.id)).toEqual(tasks.map(({ args }) => args.id))
})
