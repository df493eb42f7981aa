import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import { type Invitation, type MadeInvitation, type NewInvitation, runsOutAt } from '#db/model/invitation.ts'
import type { Role } from '#db/model/team.ts'
import { didChange, first, type Handle, one } from './database/handle.ts'
import { invitations, teamLinks, teams, users } from './database/tables.ts'
import { hashOf, newSecret } from './secret.ts'

type InvitationRow = typeof invitations.$inferSelect

/** What a link leads to: an invitation, or the team's own link. */
export interface Entry {
  teamId: number
  teamName: string
  /** The person who invites; '' if they are no longer known. */
  inviter: string
  role: Role
  /** ISO 8601 in UTC. */
  expiresAt: string
  /** The id of an invitation, which ends once it is accepted. */
  invitationId: number | undefined
}

/** A team's unanswered invitations, the newest first. */
export async function invitationsOf(handle: Handle, teamId: number): Promise<Invitation[]> {
  const found = await handle
    .select()
    .from(invitations)
    .where(eq(invitations.teamId, teamId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return found.map(asListed)
}

export async function invitationTo(
  handle: Handle,
  teamId: number,
  email: string,
): Promise<Invitation | undefined> {
  const found = await first(
    handle
      .select()
      .from(invitations)
      .where(and(eq(invitations.teamId, teamId), eq(invitations.email, email))),
  )
  return found && asListed(found)
}

/**
 * Invites an address; an earlier invitation of the address is deleted.
 * @returns it, with its secret, which is returned only here
 */
export async function addInvitation(
  handle: Handle,
  invitation: NewInvitation & { teamId: number; createdBy: number; createdAt: string },
): Promise<MadeInvitation> {
  await forgetInvitation(handle, invitation.teamId, invitation.email)
  const token = newSecret()
  const expiresAt = runsOutAt(new Date(invitation.createdAt))
  const row = await one(
    handle
      .insert(invitations)
      .values({ id: newId(), tokenHash: hashOf(token), expiresAt, ...invitation })
      .returning(),
  )
  return { ...asListed(row), token }
}

/** Gives an invitation a new secret and its full validity. @returns undefined if it does not exist */
export async function renewInvitation(
  handle: Handle,
  { teamId, id, now }: { teamId: number; id: number; now: Date },
): Promise<MadeInvitation | undefined> {
  const token = newSecret()
  const row = await first(
    handle
      .update(invitations)
      .set({ tokenHash: hashOf(token), expiresAt: runsOutAt(now) })
      .where(and(eq(invitations.teamId, teamId), eq(invitations.id, id)))
      .returning(),
  )
  return row && { ...asListed(row), token }
}

/**
 * Ends the invitations through which a person who loses rights could come back: those that they made, and
 * those to them.
 */
export async function endInvitationsOf(
  handle: Handle,
  teamId: number,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const theirs = or(eq(invitations.createdBy, id), eq(invitations.email, email))
  await handle.delete(invitations).where(and(eq(invitations.teamId, teamId), theirs))
}

/** @returns whether there was one */
export async function removeInvitation(handle: Handle, teamId: number, id: number): Promise<boolean> {
  const mine = and(eq(invitations.teamId, teamId), eq(invitations.id, id))
  return didChange(handle.delete(invitations).where(mine))
}

/** Called when the address has joined the team or is invited again. */
export async function forgetInvitation(handle: Handle, teamId: number, email: string): Promise<void> {
  const theirs = and(eq(invitations.teamId, teamId), eq(invitations.email, email))
  await handle.delete(invitations).where(theirs)
}

/** Deletes invitations that expired before `cutoff` (ISO 8601 in UTC). */
export async function purgeInvitations(handle: Handle, cutoff: string): Promise<void> {
  await handle.delete(invitations).where(lt(invitations.expiresAt, cutoff))
}

/** What a link's token leads to, expired or not; undefined for an unknown or revoked token. */
export async function entryOf(handle: Handle, token: string): Promise<Entry | undefined> {
  const tokenHash = hashOf(token)
  return (await invitedBy(handle, tokenHash)) ?? linkedBy(handle, tokenHash)
}

/** Whether a token is valid at `now` (ISO 8601 in UTC), as an invitation or as the team's link. */
export async function isInvited(handle: Handle, token: string, now: string): Promise<boolean> {
  const entry = await entryOf(handle, token)
  return entry !== undefined && entry.expiresAt > now
}

const nameOf = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username}, '')`

async function invitedBy(handle: Handle, tokenHash: string): Promise<Entry | undefined> {
  const { teamId, role, expiresAt, id: invitationId } = invitations
  return first(
    handle
      .select({ teamId, teamName: teams.name, inviter: nameOf, role, expiresAt, invitationId })
      .from(invitations)
      .innerJoin(teams, eq(teams.id, invitations.teamId))
      .leftJoin(users, eq(users.id, invitations.createdBy))
      .where(and(eq(invitations.tokenHash, tokenHash), isNull(teams.deletedAt))),
  )
}

async function linkedBy(handle: Handle, tokenHash: string): Promise<Entry | undefined> {
  const found = await first(
    handle
      .select({ teamId: teams.id, teamName: teams.name, inviter: nameOf, expiresAt: teamLinks.expiresAt })
      .from(teamLinks)
      .innerJoin(teams, eq(teams.id, teamLinks.teamId))
      .leftJoin(users, eq(users.id, teams.ownerId))
      .where(and(eq(teamLinks.tokenHash, tokenHash), isNull(teams.deletedAt))),
  )
  return found && { ...found, role: 'member', invitationId: undefined }
}

const asListed = ({ id, email, role, createdAt, expiresAt }: InvitationRow): Invitation => ({
  id,
  email,
  role,
  createdAt,
  expiresAt,
})

/** A link for joining a team. */
export type TeamLinkRow = typeof teamLinks.$inferSelect

/** Whether the team's owner or an admin has switched its link off. */
export async function isLinkOff(handle: Handle, teamId: number): Promise<boolean> {
  const team = await first(handle.select({ off: teams.linkOff }).from(teams).where(eq(teams.id, teamId)))
  return team?.off ?? true
}

export async function setLinkOff(handle: Handle, teamId: number, linkOff: boolean): Promise<void> {
  await handle.update(teams).set({ linkOff }).where(eq(teams.id, teamId))
}

/** The links of a team that can be shown and are valid at `now` (ISO 8601 in UTC). */
export async function shownLinks(handle: Handle, teamId: number, now: string): Promise<TeamLinkRow[]> {
  const shown = and(eq(teamLinks.teamId, teamId), ne(teamLinks.nonce, ''), gt(teamLinks.expiresAt, now))
  return handle.select().from(teamLinks).where(shown)
}

export async function addLink(handle: Handle, link: TeamLinkRow): Promise<void> {
  await handle.insert(teamLinks).values(link)
}

/** Revokes all links of a team. @returns whether there was one */
export async function endLinks(handle: Handle, teamId: number): Promise<boolean> {
  return didChange(handle.delete(teamLinks).where(eq(teamLinks.teamId, teamId)))
}

/** Revokes all links of all teams, except older ones that were not derived from the server's secret. */
export async function endAllLinks(handle: Handle): Promise<void> {
  await handle.delete(teamLinks).where(ne(teamLinks.nonce, ''))
}

/** Deletes links that expired before `cutoff` (ISO 8601 in UTC). */
export async function purgeLinks(handle: Handle, cutoff: string): Promise<void> {
  await handle.delete(teamLinks).where(lt(teamLinks.expiresAt, cutoff))
}
