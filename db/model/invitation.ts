import * as v from 'valibot'
import { EmailAddress } from './emailAddress.ts'
import { Id } from './id.ts'
import { form, IsoDate } from './schema.ts'
import { Role } from './team.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an invitation and a team's own link work. */
export const INVITATION_DAYS = 7
export const LINK_DAYS = 30

/** When what is made at `now` ends: ISO 8601 in UTC. */
export const runsOutAt = (now: Date, days = INVITATION_DAYS): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString()

/** Asks one person to join; the address says whom, and proves nothing of who opens the link. */
export const NewInvitation = form({
  email: v.pipe(
    EmailAddress,
    v.transform((text) => text.toLowerCase()),
  ),
  role: v.optional(Role, 'member'),
})
export type NewInvitation = v.InferOutput<typeof NewInvitation>

/** An invitation that was not answered yet, as the team's owner and admins see it. */
export const Invitation = v.object({
  id: Id,
  email: v.string(),
  role: Role,
  createdAt: IsoDate,
  expiresAt: IsoDate,
})
export type Invitation = v.InferOutput<typeof Invitation>

/** The same when it was just made, or given a new link: what the link carries is told this once, and works once. */
export const MadeInvitation = v.object({ ...Invitation.entries, token: v.string() })
export type MadeInvitation = v.InferOutput<typeof MadeInvitation>

/** The team's own link, by which anybody joins as a member; '' while it is switched off. */
export const TeamLink = v.object({ token: v.string(), expiresAt: v.union([IsoDate, v.literal('')]) })
export type TeamLink = v.InferOutput<typeof TeamLink>

/** What a link that works says to the person who opened it. */
export const Invited = v.object({
  teamId: Id,
  teamName: v.string(),
  /** Who asks them to join. */
  inviter: v.string(),
  role: Role,
  /** They are in the team already. */
  member: v.boolean(),
})
export type Invited = v.InferOutput<typeof Invited>
