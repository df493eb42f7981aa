import * as v from 'valibot'
import { Id } from './id.ts'

/** What can be restored where the notice that offered it is gone. */
export const binTables = ['leads', 'products', 'emails', 'views'] as const
export type BinTable = (typeof binTables)[number]

/** How long what was deleted can be restored, in days. */
export const KEPT_DAYS = 30

/** Who deleted a row, as the API answers it: a phone's rows do not say. */
export const Deletion = v.object({
  table: v.picklist(binTables),
  id: Id,
  /** null for what the server itself did. */
  userId: v.nullable(Id),
})
export type Deletion = v.InferOutput<typeof Deletion>
