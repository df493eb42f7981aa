import { Hono } from 'hono'
import { audit } from '#api/http/audit.ts'
import { idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { mayDeleteTeam } from '#db/model/permissions.ts'
import { deletedTeamsOf, deleteTeam, restoreTeam } from '#db/server/deletedTeams.ts'
import { peopleOf } from '#db/server/members.ts'
import { keepSpace } from '#db/server/teams.ts'
import { allow, ownTeam, teamIn } from './ownTeam.ts'
import { tellTeam } from './tell.ts'

/** Deletes a team, which its owner can undo for 30 days. */
export function deletionRoutes({ store, now }: Deps, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/deleted', async (c) => c.json(await deletedTeamsOf(store.read, c.get('user').id, now())))
    .delete('/:id', idParam, async (c) => {
      const { id } = c.req.valid('param')
      const left = await store.tx(async (handle) => {
        const team = await teamIn(handle, c, id)
        allow(
          mayDeleteTeam(team),
          team.personal ? 'A personal space can not be deleted.' : 'Only the owner can delete the team.',
        )
        const at = now().toISOString()
        await deleteTeam(handle, id, at)
        const people = await peopleOf(handle, id)
        for (const userId of people) await keepSpace(handle, userId, at)
        await audit(handle, c, { event: 'team.deleted', at, teamId: id })
        return people
      })
      tellTeam(pokes, id, left)
      return c.body(null, 204)
    })
    .post('/:id/restore', idParam, async (c) => {
      const { id } = c.req.valid('param')
      const { id: userId } = c.get('user')
      await store.tx(async (handle) => {
        const deleted = await deletedTeamsOf(handle, userId, now())
        if (!deleted.some((team) => team.id === id)) throw notFound()
        await restoreTeam(handle, id)
        await audit(handle, c, { event: 'team.restored', at: now().toISOString(), teamId: id })
      })
      tellTeam(pokes, id)
      return c.json(await ownTeam(store, c, id))
    })
}
