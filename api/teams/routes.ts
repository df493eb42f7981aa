import { type Context, Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { body, idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Commit } from '#api/sync/commit.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { type CopyDeps, copied } from '#api/uploads/copy.ts'
import type { Keep } from '#api/uploads/keep.ts'
import { mayEditTeam } from '#db/model/permissions.ts'
import { DefaultTeam, NewTeam, TeamEdit } from '#db/model/team.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { keepViewsOwn } from '#db/server/ownViews.ts'
import { addTeam, countOwned, editTeam, teamsOf } from '#db/server/teams.ts'
import { auditRoutes } from './audit.ts'
import { chooseTeam } from './choose.ts'
import { deletionRoutes } from './deletion.ts'
import { invitationRoutes } from './invitations.ts'
import { linkRoutes } from './link.ts'
import { memberRoutes } from './members.ts'
import { olderRoutes } from './older.ts'
import { allow, joinedTeam, ownTeam, teamIn } from './ownTeam.ts'
import { secondFactorRoutes } from './secondFactor.ts'
import { tellTeam } from './tell.ts'

/** The maximum number of teams that a person may own. */
const MOST_TEAMS = 50

type TeamDeps = Deps & CopyDeps & { encryption: Encryption }

/** The calls of a team: itself, its links, hand-over, deletion. */
export function teamRoutes(deps: TeamDeps, commit: Commit, pokes: Pokes, keep: Keep) {
  const { store, now } = deps
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const teams = await teamsOf(store.read, c.get('user').id)
      return c.json(teams.filter((team) => !team.personal))
    })
    .post('/', body(NewTeam), async (c) => {
      const team = c.req.valid('json')
      const avatarUrl = await copied(deps, keep, { url: team.avatarUrl, userId: c.get('user').id })
      const id = await store.tx((handle) => makeTeam(handle, c, { ...team, avatarUrl }))
      pokes.poke(id)
      return c.json(await ownTeam(store, c, id), 201)
    })
    .patch('/default-team', body(DefaultTeam), async (c) => {
      const { teamId } = c.req.valid('json')
      await joinedTeam(store.read, c, teamId)
      await chooseTeam(deps, commit, c.get('user').id, teamId)
      return c.json({ teamId })
    })
    .patch('/:id', idParam, body(TeamEdit), async (c) => {
      const { id } = c.req.valid('param')
      const { name, description } = c.req.valid('json')
      const changes = {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
      }
      await store.tx(async (handle) => {
        allow(mayEditTeam(await teamIn(handle, c, id)), 'Only the owner can edit the team.')
        await editTeam(handle, id, changes)
        const at = now().toISOString()
        await audit(handle, c, { event: 'team.edited', at, teamId: id })
      })
      tellTeam(pokes, id)
      return c.json(await ownTeam(store, c, id))
    })
    .route('/', memberRoutes(deps, pokes))
    .route('/', olderRoutes(deps))
    .route('/', invitationRoutes(deps, pokes))
    .route('/', linkRoutes(deps, pokes))
    .route('/', deletionRoutes(deps, pokes))
    .route('/', auditRoutes(deps, pokes))
    .route('/', secondFactorRoutes(deps, pokes))

  /**
   * A person's first team is made of the personal space itself: same id, including its data and edits that
   * are still on their way.
   */
  async function makeTeam(handle: Handle, c: Context<Guarded>, team: NewTeam): Promise<number> {
    const userId = c.get('user').id
    const at = now().toISOString()
    if ((await countOwned(handle, userId)) >= MOST_TEAMS) {
      throw new ApiError(
        409,
        `You own ${MOST_TEAMS} teams, which is the most; deleted ones count until they are gone for good.`,
      )
    }
    const space = (await teamsOf(handle, userId)).find(({ personal }) => personal)
    if (space) {
      await editTeam(handle, space.id, { ...team, personal: false })
      await keepViewsOwn(handle, { teamId: space.id, userId, sharedAt: at }, at)
    }
    const id = space?.id ?? (await addTeam(handle, userId, { ...team, personal: false, createdAt: at }))
    await audit(handle, c, { event: 'team.created', at, teamId: id })
    return id
  }
}
