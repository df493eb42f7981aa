import * as v from 'valibot'
import { call } from '#app/data/server/call.ts'

const History = v.array(
  v.object({
    name: v.string(),
    at: v.string(),
    changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
    userId: v.nullable(v.number()),
    fullName: v.nullable(v.string()),
    device: v.nullable(v.string()),
    // A server from before there were batches does not say.
    batchVersion: v.optional(v.nullable(v.number()), null),
    batchRows: v.optional(v.nullable(v.number()), null),
  }),
)

/** A change of a lead, as the server keeps it. */
export type HistoryEntry = v.InferOutput<typeof History>[number]

/** Requests the history of a lead. @throws CallError if the server refuses it or does not answer */
export const fetchHistory = (leadId: number): Promise<HistoryEntry[]> =>
  call(History, 'GET', `/api/leads/${leadId}/history`)
