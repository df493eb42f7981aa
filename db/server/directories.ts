import { desc, eq, isNull, or } from 'drizzle-orm'
import type { Handle } from './sqlite/open.ts'
import { directories } from './sqlite/tables.ts'

export type DirectoryRow = typeof directories.$inferSelect

/** The imported directories that a team sees, its own and the whole server's, newest first. */
export async function directoriesFor(handle: Handle, teamId: number): Promise<DirectoryRow[]> {
  return handle
    .select()
    .from(directories)
    .where(or(eq(directories.teamId, teamId), isNull(directories.teamId)))
    .orderBy(desc(directories.createdAt))
    .all()
}

/** The imported directories of a team's own. */
export async function directoriesOf(handle: Handle, teamId: number): Promise<DirectoryRow[]> {
  return handle.select().from(directories).where(eq(directories.teamId, teamId)).all()
}

/** Every directory of every team. */
export async function allDirectories(handle: Handle): Promise<DirectoryRow[]> {
  return handle.select().from(directories).orderBy(directories.createdAt).all()
}

export async function directoryById(handle: Handle, id: number): Promise<DirectoryRow | undefined> {
  return handle.select().from(directories).where(eq(directories.id, id)).get()
}

export async function addDirectory(
  handle: Handle,
  directory: typeof directories.$inferInsert,
): Promise<DirectoryRow> {
  return handle.insert(directories).values(directory).returning().get()
}

/** @returns whether there was one */
export async function removeDirectory(handle: Handle, id: number): Promise<boolean> {
  return handle.delete(directories).where(eq(directories.id, id)).run().changes > 0
}
