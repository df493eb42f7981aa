import { Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { body, idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { SecondFactorRule } from '#db/model/factor.ts'
import { mayRequireSecondFactor } from '#db/model/permissions.ts'
import type { Member, Team } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { isWithFactor, withFactor } from '#db/server/factors.ts'
import { editTeam } from '#db/server/teams.ts'
import { allow, ownTeam, teamIn } from './ownTeam.ts'
import { tellTeam } from './tell.ts'

/**
 * Whether a team requires a second factor, from everybody or from the owner and admins (docs/two-step.md).
 */
export function secondFactorRoutes({ store, now }: Deps, pokes: Pokes) {
  return new Hono<Guarded>().put('/:id/second-factor', idParam, body(SecondFactorRule), async (c) => {
    const { id } = c.req.valid('param')
    const { required, of } = c.req.valid('json')
    const { id: userId } = c.get('user')
    await store.tx(async (handle) => {
      const team = await teamIn(handle, c, id)
      allow(
        mayRequireSecondFactor(team),
        team.personal ? 'This is your personal space.' : 'Only the owner can ask for two-step sign-in.',
      )
      if (required && !(await isWithFactor(handle, userId))) {
        throw new ApiError(409, 'Please set up two-step sign-in for yourself first.')
      }
      await editTeam(handle, id, {
        [of === 'leaders' ? 'leadersNeedFactor' : 'requiresSecondFactor']: required,
      })
      const at = now().toISOString()
      await audit(handle, c, { event: 'team.factorRequired', at, teamId: id, detail: { required, of } })
    })
    tellTeam(pokes, id)
    return c.json(await ownTeam(store, c, id))
  })
}

/** The members, with whether each has a second factor. */
export async function showSecondFactors(handle: Handle, members: Member[]): Promise<Member[]> {
  const have = await withFactor(
    handle,
    members.map(({ userId }) => userId),
  )
  return members.map((member) => ({ ...member, secondFactor: have.has(member.userId) }))
}

/**
 * A person who requires a factor from others must have one.
 * @throws ApiError 409 for a new owner without one
 */
export async function refuseOwnerWithout(
  handle: Handle,
  { secondFactor }: Team,
  { userId }: { userId: number },
): Promise<void> {
  if (!secondFactor || (await isWithFactor(handle, userId))) return
  throw new ApiError(409, 'This team asks for two-step sign-in, which this person has not set up yet.')
}
