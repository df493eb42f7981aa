import fc from 'fast-check'
import * as v from 'valibot'
import { entities, type Table } from '#db/model/entities/registry.ts'

/** Texts, of which each text schema accepts at least one. */
const TEXTS = [
  '',
  'Some words',
  ' Words with room around ',
  'mia@berg.example',
  'https://berg.example',
  '2026-03-04',
  '09:30',
  '2026-01-01T00:00:00.000Z',
  'Ærø, 東京',
]
const NUMBERS = [0, 1, 3, 25, 50, 75, -8.5]
/** Longer than any form accepts. */
const LONG = 'x'.repeat(30_000)

/** Whether the value is of the schema's version or of a later one. */
type Version = 'same' | 'later'

/**
 * Draws rows of a table, as they are sent. Rows of a later version have fields, choices and texts that this
 * version does not know, also inside objects and lists.
 */
export function drawnRow(table: Table, version: Version): fc.Arbitrary<Record<string, unknown>> {
  const { row } = entities[table]
  return objectOf(row.entries, version).map((drawn) => JSON.parse(JSON.stringify(drawn)))
}

function objectOf(entries: v.ObjectEntries, version: Version): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.entries<v.GenericSchema>(entries).map(([field, schema]) =>
    drawnValue(schema, version).map((value) => [field, value]),
  )
  const own = fc.tuple(...known).map((fields) => Object.fromEntries(fields))
  if (version === 'same') return own
  const added = fc.dictionary(
    fc.constantFrom('mood', 'channel', 'nextVisit', 'kindOfRow'),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 2 },
  )
  return fc.tuple(own, added).map(([fields, more]) => ({ ...fields, ...more }))
}

function drawnValue(schema: v.GenericSchema, version: Version): fc.Arbitrary<unknown> {
  const drawn = anyOf(schema, version)
  // A form may have checks beyond those of its fields.
  return version === 'same' || schema.type === 'object' ? drawn.filter((value) => v.is(schema, value)) : drawn
}

function anyOf(schema: v.GenericSchema, version: Version): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textOf(schema, version)
    case 'number':
      return fc.constantFrom(...NUMBERS.filter((value) => v.is(schema, value)))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(partOf(schema, 'literal'))
    case 'picklist': {
      const choices: string[] = partOf(schema, 'options')
      return fc.constantFrom(...choices, ...(version === 'later' ? ['hibernating'] : []))
    }
    case 'nullable':
    case 'optional': {
      const none = schema.type === 'nullable' ? null : undefined
      return fc.oneof(fc.constant(none), drawnValue(partOf(schema, 'wrapped'), version))
    }
    case 'array':
      return fc.array(drawnValue(partOf(schema, 'item'), version), { maxLength: 3 })
    case 'union':
    case 'variant': {
      const options: v.GenericSchema[] = partOf(schema, 'options')
      return fc.oneof(...options.map((option) => drawnValue(option, version)))
    }
    case 'object':
      return objectOf(partOf(schema, 'entries'), version)
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 })
    default:
      throw new Error(`No value of a ${schema.type} is drawn yet.`)
  }
}

function textOf(schema: v.GenericSchema, version: Version): fc.Arbitrary<string> {
  const fitting = TEXTS.filter((text) => v.is(schema, text))
  const isFree = v.is(schema, 'Some words')
  return fc.constantFrom(...fitting, ...(version === 'later' && isFree ? [LONG] : []))
}

/** A member of a schema by its name, if it has the form of valibot's schemas. */
const partOf = (schema: v.GenericSchema, name: string) => Reflect.get(schema, name)
