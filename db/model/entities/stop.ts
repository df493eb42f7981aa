import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { TimeOfDay } from '#db/model/timeOfDay.ts'
import { createOf, defineEntity, deleteOf, editOf, restoreOf } from './entity.ts'
import { emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'

export const stopStates = ['planned', 'visited', 'skipped', 'cancelled'] as const
export type StopState = (typeof stopStates)[number]

const written = {
  /** Orders the stops of a plan. */
  position: requiredField(v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9)), { erased: KEPT }),
  /** How long the visit takes; null for the plan's minutes a visit. */
  minutes: field(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))), {
    empty: null,
    erased: KEPT,
  }),
  /** The time of an appointment that cannot move; '' for none. */
  fixedAt: field(v.union([v.literal(''), TimeOfDay]), { empty: '', erased: KEPT }),
  /** Whether the stop keeps its place in the order when the route is planned anew. */
  locked: field(v.boolean(), { empty: false, erased: KEPT }),
  state: field(v.picklist(stopStates), { empty: 'planned', erased: KEPT }),
}
const given = {
  planId: requiredField(Id, { erased: KEPT }),
  leadId: requiredField(Id, { erased: KEPT }),
}
const all = { ...written, ...given }
const fields = schemasOf(written)

/** A visit in the plan of a day. It is a row of its own, so that two people can change a plan at the same time. */
export const Stop = v.object({ ...rowEntries, ...schemasOf(all) })
export type Stop = v.InferOutput<typeof Stop>

export const stop = defineEntity({
  name: 'stop',
  row: Stop,
  fields,
  titleOf: () => undefined,
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(all),
  since: 18,
  mutations: {
    'stop.create': createOf(v.object(givenOf(all)), (stop) => ({ ...emptyOf(all), ...stop })),
    'stop.edit': editOf<Stop>(fields),
    'stop.delete': deleteOf<Stop>(),
    'stop.restore': restoreOf<Stop>(),
  },
})
