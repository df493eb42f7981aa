import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { line, longText } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { createOf, defineEntity, deleteOf, ERASED, editOf, restoreOf } from './entity.ts'
import { emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'
import { lead } from './lead.ts'

const written = {
  name: requiredField(v.pipe(line(200), v.minLength(1, 'Please enter a name')), { erased: ERASED }),
  note: field(longText, { empty: '', erased: '' }),
}
const all = { ...written, leadId: requiredField(Id, { erased: KEPT }) }
const fields = schemasOf(written)

/** A company that a lead buys from today. */
export const Competitor = v.object({ ...rowEntries, ...schemasOf(all) })
export type Competitor = v.InferOutput<typeof Competitor>

export const competitor = defineEntity({
  name: 'competitor',
  row: Competitor,
  fields,
  titleOf: ({ name }) => name,
  parent: { entity: lead, field: 'leadId' },
  erased: erasedOf(all),
  since: 21,
  mutations: {
    'competitor.create': createOf(v.object(givenOf(all)), (given) => ({ ...emptyOf(all), ...given })),
    'competitor.edit': editOf<Competitor>(fields),
    'competitor.delete': deleteOf<Competitor>(),
    'competitor.restore': restoreOf<Competitor>(),
  },
})
