import * as v from 'valibot'
import { line } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, editOf, restoreOf } from './entity.ts'
import { KEPT } from './field.ts'

const fields = {
  name: v.pipe(line(60), v.minLength(1, 'Please give the view a name')),
  /**
   * The search parameters of the list's address: "?status=…". It is stored as a text, because another version may have
   * filters that this version does not know. A version that opens the view applies the filters that it knows.
   */
  search: v.pipe(line(4000), v.title('Filters')),
}

/** A named filter of the team's leads. It belongs to the team, and every member sees it. */
export const View = v.object({ ...rowEntries, ...fields })
export type View = v.InferOutput<typeof View>

export const NewView = v.object(fields)

export const view = defineEntity({
  name: 'view',
  row: View,
  fields,
  titleOf: ({ name }) => name,
  erased: KEPT,
  since: 7,
  mutations: {
    'view.create': createOf(NewView, (written) => written),
    'view.edit': editOf<View>(fields),
    'view.delete': deleteOf<View>(),
    'view.restore': restoreOf<View>(),
  },
})
