import * as v from 'valibot'
import { Id, numberedId } from '#db/model/id.ts'
import { Point } from '#db/model/place.ts'
import { line } from '#db/model/schema.ts'
import { defineMutation, newRow, Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { TimeOfDay } from '#db/model/timeOfDay.ts'
import { defineEntity, deleteOf, editOf, restoreOf } from './entity.ts'
import { emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'

/** A day in the person's time zone: "2026-03-04". */
const Day = v.pipe(v.string(), v.isoDate())
/** Where a day starts or ends. */
export const Spot = v.object({ label: line(200), ...Point.entries })
export type Spot = v.InferOutput<typeof Spot>

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))

const written = {
  start: field(v.nullable(Spot), { empty: null, erased: KEPT }),
  end: field(v.nullable(Spot), { empty: null, erased: KEPT }),
  startsAt: field(v.pipe(TimeOfDay, v.title('Starts')), { empty: '08:00', erased: KEPT }),
  endsAt: field(v.pipe(TimeOfDay, v.title('Ends')), { empty: '17:00', erased: KEPT }),
  /** A break of some minutes that begins no earlier than `from` and ends no later than `to`. */
  lunch: field(v.nullable(v.object({ from: TimeOfDay, to: TimeOfDay, minutes: Minutes })), {
    empty: null,
    erased: KEPT,
  }),
  minutesPerVisit: field(v.pipe(Minutes, v.title('Minutes a visit')), { empty: 30, erased: KEPT }),
}
const given = {
  day: requiredField(Day, { erased: KEPT }),
  /** The person whose day it is. */
  userId: requiredField(Id, { erased: KEPT }),
}
const all = { ...written, ...given }
const fields = schemasOf(written)

/** The plan of one person's day; its visits are `stops`. */
export const DayPlan = v.object({ ...rowEntries, ...schemasOf(all) })
export type DayPlan = v.InferOutput<typeof DayPlan>

const DAY_MS = 86_400_000

/** The id of a person's plan for a day. Whatever devices plan the day, there is one plan. */
export const dayPlanId = (userId: number, day: string): number =>
  numberedId(userId, Math.round(Date.parse(day) / DAY_MS))

export const dayPlan = defineEntity({
  name: 'plan of a day',
  row: DayPlan,
  fields,
  titleOf: ({ day }) => day,
  erased: erasedOf(all),
  since: 18,
  mutations: {
    /** If the plan exists, it stays as it is. If it was deleted, it comes back. */
    'dayPlan.create': defineMutation({
      kind: 'add',
      args: v.object({ id: Id, fields: v.object(givenOf(all)) }),
      fields: schemasOf(all),
      apply(row: DayPlan | undefined, { id, fields }, ctx): DayPlan {
        if (id !== dayPlanId(fields.userId, fields.day)) {
          throw new Refused('invalid', 'This is not the id of that day.')
        }
        return row ? { ...row, deletedAt: null } : { ...emptyOf(all), ...fields, ...newRow(id, ctx) }
      },
    }),
    'dayPlan.edit': editOf<DayPlan>(fields),
    'dayPlan.delete': deleteOf<DayPlan>(),
    'dayPlan.restore': restoreOf<DayPlan>(),
  },
})
