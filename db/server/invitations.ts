import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '#db/model/id.ts'
import { expiryOf, type Invitation, type NewInvitation } from '#db/model/invitation.ts'
import type { Role } from '#db/model/team.ts'
import type { Handle } from './open.ts'
import { invitations, teams, users } from './tables.ts'

type InvitationRow = typeof invitations.$inferSelect

/** A way into a team that a link names: an invitation to one address, or the team's own link (`to` undefined). */
export interface Entry {
  teamId: number
  teamName: string
  /** Who asks to join; '' where they are no longer known. */
  inviter: string
  role: Role
  to: { id: number; email: string; expiresAt: string } | undefined
}

/** What no one can guess: 32 random bytes for a link. */
const newToken = () => randomBytes(32).toString('base64url')

/** A team's unanswered invitations, the newest first. */
export async function invitationsOf(handle: Handle, teamId: number): Promise<Invitation[]> {
  return handle
    .select()
    .from(invitations)
    .where(eq(invitations.teamId, teamId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .all()
    .map(asListed)
}

export async function invitationTo(
  handle: Handle,
  teamId: number,
  email: string,
): Promise<Invitation | undefined> {
  const found = handle
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), eq(invitations.email, email)))
    .get()
  return found && asListed(found)
}

/** Invites an address; an invitation that it had before is no more. */
export async function addInvitation(
  handle: Handle,
  invitation: NewInvitation & { teamId: number; createdBy: number; createdAt: string },
): Promise<Invitation> {
  await forgetInvitation(handle, invitation.teamId, invitation.email)
  return asListed(
    handle
      .insert(invitations)
      .values({ id: newId(), token: newToken(), ...invitation })
      .returning()
      .get(),
  )
}

/** @returns whether there was one */
export async function removeInvitation(handle: Handle, teamId: number, id: number): Promise<boolean> {
  const mine = and(eq(invitations.teamId, teamId), eq(invitations.id, id))
  return handle.delete(invitations).where(mine).run().changes > 0
}

/** The address is in the team, or asked anew. */
export async function forgetInvitation(handle: Handle, teamId: number, email: string): Promise<void> {
  const theirs = and(eq(invitations.teamId, teamId), eq(invitations.email, email))
  handle.delete(invitations).where(theirs).run()
}

/** Forgets addresses that were invited before `cutoff` (ISO 8601 in UTC) and never answered. */
export async function purgeInvitations(handle: Handle, cutoff: string): Promise<void> {
  handle.delete(invitations).where(lt(invitations.createdAt, cutoff)).run()
}

/** The token of the team's own link; '' before someone asked for it. */
export async function linkOf(handle: Handle, teamId: number): Promise<string> {
  const found = handle.select({ token: teams.inviteToken }).from(teams).where(eq(teams.id, teamId)).get()
  return found?.token ?? ''
}

/** Gives the team a new link; the one before ends. @returns its token */
export async function renewLink(handle: Handle, teamId: number): Promise<string> {
  const token = newToken()
  handle.update(teams).set({ inviteToken: token }).where(eq(teams.id, teamId)).run()
  return token
}

/** The way into a team by a link's token; undefined for one that was never given out or no longer stands. */
export async function entryOf(handle: Handle, token: string): Promise<Entry | undefined> {
  if (token === '') return undefined
  return invitedBy(handle, token) ?? linkedBy(handle, token)
}

const nameOf = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username}, '')`

function invitedBy(handle: Handle, token: string): Entry | undefined {
  const found = handle
    .select({ invitation: invitations, teamName: teams.name, inviter: nameOf })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.teamId))
    .leftJoin(users, eq(users.id, invitations.createdBy))
    .where(and(eq(invitations.token, token), isNull(teams.deletedAt)))
    .get()
  if (!found) return undefined
  const { invitation, ...names } = found
  const { id, teamId, role, email, expiresAt } = asListed(invitation)
  return { teamId, role, ...names, to: { id, email, expiresAt } }
}

function linkedBy(handle: Handle, token: string): Entry | undefined {
  const found = handle
    .select({ teamId: teams.id, teamName: teams.name, inviter: nameOf })
    .from(teams)
    .leftJoin(users, eq(users.id, teams.ownerId))
    .where(and(eq(teams.inviteToken, token), isNull(teams.deletedAt)))
    .get()
  return found && { ...found, role: 'member', to: undefined }
}

const asListed = ({ createdBy: _, ...invitation }: InvitationRow): Invitation & { teamId: number } => ({
  ...invitation,
  expiresAt: expiryOf(invitation),
})
