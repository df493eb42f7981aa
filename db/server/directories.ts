import { desc, eq, isNull, or } from 'drizzle-orm'
import { didChange, first, type Handle, one } from './database/handle.ts'
import { directories } from './database/tables.ts'

export type DirectoryRow = typeof directories.$inferSelect

/** The imported directories that a team can search: its own and the whole server's, newest first. */
export async function directoriesFor(handle: Handle, teamId: number): Promise<DirectoryRow[]> {
  return handle
    .select()
    .from(directories)
    .where(or(eq(directories.teamId, teamId), isNull(directories.teamId)))
    .orderBy(desc(directories.createdAt))
}

/** The directories that a team imported itself. */
export async function directoriesOf(handle: Handle, teamId: number): Promise<DirectoryRow[]> {
  return handle.select().from(directories).where(eq(directories.teamId, teamId))
}

/** Every directory of every team. */
export async function allDirectories(handle: Handle): Promise<DirectoryRow[]> {
  return handle.select().from(directories).orderBy(directories.createdAt)
}

export async function directoryById(handle: Handle, id: number): Promise<DirectoryRow | undefined> {
  return first(handle.select().from(directories).where(eq(directories.id, id)))
}

export async function addDirectory(
  handle: Handle,
  directory: typeof directories.$inferInsert,
): Promise<DirectoryRow> {
  return one(handle.insert(directories).values(directory).returning())
}

/** @returns whether there was one */
export async function removeDirectory(handle: Handle, id: number): Promise<boolean> {
  return didChange(handle.delete(directories).where(eq(directories.id, id)))
}
