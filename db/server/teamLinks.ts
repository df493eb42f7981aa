import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { didChange, first, type Handle } from './sqlite/handle.ts'
import { teamLinks, teams } from './sqlite/tables.ts'

/** A link by which people join a team. */
export type TeamLinkRow = typeof teamLinks.$inferSelect

/** Whether the team's owner or an admin has switched its link off. */
export async function isLinkOff(handle: Handle, teamId: number): Promise<boolean> {
  return (
    (await first(handle.select({ off: teams.linkOff }).from(teams).where(eq(teams.id, teamId))))?.off ?? true
  )
}

export async function setLinkOff(handle: Handle, teamId: number, linkOff: boolean): Promise<void> {
  await handle.update(teams).set({ linkOff }).where(eq(teams.id, teamId))
}

/** The links that a team can be shown and that stand at `now` (ISO 8601 in UTC). */
export async function shownLinks(handle: Handle, teamId: number, now: string): Promise<TeamLinkRow[]> {
  const shown = and(eq(teamLinks.teamId, teamId), ne(teamLinks.nonce, ''), gt(teamLinks.expiresAt, now))
  return handle.select().from(teamLinks).where(shown)
}

export async function addLink(handle: Handle, link: TeamLinkRow): Promise<void> {
  await handle.insert(teamLinks).values(link)
}

/** None of the links that a team gave out until now leads into it any more. @returns whether there was one */
export async function endLinks(handle: Handle, teamId: number): Promise<boolean> {
  return didChange(handle.delete(teamLinks).where(eq(teamLinks.teamId, teamId)))
}

/** Forgets links that ran out before `cutoff` (ISO 8601 in UTC). */
export async function purgeLinks(handle: Handle, cutoff: string): Promise<void> {
  await handle.delete(teamLinks).where(lt(teamLinks.expiresAt, cutoff))
}
