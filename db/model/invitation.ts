import * as v from 'valibot'
import { EmailAddress } from './emailAddress.ts'
import { Id } from './id.ts'
import { form, IsoDate } from './schema.ts'
import { Role } from './team.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an invitation and a team's link are valid. */
export const INVITATION_DAYS = 7
export const LINK_DAYS = 30

/** When an invitation or link made at `now` expires: ISO 8601 in UTC. */
export const runsOutAt = (now: Date, days = INVITATION_DAYS): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()

/** Invites one person. The address says who is meant, but does not prove who opens the link. */
export const NewInvitation = form({
  email: v.pipe(
    EmailAddress,
    v.transform((text) => text.toLowerCase()),
  ),
  role: v.optional(Role, 'member'),
})
export type NewInvitation = v.InferOutput<typeof NewInvitation>

/** A pending invitation, as the team's owner and admins see it. */
export const Invitation = v.object({
  id: Id,
  email: v.string(),
  role: Role,
  createdAt: IsoDate,
  expiresAt: IsoDate,
})
export type Invitation = v.InferOutput<typeof Invitation>

/**
 * A new invitation, or one with a new link. The token of the link is returned only this time and works once.
 */
export const MadeInvitation = v.object({ ...Invitation.entries, token: v.string() })
export type MadeInvitation = v.InferOutput<typeof MadeInvitation>

/** The team's link, with which anybody can join as a member; '' while it is switched off. */
export const TeamLink = v.object({ token: v.string(), expiresAt: v.union([IsoDate, v.literal('')]) })
export type TeamLink = v.InferOutput<typeof TeamLink>

/** What a valid link shows to the person who opened it. */
export const Invited = v.object({
  teamId: Id,
  teamName: v.string(),
  /** The name of the person who invites them. */
  inviter: v.string(),
  role: Role,
  /** Whether they are already in the team. */
  member: v.boolean(),
})
export type Invited = v.InferOutput<typeof Invited>

/** What a valid link shows to somebody who is not signed in. */
export const InvitedTo = v.pick(Invited, ['teamName', 'inviter', 'role'])
export type InvitedTo = v.InferOutput<typeof InvitedTo>
