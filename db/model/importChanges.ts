import * as v from 'valibot'
import { Id } from './id.ts'

/** What happened to the leads of an import since, as the API returns it. */
export const ImportChanges = v.object({
  /** The imported leads that somebody changed since, or added something to. They stay when the import is undone. */
  touched: v.array(
    v.object({
      leadId: Id,
      /** Who changed it last, and when (ISO 8601 in UTC); null if only something was added to it. */
      userId: v.nullable(Id),
      at: v.nullable(v.string()),
      /** The names of the fields that were changed last. */
      fields: v.array(v.string()),
    }),
  ),
  /** What the import filled in on leads that were here before: each field with its value before and after. */
  completed: v.array(
    v.object({ leadId: Id, changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])) }),
  ),
})
export type ImportChanges = v.InferOutput<typeof ImportChanges>
