import * as v from 'valibot'
import { longestOf } from '#db/model/schema.ts'

/** Returns a replacement for a text, or the same text. @param field the field of the text; '' if unknown */
export type Rewrite = (text: string, field: string) => string

/** Schema types for dates, choices and ids, which contain no free text. */
const NO_WORDS = new Set(['iso_timestamp', 'iso_date', 'uuid', 'picklist', 'literal'])

/**
 * Rewrites the free texts in a value according to its schema, at any depth. Dates, choices, numbers and
 * values that the schema does not know stay unchanged. A text that becomes too long for its schema is cut,
 * and one that becomes invalid is left out.
 */
export function rewriteTexts(schema: unknown, value: unknown, rewrite: Rewrite, field = ''): unknown {
  if (!isSchema(schema)) return value
  if (typeof value === 'string')
    return isInWords(schema) ? rewritten(schema, value, (text) => rewrite(text, field)) : value
  if (value === null || typeof value !== 'object') return value
  if ('wrapped' in schema) return rewriteTexts(schema.wrapped, value, rewrite, field)
  if ('options' in schema) return rewriteTexts(optionFor(schema, value), value, rewrite, field)
  if (Array.isArray(value)) {
    return value.map((item) => rewriteTexts('item' in schema && schema.item, item, rewrite, field))
  }
  const entries: Record<string, unknown> = { ...('entries' in schema ? Object(schema.entries) : {}) }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, rewriteTexts(entries[key], inner, rewrite, key)]),
  )
}

const isSchema = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema'

const optionsOf = (schema: v.GenericSchema): v.GenericSchema[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options.filter(isSchema) : []

/**
 * The option of a union that matches the value; undefined if none does, for example for a value of another
 * version.
 */
const optionFor = (schema: v.GenericSchema, value: unknown): v.GenericSchema | undefined =>
  optionsOf(schema).find((option) => v.is(option, value))

function isInWords(schema: v.GenericSchema): boolean {
  if ('wrapped' in schema) return isSchema(schema.wrapped) && isInWords(schema.wrapped)
  if ('options' in schema) return optionsOf(schema).some(isInWords)
  const steps = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []
  return schema.type === 'string' && !steps.some(({ type }) => NO_WORDS.has(type))
}

function rewritten(schema: v.GenericSchema, text: string, rewrite: (text: string) => string): string {
  const after = rewrite(text)
  if (after === text) return text
  const short = after.slice(0, longestOf(schema))
  return !v.is(schema, text) || v.is(schema, short) ? short : ''
}
