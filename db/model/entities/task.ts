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

/**
 * Whether a finished task of this kind means that somebody was in contact with the lead. A later version may add
 * kinds.
 */
export const isContact = (kind: TaskKind): boolean => kind === 'call' || kind === 'visit'

const DueAt = v.nullable(v.union([IsoDate, v.pipe(v.string(), v.isoDate())]))

const written = {
  kind: field(v.picklist(taskKinds), { empty: 'todo', erased: KEPT, addedIn: 7 }),
  title: requiredField(v.pipe(line(300), v.minLength(1, 'Please say what is to be done')), {
    erased: ERASED,
  }),
  /** A time (ISO 8601 in UTC), or a day in the person's time zone ("2026-03-04"); null for no date. */
  dueAt: field(v.pipe(DueAt, v.title('Due')), { empty: null, erased: KEPT }),
  done: field(v.boolean(), { empty: false, erased: KEPT }),
  /** The person to whom the task is assigned. */
  userId: requiredField(v.pipe(Id, v.title('For')), { erased: KEPT }),
  /** The outcome of a call; '' before the call, and for tasks of other kinds. */
  outcome: field(v.picklist(['', 'reached', 'no-answer']), { empty: '', erased: KEPT, addedIn: 7 }),
  note: field(longText, { empty: '', erased: '', addedIn: 7 }),
  /** The place of a visit. */
  place: field(v.nullable(Place), { empty: null, erased: null, addedIn: 7 }),
  photoUrl: field(v.pipe(line(2000), v.title('Photo')), { empty: '', erased: '', addedIn: 7 }),
}

/** Fields that are set when a task is created, and not edited by themselves. */
const beside = {
  leadId: requiredField(Id, { erased: KEPT }),
  /**
   * The time at which the task was done. It is null while the task is open, and for tasks that were done before this
   * field existed. A task that is created as done may give an earlier time.
   */
  doneAt: field(v.nullable(IsoDate), { empty: null, erased: KEPT, addedIn: 7 }),
}

const all = { ...written, ...beside }
const fields = schemasOf(written)

/**
 * Something to do about a lead, with a due time and a person, or something that was done: a call or a visit is a task
 * that is done.
 */
export const Task = v.object({ ...rowEntries, ...schemasOf(all) })
export type Task = v.InferOutput<typeof Task>

/** The defaults of a task's fields. */
export const emptyTask = emptyOf(all)

export const NewTask = v.object(givenOf(all))

/** The fields of a new task. */
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

/** Makes a mutation also set `doneAt`. A time after the mutation's own time is replaced by the mutation's time. */
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
