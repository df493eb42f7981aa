import * as v from 'valibot'
import { Id } from '#db/model/id.ts'
import { IsoDate, line } from '#db/model/schema.ts'
import { rowEntries } from '#db/model/sync/mutation.ts'
import { actOf, createOf, defineEntity } from './entity.ts'
import { emptyOf, erasedOf, field, givenOf, KEPT, requiredField, schemasOf } from './field.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const given = {
  fileName: requiredField(line(200), { erased: KEPT }),
  /** The program that the file was exported from, or its format: "HubSpot", "CSV". */
  source: requiredField(line(60), { erased: KEPT }),
  /** The rows of the file; each is added, completes a lead, or is held back. */
  rows: requiredField(count, { erased: KEPT }),
  added: requiredField(count, { erased: KEPT }),
  completed: requiredField(count, { erased: KEPT }),
  heldBack: requiredField(count, { erased: KEPT }),
}
const beside = {
  /** When the import was undone. */
  undoneAt: field(v.nullable(IsoDate), { empty: null, erased: KEPT }),
}
const all = { ...given, ...beside }

/** An import of leads from a file. */
export const Import = v.object({ ...rowEntries, ...schemasOf(all) })
export type Import = v.InferOutput<typeof Import>

const NewImport = v.object(givenOf(given))

export const importEntity = defineEntity({
  name: 'import',
  row: Import,
  titleOf: ({ fileName }) => fileName,
  erased: erasedOf(all),
  since: 17,
  mutations: {
    'import.create': createOf(NewImport, (fields) => ({ ...emptyOf(all), ...fields })),
    'import.undo': actOf(
      'resolve',
      v.object({ id: Id }),
      (row: Import, _args, { at }): Import => (row.undoneAt ? row : { ...row, undoneAt: at }),
    ),
  },
})
