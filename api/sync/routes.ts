import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { body, query } from '#api/http/body.ts'
import { json } from '#api/http/compression.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, secondFactorMissing, TooMany, unauthenticated } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import {
  ALIVE_EVERY_MS,
  type Outcome,
  PROTOCOL,
  PULL_LIMIT,
  Pull,
  Push,
  type PushAnswer,
  type Reset,
} from '#db/model/sync/protocol.ts'
import { sessionWithUser } from '#db/server/sessions.ts'
import { isMember, isWithheld, membershipOf, teamsOf } from '#db/server/teams.ts'
import type { Commits } from './commit.ts'
import { createDeviceNotes } from './device.ts'
import { firstOf } from './first.ts'
import type { Pokes } from './pokes.ts'
import { hasDiverged, knownTables, pageAfter } from './pull.ts'
import type { Streams } from './streams.ts'
import { tapTime } from './times.ts'
import { turnsOfAccounts } from './turn.ts'

/** The routes below /api/sync. */
export function syncRoutes(
  { store, limits, metrics, quota, now }: Deps,
  commits: Commits,
  pokes: Pokes,
  streams: Streams,
) {
  const { admitted, inTurn } = turnsOfAccounts()
  const noteDevice = createDeviceNotes(store)
  return new Hono<Guarded>()
    .post('/push', admitted, inTurn, body(Push), async (c) => {
      const { protocol, userId, deviceId, deviceName, known, mutations, now: sentAt } = c.req.valid('json')
      sameSpeech(protocol)
      // If another person has signed in in this browser, nothing is sent in this person's name.
      if (userId !== c.get('user').id) throw unauthenticated()
      const arrived = now()
      const lastSyncAt = arrived.toISOString()
      await noteDevice(c.get('session'), { id: deviceId, userId, name: deviceName, lastSyncAt })
      const full = new Set<number>()
      const answer: Omit<PushAnswer, 'full'> = {
        protocol: PROTOCOL,
        now: lastSyncAt,
        outcomes: [],
        resets: [],
        withheld: [],
      }
      const asked = new Set(mutations.map(({ teamId }) => teamId))
      const told = known.map(({ teamId }) => teamId)
      const notTheirs = new Set<number>()
      for (const teamId of new Set([...asked, ...told])) {
        const membership = await membershipOf(store.read, userId, teamId)
        if (membership === 'none') notTheirs.add(teamId)
        if (membership === 'withheld' && asked.has(teamId)) answer.withheld.push(teamId)
      }
      for (const cursor of known) {
        const { teamId } = cursor
        if (notTheirs.has(teamId)) continue
        if (await hasDiverged(store.read, cursor)) answer.resets.push({ teamId, reason: 'diverged' })
      }
      const waitedMs: number[] = []
      const waiting = new Set([...answer.withheld, ...answer.resets.map(({ teamId }) => teamId)])
      await commits.together(async (commit) => {
        for (const sent of mutations) {
          if (waiting.has(sent.teamId)) continue
          const inTime = { ...sent, at: tapTime(sent, sentAt, arrived) }
          waitedMs.push(arrived.getTime() - Date.parse(inTime.at))
          const outcome = await commit({ userId, deviceId }, inTime).catch(heldBack(sent.mid))
          if (outcome) answer.outcomes.push(outcome)
          else full.add(sent.teamId)
        }
      })
      metrics?.pushed({ bytes: Buffer.byteLength(await c.req.text()), outcomes: answer.outcomes, waitedMs })
      if (full.size > 0) metrics?.happened('no_room', full.size)
      return c.json({ ...answer, ...(full.size > 0 && { full: [...full] }) })
    })
    .get('/pull', admitted, inTurn, query(Pull), async (c) => {
      const { protocol, userId, cursors, deviceId: id, deviceName: name, ...asked } = c.req.valid('query')
      sameSpeech(protocol)
      if (userId !== c.get('user').id) throw unauthenticated()
      const lastSyncAt = now().toISOString()
      if (id !== undefined) await noteDevice(c.get('session'), { id, userId, name, lastSyncAt })
      const teams = await teamsOf(store.read, userId, quota)
      const pages: string[] = []
      const resets: Reset[] = []
      let bytes = PULL_LIMIT.bytes
      const known = knownTables(asked.tables)
      const withheld = new Set(teams.flatMap((team) => (team.secondFactor === 'missing' ? team.id : [])))
      for (const teamId of [...teams.map(({ id }) => id), userId]) {
        if (asked.only !== undefined && asked.only !== teamId) continue
        if (withheld.has(teamId)) {
          // An older app that asks for one team and gets no page for it would ask again immediately.
          if (asked.only === teamId) throw secondFactorMissing()
          continue
        }
        const cursor = cursors.find((one) => one.teamId === teamId) ?? { teamId, version: 0, stamp: '' }
        const read = await pageAfter(store, cursor, {
          most: { rows: asked.limit, bytes },
          known,
          now: lastSyncAt,
        })
        if ('reset' in read) {
          resets.push({ teamId, reason: read.reset })
          continue
        }
        pages.push(read.page)
        metrics?.pulled(read)
        await limits.take('read', userId, read.bytes)
        bytes = Math.max(0, bytes - read.bytes)
      }
      const [start, end] = [{ protocol: PROTOCOL, now: lastSyncAt, teams }, { resets }]
      return json(
        c,
        `${JSON.stringify(start).slice(0, -1)},"pages":[${pages.join()}],${JSON.stringify(end).slice(1)}`,
      )
    })
    .get('/first', admitted, inTurn, async (c) => c.json(await firstOf(store.read, c.get('user'))))
    .get('/poke', (c) => {
      const { user, session } = c.var
      const close = streams.open(user.id)
      const isSignedIn = async () => (await sessionWithUser(store.read, session.id)) !== undefined
      return streamSSE(c, async (stream) => {
        const write = (event: string, data = '') =>
          stream.writeSSE({ event, data }).catch(() => stream.abort())
        const toThem = async (event: string, data?: string) => {
          if (await isSignedIn()) return write(event, data)
          // The session was ended elsewhere. The poke makes the device sync, which reports it. Nothing else
          // is sent.
          await write('poke')
          await stream.close()
        }
        const toMembers = async (teamId: number, event: string, data?: string) => {
          if (!(await isMember(store.read, user.id, teamId))) return
          if (event === 'progress' && (await isWithheld(store.read, user.id, teamId))) return
          await toThem(event, data)
        }
        // If the store fails, the stream ends, and the device connects again and pulls.
        const orEnd = (telling: Promise<void>) => telling.catch(() => stream.abort())
        const end = pokes.subscribe({
          onPoke: (teamId) => void orEnd(toMembers(teamId, 'poke')),
          onMembers: (teamId) => void orEnd(toMembers(teamId, 'members', String(teamId))),
          onProgress: (teamId, progress) =>
            void orEnd(toMembers(teamId, 'progress', JSON.stringify(progress))),
          onGap: () => void orEnd(toThem('poke')),
        })
        stream.onAbort(() => {
          end()
          close()
        })
        try {
          while (!stream.aborted && !stream.closed) {
            await orEnd(toThem('alive'))
            await stream.sleep(ALIVE_EVERY_MS)
          }
        } finally {
          end()
          close()
        }
      })
    })
}

function sameSpeech(protocol: number) {
  if (protocol !== PROTOCOL) throw new ApiError(426, 'Please update the app.')
}

/**
 * Turns a rate limit for requested work into a refusal, so that it does not block the other changes of the
 * push.
 * @returns undefined for a change that must wait on the device until there is room
 */
const heldBack =
  (mid: string) =>
  (error: unknown): Outcome | undefined => {
    if (error instanceof ApiError && error.code === 'full') return undefined
    if (!(error instanceof TooMany)) throw error
    return { mid, outcome: 'rejected', code: 'limited', message: error.message }
  }
