import * as v from 'valibot'
import { EmailAddress } from './emailAddress.ts'
import { Id } from './id.ts'
import { form, IsoDate } from './row.ts'
import { Role } from './team.ts'

const LASTS_MS = 14 * 24 * 60 * 60 * 1000

/** Invites one address; the team's own link, in contrast, is for whoever has it and lasts until it is renewed. */
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
  /** Names it in the link. */
  token: v.string(),
  createdAt: IsoDate,
  expiresAt: IsoDate,
})
export type Invitation = v.InferOutput<typeof Invitation>

/** The team's own link, by the token in it. */
export const TeamLink = v.object({ token: v.string() })

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

/** When an invitation ends: ISO 8601 in UTC. */
export const expiryOf = ({ createdAt }: { createdAt: string }): string =>
  new Date(Date.parse(createdAt) + LASTS_MS).toISOString()
