import * as v from 'valibot'
import { Id } from './id.ts'

/** The tables whose rows can be restored after the notice that offers it is gone. */
export const binTables = ['leads', 'products', 'emails', 'views'] as const
export type BinTable = (typeof binTables)[number]

/** How long deleted rows can be restored, in days. */
export const KEPT_DAYS = 30

/** Who deleted a row, as the API returns it; the rows on a phone do not contain it. */
export const Deletion = v.object({
  table: v.picklist(binTables),
  id: Id,
  /** null if the server itself deleted the row. */
  userId: v.nullable(Id),
})
export type Deletion = v.InferOutput<typeof Deletion>
