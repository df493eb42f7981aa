import { and, eq, sql } from 'drizzle-orm'
import type { Outcome } from '#db/model/sync/protocol.ts'
import { first, type Handle, prepared } from './database/handle.ts'
import { receipts } from './database/tables.ts'

const byMid = prepared((handle) =>
  handle
    .select()
    .from(receipts)
    .where(and(eq(receipts.userId, sql.placeholder('userId')), eq(receipts.mid, sql.placeholder('mid')))),
)

/** The receipt of a person's mutation; undefined if the mutation has not arrived before. */
export async function receiptOf(handle: Handle, userId: number, mid: string) {
  return first(byMid(handle, { userId, mid }))
}

const insert = prepared((handle) =>
  handle.insert(receipts).values({
    userId: sql.placeholder('userId'),
    mid: sql.placeholder('mid'),
    teamId: sql.placeholder('teamId'),
    bodyHash: sql.placeholder('bodyHash'),
    outcome: sql.placeholder('outcome'),
    at: sql.placeholder('at'),
  }),
)

/** Stores the receipt of a mutation, in the mutation's own transaction. */
export async function addReceipt(
  handle: Handle,
  receipt: { userId: number; mid: string; teamId: number; bodyHash: string; outcome: Outcome; at: string },
): Promise<void> {
  await insert(handle, receipt)
}
