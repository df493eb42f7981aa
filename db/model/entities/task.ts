import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { Place } from '#db/model/place.ts'
import { IsoDate, line, longText } from '#db/model/schema.ts'
import { type Context, type Mutation, rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { addedFieldsOf, emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'

export const taskKinds = ['todo', 'call', 'visit'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Whether somebody was in touch with the lead once such a task is done. A kind that came later may be anything. */
export const isContact = (kind: TaskKind): boolean => kind === 'call' || kind === 'visit'

const DueAt = v.nullable(v.union([IsoDate, v.pipe(v.string(), v.isoDate())]))

const written = {
  kind: field(v.picklist(taskKinds), { empty: 'todo', erased: KEPT, addedIn: 7 }),
  title: requiredField(v.pipe(line(300), v.minLength(1, 'Please say what is to be done')), {
    erased: ERASED,
  }),
  /** A time (ISO 8601 in UTC), or a day wherever the person is ("2026-03-04"); null for some time. */
  dueAt: field(v.pipe(DueAt, v.title('Due')), { empty: null, erased: KEPT }),
  done: field(v.boolean(), { empty: false, erased: KEPT }),
  /** Who is to do it. */
  userId: requiredField(v.pipe(Id, v.title('For')), { erased: KEPT }),
  /** What came of a call; '' of what was not called yet, and of what is no call. */
  outcome: field(v.picklist(['', 'reached', 'no-answer']), { empty: '', erased: KEPT, addedIn: 7 }),
  note: field(longText, { empty: '', erased: '', addedIn: 7 }),
  /** Where a visit was. */
  place: field(v.nullable(Place), { empty: null, erased: null, addedIn: 7 }),
  photoUrl: field(v.pipe(line(2000), v.title('Photo')), { empty: '', erased: '', addedIn: 7 }),
}

/** What is said when a task is made, and not edited by itself. */
const beside = {
  leadId: requiredField(Id, { erased: KEPT }),
  /**
   * Since when it is done; null while it is not, and of what was done before this was kept. Of what is done already
   * when it is made, when it was, where that was before now.
   */
  doneAt: field(v.nullable(IsoDate), { empty: null, erased: KEPT, addedIn: 7 }),
}

const all = { ...written, ...beside }
const fields = schemasOf(written)

/**
 * What is to be done about a lead, by when and by whom, and what was: a call that was made and a visit that was paid
 * are tasks that are done.
 */
export const Task = v.object({ ...rowEntries, ...schemasOf(all) })
export type Task = v.InferOutput<typeof Task>

/** A task of which nothing but the defaults is known. */
export const emptyTask = emptyOf(all)

export const NewTask = v.object(givenOf(all))

/** A task as somebody writes it. */
export type NewTask = v.InferInput<typeof NewTask>

export const task = defineEntity({
  name: 'task',
  row: Task,
  fields,
  titleOf: ({ title }) => title,
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(all),
  since: 5,
  addedFields: addedFieldsOf(all),
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
