import { and, eq, inArray } from 'drizzle-orm'
import { fileIn } from '#db/model/file.ts'
import { didChange, type Handle } from './database/handle.ts'
import { history, leads, tasks, teams, uploads } from './database/tables.ts'

const FIELDS = new Set(['avatarUrl', 'photoUrl'])
/** The maximum number of ids in one query, which databases limit. */
const AT_ONCE = 500

/**
 * The addresses of the pictures that leads and tasks have or had, according to the rows and their history.
 */
export async function picturesOf(handle: Handle, rowIds: readonly number[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let at = 0; at < rowIds.length; at += AT_ONCE) {
    const ids = rowIds.slice(at, at + AT_ONCE)
    const onLeads = await handle.select({ url: leads.avatarUrl }).from(leads).where(inArray(leads.id, ids))
    const onTasks = await handle.select({ url: tasks.photoUrl }).from(tasks).where(inArray(tasks.id, ids))
    for (const { url } of [...onLeads, ...onTasks]) found.add(url)
    const before = await handle
      .select({ changes: history.changes })
      .from(history)
      .where(inArray(history.rowId, ids))
    for (const { changes } of before) {
      for (const [field, values] of Object.entries(changes)) {
        if (!FIELDS.has(field)) continue
        for (const url of values) if (typeof url === 'string') found.add(url)
      }
    }
  }
  return found
}

/**
 * Deletes the pictures that no lead, no task and not the team itself shows.
 * @returns the ids of the deleted ones
 */
export async function dropPictures(
  handle: Handle,
  teamId: number,
  pictures: Iterable<string>,
): Promise<number[]> {
  const dropped: number[] = []
  for (const url of pictures) {
    const id = fileIn(url)
    if (id === undefined || (await isShown(handle, teamId, url))) continue
    const its = and(eq(uploads.id, id), eq(uploads.teamId, teamId))
    if (await didChange(handle.delete(uploads).where(its))) dropped.push(id)
  }
  return dropped
}

async function isShown(handle: Handle, teamId: number, url: string): Promise<boolean> {
  const onLead = and(eq(leads.teamId, teamId), eq(leads.avatarUrl, url))
  const onTask = and(eq(tasks.teamId, teamId), eq(tasks.photoUrl, url))
  const onTeam = and(eq(teams.id, teamId), eq(teams.avatarUrl, url))
  return (
    (await handle.$count(leads, onLead)) > 0 ||
    (await handle.$count(tasks, onTask)) > 0 ||
    (await handle.$count(teams, onTeam)) > 0
  )
}
