import * as v from 'valibot'
import { line } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, editOf, restoreOf } from './entity.ts'
import { KEPT } from './field.ts'

const fields = {
  name: v.pipe(line(60), v.minLength(1, 'Please give the view a name')),
  /**
   * What the address of the list says where it looks so: "?status=…". A text, as another version may know filters that
   * this one does not; who opens it takes of it what they know.
   */
  search: v.pipe(line(4000), v.title('Filters')),
}

/** A way to look at the team's leads, under a name: it belongs to the team, and all in it see it. */
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
