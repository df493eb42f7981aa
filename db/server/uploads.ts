import { eq } from 'drizzle-orm'
import { didChange, first, type Handle } from './database/handle.ts'
import { uploads } from './database/tables.ts'
import { addBytes } from './storage.ts'

export type Upload = typeof uploads.$inferSelect

export async function uploadOf(handle: Handle, id: number): Promise<Upload | undefined> {
  return first(handle.select().from(uploads).where(eq(uploads.id, id)))
}

/** @returns false if another file has its id */
export async function addUpload(handle: Handle, upload: Upload): Promise<boolean> {
  const isNew = await didChange(handle.insert(uploads).values(upload).onConflictDoNothing())
  if (isNew) await addBytes(handle, upload.teamId, 'uploads', upload.bytes)
  return isNew
}

/** The ids of a team's files. */
export async function uploadsOf(handle: Handle, teamId: number): Promise<number[]> {
  const found = await handle.select({ id: uploads.id }).from(uploads).where(eq(uploads.teamId, teamId))
  return found.map(({ id }) => id)
}

/** Moves a person's own file to their team. */
export async function giveUpload(handle: Handle, id: number, teamId: number): Promise<void> {
  const before = await uploadOf(handle, id)
  if (!before) return
  await handle.update(uploads).set({ teamId }).where(eq(uploads.id, id))
  await addBytes(handle, before.teamId, 'uploads', -before.bytes)
  await addBytes(handle, teamId, 'uploads', before.bytes)
}
