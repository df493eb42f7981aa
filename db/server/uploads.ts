import { eq } from 'drizzle-orm'
import type { Handle } from './open.ts'
import { uploads } from './tables.ts'

export type Upload = typeof uploads.$inferSelect

export async function uploadOf(handle: Handle, id: number): Promise<Upload | undefined> {
  return handle.select().from(uploads).where(eq(uploads.id, id)).get()
}

export async function addUpload(handle: Handle, upload: Upload): Promise<void> {
  handle.insert(uploads).values(upload).run()
}
