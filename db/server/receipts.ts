import { and, eq, sql } from 'drizzle-orm'
import type { Outcome } from '#db/model/sync/protocol.ts'
import { type Handle, prepared } from './sqlite/open.ts'
import { receipts } from './sqlite/tables.ts'

const byMid = prepared((handle) =>
  handle
    .select()
    .from(receipts)
    .where(and(eq(receipts.userId, sql.placeholder('userId')), eq(receipts.mid, sql.placeholder('mid'))))
    .prepare(),
)

export async function receiptOf(handle: Handle, userId: number, mid: string) {
  return byMid(handle).get({ userId, mid })
}

const insert = prepared((handle) =>
  handle
    .insert(receipts)
    .values({
      userId: sql.placeholder('userId'),
      mid: sql.placeholder('mid'),
      teamId: sql.placeholder('teamId'),
      bodyHash: sql.placeholder('bodyHash'),
      outcome: sql.placeholder('outcome'),
      at: sql.placeholder('at'),
    })
    .prepare(),
)

export async function addReceipt(
  handle: Handle,
  receipt: { userId: number; mid: string; teamId: number; bodyHash: string; outcome: Outcome; at: string },
): Promise<void> {
  insert(handle).run(receipt)
}
