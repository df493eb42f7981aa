import { ApiError } from '#api/http/errors.ts'
import type { InvitedTo } from '#db/model/invitation.ts'
import type { RegistrationState } from '#db/model/user.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { entryOf, isInvited } from '#db/server/invitations.ts'
import { hasUsers } from '#db/server/users.ts'

/** Who can create an account; the first account can always be created. */
export type Registration = 'open' | 'invite' | 'closed'

/** The settings that decide about new accounts. */
export interface Admitting {
  registration: Registration
  now(): Date
}

/**
 * Whether a new person may create an account now, according to REGISTRATION (README.md, Configuration).
 * @param token of the invitation or team link that they followed; '' = none
 */
export async function admissionOf(
  handle: Handle,
  { registration, now }: Admitting,
  token: string,
): Promise<RegistrationState> {
  if (!(await hasUsers(handle))) return 'first'
  if (registration !== 'invite') return registration
  return (await isInvited(handle, token, now().toISOString())) ? 'invited' : 'invite'
}

/**
 * Who invites to which team by a link.
 * @param token of the invitation or team link; '' = none
 * @returns null for a link that is not valid at `now`
 */
export async function invitedTo(handle: Handle, token: string, now: Date): Promise<InvitedTo | null> {
  const entry = token ? await entryOf(handle, token) : undefined
  if (!entry || entry.expiresAt <= now.toISOString()) return null
  const { teamName, inviter, role } = entry
  return { teamName, inviter, role }
}

/** @throws ApiError 403, with a sentence, if they may not */
export function admit(state: RegistrationState): void {
  if (state === 'closed') {
    throw new ApiError(403, 'This server takes no new accounts. Please ask whoever runs it.')
  }
  if (state === 'invite') {
    throw new ApiError(
      403,
      'New accounts on this server need an invitation. Please ask someone of your team for a link, and open it.',
    )
  }
}
