import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate, line } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { lead } from './lead.ts'

const fields = {
  title: v.pipe(line(300), v.minLength(1, 'Please say what is to be done')),
  /** A time (ISO 8601 in UTC), or a day wherever the person is ("2026-03-04"); null for some time. */
  dueAt: v.pipe(v.nullable(v.union([IsoDate, v.pipe(v.string(), v.isoDate())])), v.title('Due')),
  done: v.boolean(),
  /** Who is to do it. */
  userId: v.pipe(Id, v.title('For')),
}

/** What is to be done about a lead, by when and by whom. */
export const Task = v.object({ ...rowEntries, ...fields, leadId: Id })
export type Task = v.InferOutput<typeof Task>

export const NewTask = v.object({
  leadId: Id,
  title: fields.title,
  dueAt: v.optional(fields.dueAt, null),
  userId: fields.userId,
})

export const task = defineEntity({
  name: 'task',
  row: Task,
  fields,
  called: ({ title }) => title,
  parent: { entity: lead, field: 'leadId' },
  erased: { title: ERASED },
  since: 5,
  mutations: {
    'task.create': createOf(NewTask, (written) => ({ ...written, done: false })),
    'task.edit': editOf<Task>(fields),
    'task.delete': deleteOf<Task>(),
    'task.restore': restoreOf<Task>(),
  },
})
