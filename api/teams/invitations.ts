import { type Context, Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { body, IdText, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { NewInvitation } from '#db/model/invitation.ts'
import { mayInvite } from '#db/model/permissions.ts'
import type { Handle } from '#db/server/database/handle.ts'
import {
  addInvitation,
  invitationsOf,
  invitationTo,
  removeInvitation,
  renewInvitation,
} from '#db/server/invitations.ts'
import { hasMemberWithEmail } from '#db/server/members.ts'
import { allow, NO_PEOPLE, ownTeam, teamIn } from './ownTeam.ts'

const WHO_INVITES = 'Only the owner and admins can invite people.'

const OfTeam = params({ id: IdText, invitationId: IdText })

/**
 * A team's invitations, each a link that works once; its secret is returned when it is created, and never
 * again.
 */
export function invitationRoutes({ store, limits, now }: Deps, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/:id/invitations', idParam, async (c) => {
      const team = await ownTeam(store, c, c.req.valid('param').id)
      allow(mayInvite(team), team.personal ? NO_PEOPLE : 'Only the owner and admins can see invitations.')
      return c.json(await invitationsOf(store.read, team.id))
    })
    .post('/:id/invitations', idParam, body(NewInvitation), async (c) => {
      const { id } = c.req.valid('param')
      const wanted = c.req.valid('json')
      const made = await store.tx(async (handle) => {
        await inviting(handle, c, id)
        await refuseKnown(handle, id, wanted.email)
        const by = { teamId: id, createdBy: c.get('user').id, createdAt: now().toISOString() }
        const invitation = await addInvitation(handle, { ...wanted, ...by })
        const { role } = wanted
        await note(handle, c, {
          event: 'member.invited',
          teamId: id,
          subject: `${invitation.id}`,
          detail: { role },
        })
        return invitation
      })
      pokes.members(id)
      return c.json(made, 201)
    })
    .post('/:id/invitations/:invitationId/link', OfTeam, async (c) => {
      const { id, invitationId } = c.req.valid('param')
      await limits.take('invite', c.get('user').id)
      const made = await store.tx(async (handle) => {
        await inviting(handle, c, id)
        const invitation = await renewInvitation(handle, { teamId: id, id: invitationId, now: now() })
        if (!invitation) throw notFound()
        await note(handle, c, { event: 'member.invitationRenewed', teamId: id, subject: `${invitationId}` })
        return invitation
      })
      pokes.members(id)
      return c.json(made)
    })
    .delete('/:id/invitations/:invitationId', OfTeam, async (c) => {
      const { id, invitationId } = c.req.valid('param')
      await store.tx(async (handle) => {
        await inviting(handle, c, id)
        if (!(await removeInvitation(handle, id, invitationId))) throw notFound()
        await note(handle, c, { event: 'member.invitationRevoked', teamId: id, subject: `${invitationId}` })
      })
      pokes.members(id)
      return c.body(null, 204)
    })

  async function inviting(handle: Handle, c: Context<Guarded>, teamId: number) {
    const team = await teamIn(handle, c, teamId)
    allow(mayInvite(team), team.personal ? NO_PEOPLE : WHO_INVITES)
  }

  /** An expired invitation prevents no new one. */
  async function refuseKnown(handle: Handle, teamId: number, email: string) {
    if (await hasMemberWithEmail(handle, teamId, email)) {
      throw new ApiError(409, 'This person is in the team already.')
    }
    const before = await invitationTo(handle, teamId, email)
    if (before && before.expiresAt > now().toISOString()) {
      throw new ApiError(
        409,
        'This address is invited already. You can make a new link for it in the list of invitations.',
      )
    }
  }

  function note(handle: Handle, c: Context<Guarded>, told: Omit<Parameters<typeof audit>[2], 'at'>) {
    return audit(handle, c, { ...told, at: now().toISOString() })
  }
}
