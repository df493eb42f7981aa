import * as v from 'valibot'
import { longestOf } from '#db/model/schema.ts'

/** Makes another text of one, or the same. @param field what the text stands in; '' where that is not known */
export type Rewrite = (text: string, field: string) => string

/** Texts that say when, which or what kind, and nothing in words. */
const NO_WORDS = new Set(['iso_timestamp', 'iso_date', 'uuid', 'picklist', 'literal'])

/**
 * Rewrites what a value has in words, as its schema tells: lines and longer texts, at whatever depth. Dates, choices,
 * numbers and what the schema does not know stay as they are. A text that becomes longer than its schema takes is cut,
 * and one that the schema takes no longer is left out.
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

/** The option of a union that takes the value; of one that none takes, as it is of another version, none. */
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
