import { eq } from 'drizzle-orm'
import type { Handle } from './sqlite/open.ts'
import { uploads } from './sqlite/tables.ts'

export type Upload = typeof uploads.$inferSelect

export async function uploadOf(handle: Handle, id: number): Promise<Upload | undefined> {
  return handle.select().from(uploads).where(eq(uploads.id, id)).get()
}

export async function addUpload(handle: Handle, upload: Upload): Promise<void> {
  handle.insert(uploads).values(upload).run()
}

/** The ids of a team's files. */
export async function uploadsOf(handle: Handle, teamId: number): Promise<number[]> {
  const found = handle.select({ id: uploads.id }).from(uploads).where(eq(uploads.teamId, teamId)).all()
  return found.map(({ id }) => id)
}

/** A file of a person's own becomes their team's. */
export async function giveUpload(handle: Handle, id: number, teamId: number): Promise<void> {
  handle.update(uploads).set({ teamId }).where(eq(uploads.id, id)).run()
}
