import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, defineEntity } from './entity.ts'
import { KEPT } from './field.ts'

/** The device on which a change was made, with a name that people recognise; '' if the name is unknown. */
const ByDevice = v.object({ id: v.string(), name: v.string() })
export type ByDevice = v.InferOutput<typeof ByDevice>

/** null for a change by the server, and in conflicts that were stored before devices were recorded. */
const ByDeviceOrNone = v.optional(v.nullable(ByDevice), null)

/**
 * Two people's changes to one row of which one was lost. The conflict keeps the lost value so that it can be restored.
 * - `field`: both changed `field`, one of them from `base`; the later edit won
 * - `edited-deleted`: the loser edited what the winner had deleted
 * - `deleted-edited`: the winner deleted what the loser had edited, without having seen the edit
 */
export const Conflict = v.object({
  ...rowEntries,
  /** The row's table. A later version may send a table that this version does not know. */
  table: v.string(),
  rowId: Id,
  kind: v.picklist(['field', 'edited-deleted', 'deleted-edited']),
  /** The field, for kind `field`; '' for the other kinds. */
  field: v.string(),
  base: v.unknown(),
  winner: v.unknown(),
  /** The value or the edited fields that were lost. */
  loser: v.unknown(),
  winnerBy: v.nullable(Id),
  winnerAt: IsoDate,
  winnerDevice: ByDeviceOrNone,
  loserBy: v.nullable(Id),
  loserAt: IsoDate,
  loserDevice: ByDeviceOrNone,
  resolved: v.boolean(),
})
export type Conflict = v.InferOutput<typeof Conflict>

export const conflict = defineEntity({
  name: 'conflict',
  row: Conflict,
  titleOf: () => undefined,
  erased: KEPT,
  since: 1,
  addedFields: { 7: { winnerDevice: null, loserDevice: null } },
  mutations: {
    /** Marks the conflict as handled by a person. */
    'conflict.resolve': actOf('resolve', v.object({ id: Id }), (open: Conflict) => ({
      ...open,
      resolved: true,
    })),
  },
})
