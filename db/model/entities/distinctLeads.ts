import * as v from 'valibot'
import { combinedId, Id } from '#db/model/id.ts'
import { defineMutation, newRow, Refused, rowEntries } from '#db/model/sync/mutation.ts'
import { defineEntity, deleteOf } from './entity.ts'
import { erasedOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'

const fields = {
  leadId: requiredField(Id, { erased: KEPT }),
  otherId: requiredField(Id, { erased: KEPT }),
}

/** Two leads that look alike, of which somebody said that they are not the same. */
export const DistinctLeads = v.object({ ...rowEntries, ...schemasOf(fields) })
export type DistinctLeads = v.InferOutput<typeof DistinctLeads>

/** The arguments that say of two leads, in any order, that they are not the same. */
export const distinctLeadsOf = (a: number, b: number) => ({
  id: combinedId(a, b),
  fields: { leadId: Math.min(a, b), otherId: Math.max(a, b) },
})

export const distinctLeads = defineEntity({
  name: 'pair of different leads',
  row: DistinctLeads,
  titleOf: () => undefined,
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(fields),
  since: 17,
  mutations: {
    /** However many devices say it, there is one row: its id follows from the leads' ids. */
    'distinctLeads.create': defineMutation({
      kind: 'add',
      args: v.object({ id: Id, fields: v.object(schemasOf(fields)) }),
      apply(row: DistinctLeads | undefined, { id, fields }, ctx): DistinctLeads {
        const { leadId, otherId } = fields
        if (leadId >= otherId || id !== combinedId(leadId, otherId)) {
          throw new Refused('invalid', 'This is not the id of these two leads.')
        }
        return row ? { ...row, deletedAt: null } : { ...fields, ...newRow(id, ctx) }
      },
    }),
    'distinctLeads.delete': deleteOf<DistinctLeads>(),
  },
})
