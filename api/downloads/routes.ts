import type { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { confirmed } from '#api/auth/password.ts'
import { audit } from '#api/http/audit.ts'
import { body, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import { allow, ownTeam } from '#api/teams/ownTeam.ts'
import { tellPerson } from '#api/teams/tell.ts'
import { mayDownload } from '#db/model/permissions.ts'
import { Confirmation } from '#db/model/user.ts'
import type { Whose } from '#db/server/personalData.ts'
import { teamsOf } from '#db/server/teams.ts'
import { type ArchiveDeps, zipOf } from './archive.ts'
import { createTickets, type Meant } from './tickets.ts'

const Token = params({ token: v.string() })

/**
 * Downloads everything that is stored about a person, or, for its owner, about a team, as one file
 * (docs/data.md).
 */
export function downloadRoutes(deps: Deps & ArchiveDeps, pokes: Pokes) {
  const { store, limits, now } = deps
  const tickets = createTickets(deps)

  const issued = async (c: Context<Guarded>, password: string, meant: Meant) => {
    await confirmed(deps, c, password)
    const { id } = c.get('user')
    await limits.take('download', id)
    return c.json({ url: `/api/downloads/${await tickets.issue(id, meant)}` }, 201)
  }

  return new Hono<Guarded>()
    .post('/users/me/download', body(Confirmation), (c) =>
      issued(c, c.req.valid('json').password, { of: 'person' }),
    )
    .post('/teams/:id/download', idParam, body(Confirmation), async (c) => {
      const team = await ownTeam(store, c, c.req.valid('param').id)
      allow(mayDownload(team), 'Only the owner can download all of the team’s data.')
      return issued(c, c.req.valid('json').password, { of: 'team', teamId: team.id })
    })
    .get('/downloads/:token', Token, async (c) => {
      const ticket = await tickets.redeem(c.get('user').id, c.req.valid('param').token)
      if (!ticket) throw new ApiError(404, 'This download was used or is too old. Please ask for it again.')
      const at = now().toISOString()
      const { whose, name } = await meant(c, ticket)
      const event = ticket.of === 'team' ? 'team.downloaded' : 'account.downloaded'
      await store.tx((handle) => audit(handle, c, { event, at, ...teamIn(whose) }))
      tellPerson(pokes, c.get('user').id)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', `attachment; filename="rove-${ticket.of}-${at.slice(0, 10)}.zip"`)
      return c.body(webStream(await zipOf(deps, whose, { name, at })))
    })

  /** Checked again, because the person may have stopped being the owner in the last minute. */
  async function meant(c: Context<Guarded>, { teamId }: Meant) {
    const { id: userId, username } = c.get('user')
    if (teamId !== undefined) {
      const team = await ownTeam(store, c, teamId)
      allow(mayDownload(team), 'Only the owner can download all of the team’s data.')
      return { whose: { of: 'team', teamId } satisfies Whose, name: team.name }
    }
    const joined = await teamsOf(store.read, userId)
    const teams = joined.filter(({ secondFactor }) => secondFactor !== 'missing')
    const ownStreams = [...teams.filter(({ personal }) => personal).map(({ id }) => id), userId]
    const all = [...new Set([...teams.map(({ id }) => id), ...ownStreams])]
    return { whose: { of: 'person', userId, ownStreams, teams: all } satisfies Whose, name: username }
  }
}

const teamIn = (whose: Whose) => (whose.of === 'team' ? { teamId: whose.teamId } : {})

/**
 * Converts to a web stream: read as fast as the client accepts it, and closed when the client disconnects.
 */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}
