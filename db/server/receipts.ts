import { and, eq } from 'drizzle-orm'
import type { Outcome } from '#db/model/protocol.ts'
import type { Handle } from './open.ts'
import { receipts } from './tables.ts'

export async function receiptOf(handle: Handle, userId: number, mid: string) {
  return handle
    .select()
    .from(receipts)
    .where(and(eq(receipts.userId, userId), eq(receipts.mid, mid)))
    .get()
}

export async function addReceipt(
  handle: Handle,
  receipt: { userId: number; mid: string; teamId: number; bodyHash: string; outcome: Outcome; at: string },
): Promise<void> {
  handle.insert(receipts).values(receipt).run()
}
