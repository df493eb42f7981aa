import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { DeletedTeam } from '#db/model/team.ts'
import type { Handle } from './database/handle.ts'
import {
  caps,
  directories,
  erasures,
  history,
  invitations,
  members,
  queue,
  receipts,
  retries,
  suggestions,
  suppressions,
  teamLinks,
  teams,
  uploads,
  usage,
} from './database/tables.ts'
import { KEPT_MS } from './purge.ts'
import { stored } from './rows.ts'

/** Teams that were deleted before this time can no longer be restored: ISO 8601 in UTC. */
export const goneBefore = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString()

/** From now on nobody is in the team; its owner can restore it. @param deletedAt ISO 8601 in UTC */
export async function deleteTeam(handle: Handle, teamId: number, deletedAt: string): Promise<void> {
  await handle.update(teams).set({ deletedAt }).where(eq(teams.id, teamId))
}

/** Restores the team unchanged, with all of its members. */
export async function restoreTeam(handle: Handle, teamId: number): Promise<void> {
  await handle.update(teams).set({ deletedAt: null }).where(eq(teams.id, teamId))
}

/** The teams that a person owned and deleted, and can restore; the last one first. */
export async function deletedTeamsOf(handle: Handle, ownerId: number, now: Date): Promise<DeletedTeam[]> {
  const found = await handle
    .select({ id: teams.id, name: teams.name, deletedAt: teams.deletedAt })
    .from(teams)
    .where(and(eq(teams.ownerId, ownerId), gte(teams.deletedAt, goneBefore(now))))
    .orderBy(desc(teams.deletedAt))
  return found.flatMap(({ deletedAt, ...team }) =>
    deletedAt === null ? [] : { ...team, deletedAt, goneAt: goneAt(deletedAt) },
  )
}

/** When something that was deleted at the given time is purged: ISO 8601 in UTC. */
export const goneAt = (deletedAt: string): string => new Date(Date.parse(deletedAt) + KEPT_MS).toISOString()

/** The teams that can no longer be restored. */
export async function goneTeams(handle: Handle, now: Date): Promise<number[]> {
  const found = await handle
    .select({ id: teams.id })
    .from(teams)
    .where(lt(teams.deletedAt, goneBefore(now)))
  return found.map(({ id }) => id)
}

/** Removes a team and all of its data, except the bytes of files and the audit log. */
export async function purgeTeam(handle: Handle, teamId: number): Promise<void> {
  const suggested = handle
    .select({ id: suggestions.id })
    .from(suggestions)
    .where(eq(suggestions.teamId, teamId))
  await handle.delete(retries).where(inArray(retries.suggestionId, suggested))
  for (const table of ofTeam) await handle.delete(table).where(eq(table.teamId, teamId))
  await handle.delete(teams).where(eq(teams.id, teamId))
}

const ofTeam = [
  ...Object.values(stored),
  ...[history, receipts, usage, caps, suppressions, directories, uploads, erasures, queue],
  ...[invitations, teamLinks, members],
]
