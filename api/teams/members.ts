import { type Context, Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { body, IdText, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { AuditEvent } from '#db/model/audit.ts'
import {
  mayChangeRole,
  mayHandOver,
  mayLeave,
  mayRemove,
  maySeeSecondFactors,
} from '#db/model/permissions.ts'
import { NewOwner, RoleChange, roleIn } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { dropFormerOwners } from '#db/server/formerOwners.ts'
import { endInvitationsOf, endLinks } from '#db/server/invitations.ts'
import { handOver, type MemberRow, memberById, removeMember, setRole } from '#db/server/members.ts'
import { keepSpace, membersOf } from '#db/server/teams.ts'
import { isBeingDeleted, userById } from '#db/server/users.ts'
import { allow, joinedTeam, ownTeam, teamIn } from './ownTeam.ts'
import { refuseOwnerWithout, showSecondFactors } from './secondFactor.ts'
import { tellTeam } from './tell.ts'

const NOBODY_THERE = 'This person’s account is being deleted. Please choose somebody else.'

const OfTeam = params({ id: IdText, memberId: IdText })

/** The members of a team and their roles. */
export function memberRoutes({ store, now }: Deps, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/:id/members', idParam, async (c) => {
      const team = await ownTeam(store, c, c.req.valid('param').id)
      const members = await membersOf(store.read, team.id)
      return c.json(maySeeSecondFactors(team) ? await showSecondFactors(store.read, members) : members)
    })
    .patch('/:id/members/:memberId', OfTeam, body(RoleChange), async (c) => {
      const { id, memberId } = c.req.valid('param')
      const { role } = c.req.valid('json')
      await store.tx(async (handle) => {
        const { team, member } = await found(handle, c, id, memberId)
        allow(mayChangeRole(team, roleIn(team, member)), whyNoRole(roleIn(team, member)))
        await setRole(handle, memberId, role)
        if (member.role === 'admin' && role === 'member') await closeWaysBack(handle, c, member)
        await note(handle, c, 'member.roleChanged', member, { from: member.role, to: role })
      })
      tellTeam(pokes, id)
      return c.json((await membersOf(store.read, id)).find((member) => member.id === memberId))
    })
    .delete('/:id/members/:memberId', OfTeam, async (c) => {
      const { id, memberId } = c.req.valid('param')
      const left = await store.tx((handle) => endMembership(handle, c, id, memberId))
      await dropFormerOwners(store, id, now().toISOString())
      tellTeam(pokes, id, [left])
      return c.body(null, 204)
    })
    .put('/:id/owner', idParam, body(NewOwner), async (c) => {
      const { id } = c.req.valid('param')
      const { memberId } = c.req.valid('json')
      await store.tx(async (handle) => {
        const { team, member } = await found(handle, c, id, memberId)
        allow(
          mayHandOver(team, roleIn(team, member)),
          team.role === 'owner' ? 'You own this team already.' : 'Only the owner can hand over the team.',
        )
        if (await isBeingDeleted(handle, member.userId)) throw new ApiError(409, NOBODY_THERE)
        await refuseOwnerWithout(handle, team, member)
        await handOver(handle, team, member)
        await note(handle, c, 'team.ownerChanged', member)
      })
      tellTeam(pokes, id)
      return c.json(await ownTeam(store, c, id))
    })

  /** Removes a member, or lets them leave. @returns the former member */
  async function endMembership(handle: Handle, c: Context<Guarded>, teamId: number, memberId: number) {
    const member = await memberById(handle, teamId, memberId)
    const leaves = member?.userId === c.get('user').id
    const team = leaves ? await joinedTeam(handle, c, teamId) : await teamIn(handle, c, teamId)
    if (!member) throw notFound()
    if (leaves) {
      allow(mayLeave(team), 'The owner can not leave the team. Please hand it over first, or delete it.')
    } else {
      allow(mayRemove(team, roleIn(team, member)), whyNotRemoved(roleIn(team, member)))
    }
    await removeMember(handle, memberId)
    await keepSpace(handle, member.userId, now().toISOString())
    await closeWaysBack(handle, c, member)
    await note(handle, c, leaves ? 'member.left' : 'member.removed', member)
    return member.userId
  }

  /** A person who loses rights must keep no link by which they or others could come in. */
  async function closeWaysBack(handle: Handle, c: Context<Guarded>, member: MemberRow) {
    const user = await userById(handle, member.userId)
    if (user) await endInvitationsOf(handle, member.teamId, user)
    if (await endLinks(handle, member.teamId)) await note(handle, c, 'team.linkRenewed', member)
  }

  async function found(handle: Handle, c: Context<Guarded>, teamId: number, memberId: number) {
    const team = await teamIn(handle, c, teamId)
    const member = await memberById(handle, teamId, memberId)
    if (!member) throw notFound()
    return { team, member }
  }

  function note(
    handle: Handle,
    c: Context<Guarded>,
    event: AuditEvent,
    { teamId, userId }: MemberRow,
    detail: Record<string, string> = {},
  ) {
    const at = now().toISOString()
    return audit(handle, c, { event, at, teamId, subject: String(userId), detail })
  }
}

function whyNoRole(member: ReturnType<typeof roleIn>) {
  if (member === 'owner') return 'The owner’s role can not be changed.'
  return member === 'admin'
    ? 'Only the owner can change an admin’s role.'
    : 'Only the owner and admins can change roles.'
}

function whyNotRemoved(member: ReturnType<typeof roleIn>) {
  if (member === 'owner') return 'The owner can not be removed.'
  return member === 'admin'
    ? 'Only the owner can remove an admin.'
    : 'Only the owner and admins can remove members.'
}
