import * as v from 'valibot'

/** A date in requests, responses and rows: ISO 8601 in UTC. */
export const IsoDate = v.pipe(v.string(), v.isoTimestamp())

/** A line of text of at most `max` characters, trimmed. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))

const Limit = v.object({ type: v.literal('max_length'), requirement: v.number() })

/** The maximum length that a text schema allows; undefined if it sets no limit. */
export function longestOf(schema: object): number | undefined {
  const parts = [
    ...('pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe : []),
    ...('options' in schema && Array.isArray(schema.options) ? schema.options : []),
  ]
  const limits = parts.flatMap((part: unknown) => {
    if (v.is(Limit, part)) return part.requirement
    return (part !== null && typeof part === 'object' ? longestOf(part) : undefined) ?? []
  })
  return limits.length > 0 ? Math.max(...limits) : undefined
}

/** The schema of a form. A missing field gives the same message as an empty one. */
export const form = <E extends v.ObjectEntries>(entries: E) =>
  v.object(entries, (issue) => {
    const field = issue.path?.[0].key
    const entry = typeof field === 'string' ? entries[field] : undefined
    const empty = entry && v.safeParse(entry, '')
    return empty?.issues?.[0].message ?? issue.message
  })

/** Marks a text of several lines. Two edits of such a text are merged if they do not overlap. */
export const multiline = v.metadata<string, { multiline: true }>({ multiline: true })
export const isMultiline = (schema: v.GenericSchema): boolean => 'multiline' in v.getMetadata(schema)

/** A longer text, stored as typed. */
export const longText = v.pipe(
  v.string(),
  v.maxLength(20_000, 'Please use at most 20000 characters'),
  multiline,
)
