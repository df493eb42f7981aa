import * as v from 'valibot'
import { Id } from './id.ts'

/** A date as it travels: ISO 8601 in UTC. */
export const IsoDate = v.pipe(v.string(), v.isoTimestamp())

/** What every synced row carries. `version` is its team's counter at the last write; 0 = never on the server. */
export const rowEntries = {
  id: Id,
  teamId: Id,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  createdAt: IsoDate,
  createdBy: Id,
  deletedAt: v.nullable(IsoDate),
}

/** A line of text of at most `max` characters, trimmed. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Please use at most ${max} characters`))

const Limit = v.object({ type: v.literal('max_length'), requirement: v.number() })

/** The most characters that a schema of texts takes; undefined for one that names no limit. */
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

/** An object of a form: a field that is missing says what an empty one says (SPEC.md section 5). */
export const form = <E extends v.ObjectEntries>(entries: E) =>
  v.object(entries, (issue) => {
    const field = issue.path?.[0].key
    const entry = typeof field === 'string' ? entries[field] : undefined
    const empty = entry && v.safeParse(entry, '')
    return empty?.issues?.[0].message ?? issue.message
  })

/** A longer text, kept as typed. */
export const longText = v.pipe(v.string(), v.maxLength(20_000, 'Please use at most 20000 characters'))
