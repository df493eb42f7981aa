import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Handle } from './sqlite/open.ts'
import { teamLinks, teams } from './sqlite/tables.ts'

/** A link by which people join a team. */
export type TeamLinkRow = typeof teamLinks.$inferSelect

/** Whether the team's owner or an admin has switched its link off. */
export async function isLinkOff(handle: Handle, teamId: number): Promise<boolean> {
  return handle.select({ off: teams.linkOff }).from(teams).where(eq(teams.id, teamId)).get()?.off ?? true
}

export async function setLinkOff(handle: Handle, teamId: number, linkOff: boolean): Promise<void> {
  handle.update(teams).set({ linkOff }).where(eq(teams.id, teamId)).run()
}

/** The links that a team can be shown and that stand at `now` (ISO 8601 in UTC). */
export async function shownLinks(handle: Handle, teamId: number, now: string): Promise<TeamLinkRow[]> {
  const shown = and(eq(teamLinks.teamId, teamId), ne(teamLinks.nonce, ''), gt(teamLinks.expiresAt, now))
  return handle.select().from(teamLinks).where(shown).all()
}

export async function addLink(handle: Handle, link: TeamLinkRow): Promise<void> {
  handle.insert(teamLinks).values(link).run()
}

/** None of the links that a team gave out until now leads into it any more. @returns whether there was one */
export async function endLinks(handle: Handle, teamId: number): Promise<boolean> {
  return handle.delete(teamLinks).where(eq(teamLinks.teamId, teamId)).run().changes > 0
}

/** Forgets links that ran out before `cutoff` (ISO 8601 in UTC). */
export async function purgeLinks(handle: Handle, cutoff: string): Promise<void> {
  handle.delete(teamLinks).where(lt(teamLinks.expiresAt, cutoff)).run()
}
