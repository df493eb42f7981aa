import { Hono } from 'hono'
import { uuidv7 } from 'uuidv7'
import type { Deps } from '#api/deps.ts'
import { body, idParam } from '#api/http/body.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guard.ts'
import type { Commit } from '#api/sync/commit.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { DefaultTeam, NewTeam, TeamEdit } from '#db/model/team.ts'
import { addTeam, editTeam, membersOf, teamsOf } from '#db/server/teams.ts'
import { ownTeam } from './ownTeam.ts'

export function teamRoutes({ store, now }: Deps, commit: Commit, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const teams = await teamsOf(store.read, c.get('user').id)
      return c.json(teams.filter((team) => !team.personal))
    })
    .post('/', body(NewTeam), async (c) => {
      const team = c.req.valid('json')
      const userId = c.get('user').id
      const id = await store.tx(async (handle) => {
        const space = (await teamsOf(handle, userId)).find(({ personal }) => personal)
        if (!space) {
          return addTeam(handle, userId, { ...team, personal: false, createdAt: now().toISOString() })
        }
        // The first team is the personal space itself: same id, data and all, edits on their way included.
        await editTeam(handle, space.id, { ...team, personal: false })
        return space.id
      })
      pokes.poke(id)
      return c.json(await ownTeam(store, c, id), 201)
    })
    .patch('/default-team', body(DefaultTeam), async (c) => {
      const { teamId } = c.req.valid('json')
      await ownTeam(store, c, teamId)
      const { id } = c.get('user')
      const args = { id, teamId }
      const at = now().toISOString()
      await commit(
        { userId: id, deviceId: 'api' },
        { mid: uuidv7(), teamId: id, name: 'settings.chooseTeam', args, at },
      )
      return c.json({ teamId })
    })
    .patch('/:id', idParam, body(TeamEdit), async (c) => {
      const { id } = c.req.valid('param')
      const { role } = await ownTeam(store, c, id)
      if (role !== 'owner') throw new ApiError(403, 'Only the owner can edit the team.')
      const { name, description } = c.req.valid('json')
      const changes = {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
      }
      await store.tx((handle) => editTeam(handle, id, changes))
      pokes.poke(id)
      return c.json(await ownTeam(store, c, id))
    })
    .get('/:id/members', idParam, async (c) => {
      const { id } = await ownTeam(store, c, c.req.valid('param').id)
      return c.json(await membersOf(store.read, id))
    })
}
