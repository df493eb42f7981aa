import * as v from 'valibot'
import { entities, mutationNamed, mutationOf, type Table } from '#db/model/entities/registry.ts'

/** Values, of which each field accepts at least one. */
const values = ['Some words', 'Other words', 1, false, 'someone@rove.example', '2026-03-04', null]

/**
 * Arguments that a phone may send with a mutation of any entity: those that create a row, or change one
 * field.
 */
export function argsOf(name: string, id: number): object {
  const { table, kind, fields } = mutationNamed(name)
  if (kind === 'create') return { id, fields: needed(fields) }
  if (kind !== 'edit') return { id }
  const [[field, schema] = ['', v.never()]] = Object.entries(entities[table].fields)
  return { id, changes: { [field]: taken(schema).slice(0, 2) } }
}

/** The arguments that create a row of the table with this text in the first field that accepts it, if any does. */
export function argsFor(table: Table, id: number, text: string): object {
  const fields = mutationOf(table, 'create')?.fields ?? {}
  const [field] = Object.entries(fields).find(([, schema]) => v.is(schema, text)) ?? []
  return { id, fields: { ...needed(fields), ...(field && { [field]: text }) } }
}

const taken = (schema: v.GenericSchema) => values.filter((value) => v.is(schema, value))

function needed(fields: v.ObjectEntries) {
  const entries: [string, v.GenericSchema][] = Object.entries(fields)
  const missing = entries.filter(([, schema]) => !v.is(schema, undefined))
  return Object.fromEntries(missing.map(([field, schema]) => [field, taken(schema)[0]]))
}
