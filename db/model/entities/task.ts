import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { Place } from '#db/model/place.ts'
import { IsoDate, line, longText } from '#db/model/schema.ts'
import { type Context, type Mutation, rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { lead } from './lead.ts'

export const taskKinds = ['todo', 'call', 'visit'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Whether somebody was in touch with the lead once such a task is done. A kind that came later may be anything. */
export const isContact = (kind: TaskKind): boolean => kind === 'call' || kind === 'visit'

const fields = {
  kind: v.picklist(taskKinds),
  title: v.pipe(line(300), v.minLength(1, 'Please say what is to be done')),
  /** A time (ISO 8601 in UTC), or a day wherever the person is ("2026-03-04"); null for some time. */
  dueAt: v.pipe(v.nullable(v.union([IsoDate, v.pipe(v.string(), v.isoDate())])), v.title('Due')),
  done: v.boolean(),
  /** Who is to do it. */
  userId: v.pipe(Id, v.title('For')),
  /** What came of a call; '' of what was not called yet, and of what is no call. */
  outcome: v.picklist(['', 'reached', 'no-answer']),
  note: longText,
  /** Where a visit was. */
  place: v.nullable(Place),
  photoUrl: v.pipe(line(2000), v.title('Photo')),
}

/**
 * What is to be done about a lead, by when and by whom, and what was: a call that was made and a visit that was paid
 * are tasks that are done.
 */
export const Task = v.object({
  ...rowEntries,
  ...fields,
  leadId: Id,
  /** Since when it is done; null while it is not, and of what was done before this was kept. */
  doneAt: v.nullable(IsoDate),
})
export type Task = v.InferOutput<typeof Task>

export const NewTask = v.object({
  leadId: Id,
  kind: v.optional(fields.kind, 'todo'),
  title: fields.title,
  dueAt: v.optional(fields.dueAt, null),
  done: v.optional(fields.done, false),
  userId: fields.userId,
  outcome: v.optional(fields.outcome, ''),
  note: v.optional(fields.note, ''),
  place: v.optional(fields.place, null),
  photoUrl: v.optional(fields.photoUrl, ''),
  /** Of what is done already, when it was, where that was before now. */
  doneAt: v.optional(v.nullable(IsoDate), null),
})

/** A task as somebody writes it. */
export type NewTask = v.InferInput<typeof NewTask>

export const task = defineEntity({
  name: 'task',
  row: Task,
  fields,
  titleOf: ({ title }) => title,
  parent: { entity: lead, field: 'leadId' },
  erased: { title: ERASED, note: '', place: null, photoUrl: '' },
  since: 5,
  addedFields: { 7: { kind: 'todo', doneAt: null, outcome: '', note: '', place: null, photoUrl: '' } },
  mutations: {
    'task.create': timed(createOf(NewTask, (written) => written)),
    'task.edit': timed(editOf<Task>(fields)),
    'task.delete': deleteOf<Task>(),
    'task.restore': restoreOf<Task>(),
  },
})

/** The same mutation, which keeps when the task was done: never later than it says so. */
function timed<Given>(mutation: Mutation<Task, Given>): Mutation<Task, Given> {
  return {
    ...mutation,
    run: (before, args, ctx, onCollision) =>
      withTime(before, mutation.run(before, args, ctx, onCollision), ctx),
  }
}

function withTime(before: Task | undefined, after: Task, { at }: Context): Task {
  if (before && after.done === before.done) return after
  if (!after.done) return { ...after, doneAt: null }
  const isBefore = after.doneAt !== null && Date.parse(after.doneAt) <= Date.parse(at)
  return isBefore ? after : { ...after, doneAt: at }
}
