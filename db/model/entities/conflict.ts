import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, defineEntity } from './entity.ts'
import { KEPT } from './field.ts'

/** A device that somebody made a change on, and what they would call it; '' where that is not known. */
const ByDevice = v.object({ id: v.string(), name: v.string() })
export type ByDevice = v.InferOutput<typeof ByDevice>

/** null for what the server did itself, and in conflicts of before it was kept. */
const ByDeviceOrNone = v.optional(v.nullable(ByDevice), null)

/**
 * What two people did to one row so that one of them lost something, kept so that it can be put back.
 * - `field`: both changed `field`, one of them from `base`; the later edit won
 * - `edited-deleted`: the loser edited what the winner had deleted
 * - `deleted-edited`: the winner deleted what the loser had edited, without having seen the edit
 */
export const Conflict = v.object({
  ...rowEntries,
  /** Of the row; a table of a later version among them. */
  table: v.string(),
  rowId: Id,
  kind: v.picklist(['field', 'edited-deleted', 'deleted-edited']),
  /** Of kind `field`; '' otherwise. */
  field: v.string(),
  base: v.unknown(),
  winner: v.unknown(),
  /** What was lost: a value, or the edited fields. */
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
    /** Someone has seen to it. */
    'conflict.resolve': actOf('resolve', v.object({ id: Id }), (open: Conflict) => ({
      ...open,
      resolved: true,
    })),
  },
})
