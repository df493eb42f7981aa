import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { audit } from '#api/http/audit.ts'
import { params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Commit } from '#api/sync/commit.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { Invited } from '#db/model/invitation.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { entryOf, forgetInvitation, removeInvitation } from '#db/server/invitations.ts'
import { addMember, isMember } from '#db/server/teams.ts'
import { chooseTeam } from './choose.ts'
import { joinedTeam } from './ownTeam.ts'
import { tellTeam } from './tell.ts'

const Token = params({ token: v.string() })

/** Joining a team by a link (/join-team): what the link is for, and accepting it. */
export function joinRoutes(deps: Deps, commit: Commit, pokes: Pokes) {
  const { store, now } = deps
  return new Hono<Guarded>()
    .get('/:token', Token, async (c) => {
      const { entry, member } = await entering(store.read, c, c.req.valid('param').token)
      const { teamId, teamName, inviter, role } = entry
      return c.json({ teamId, teamName, inviter, role, member } satisfies Invited)
    })
    .post('/:token/accept', Token, async (c) => {
      const { id: userId, email } = c.get('user')
      const teamId = await store.tx(async (handle) => {
        const { entry, member } = await entering(handle, c, c.req.valid('param').token)
        if (member) throw new ApiError(409, `You are already in ${entry.teamName}.`)
        const { teamId, role, invitationId } = entry
        const at = now().toISOString()
        await addMember(handle, { teamId, userId, role, createdAt: at })
        if (invitationId) await removeInvitation(handle, teamId, invitationId)
        await forgetInvitation(handle, teamId, email)
        const detail = { role, by: invitationId ? 'invitation' : 'link' }
        await audit(handle, c, { event: 'member.joined', at, teamId, subject: `${userId}`, detail })
        return teamId
      })
      await chooseTeam(deps, commit, userId, teamId)
      tellTeam(pokes, teamId)
      return c.json(await joinedTeam(store.read, c, teamId))
    })

  /** @throws ApiError 404 for an unknown token, 410 for an expired one */
  async function entering(handle: Handle, c: Context<Guarded>, token: string) {
    const entry = await entryOf(handle, token)
    if (!entry) {
      throw new ApiError(
        404,
        'This invitation link does not work, or no longer does. Please ask for a new one.',
      )
    }
    const member = await isMember(handle, c.get('user').id, entry.teamId)
    if (!member && entry.expiresAt <= now().toISOString()) {
      throw new ApiError(410, 'This invitation has expired. Please ask for a new one.')
    }
    return { entry, member }
  }
}
