import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '#api/deps.ts'
import { body, query } from '#api/http/body.ts'
import { ApiError, unauthenticated } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guard.ts'
import { PROTOCOL, Pull, type PullAnswer, Push, type PushAnswer } from '#db/model/protocol.ts'
import { seeDevice } from '#db/server/devices.ts'
import { isMember, teamsOf } from '#db/server/teams.ts'
import type { Commit } from './commit.ts'
import type { Pokes } from './pokes.ts'
import { hasDiverged, pageAfter, resetFor } from './pull.ts'

const HEARTBEAT_MS = 20_000

export function syncRoutes({ store, now }: Deps, commit: Commit, pokes: Pokes) {
  return new Hono<Guarded>()
    .post('/push', body(Push), async (c) => {
      const { protocol, userId, deviceId, deviceName, known, mutations } = c.req.valid('json')
      sameSpeech(protocol)
      // Another person's cookie sends nothing in this person's name.
      if (userId !== c.get('user').id) throw unauthenticated()
      const lastSyncAt = now().toISOString()
      await store.tx((handle) => seeDevice(handle, { id: deviceId, userId, name: deviceName, lastSyncAt }))
      const answer: PushAnswer = { protocol: PROTOCOL, now: lastSyncAt, outcomes: [], resets: [] }
      for (const cursor of known) {
        const { teamId } = cursor
        if (!(await isMember(store.read, userId, teamId))) continue
        if (await hasDiverged(store.read, cursor)) answer.resets.push({ teamId, reason: 'diverged' })
      }
      const diverged = new Set(answer.resets.map(({ teamId }) => teamId))
      for (const sent of mutations) {
        if (!diverged.has(sent.teamId)) answer.outcomes.push(await commit({ userId, deviceId }, sent))
      }
      return c.json(answer)
    })
    .get('/pull', query(Pull), async (c) => {
      const { protocol, userId, cursors, only, limit } = c.req.valid('query')
      sameSpeech(protocol)
      if (userId !== c.get('user').id) throw unauthenticated()
      const teams = await teamsOf(store.read, userId)
      const answer: PullAnswer = {
        protocol: PROTOCOL,
        now: now().toISOString(),
        teams,
        pages: [],
        resets: [],
      }
      for (const teamId of [...teams.map(({ id }) => id), userId]) {
        if (only !== undefined && only !== teamId) continue
        const cursor = cursors.find((one) => one.teamId === teamId) ?? { teamId, version: 0, stamp: '' }
        const reason = await resetFor(store.read, cursor)
        if (reason) answer.resets.push({ teamId, reason })
        else answer.pages.push(await pageAfter(store.read, cursor, limit))
      }
      return c.json(answer)
    })
    .get('/poke', (c) => {
      const user = c.get('user')
      return streamSSE(c, async (stream) => {
        const write = (event: string, data = '') =>
          stream.writeSSE({ event, data }).catch(() => stream.abort())
        const toMembers = async (teamId: number, event: string, data?: string) => {
          if (await isMember(store.read, user.id, teamId)) await write(event, data)
        }
        const end = pokes.subscribe({
          onPoke: (teamId) => void toMembers(teamId, 'poke'),
          onProgress: (teamId, progress) => void toMembers(teamId, 'progress', JSON.stringify(progress)),
        })
        stream.onAbort(end)
        while (!stream.aborted && !stream.closed) {
          await write('alive')
          await stream.sleep(HEARTBEAT_MS)
        }
        end()
      })
    })
}

function sameSpeech(protocol: number) {
  if (protocol !== PROTOCOL) throw new ApiError(426, 'Please update the app.')
}
