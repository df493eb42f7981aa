import { vi } from 'vitest'
import type { Change } from '#db/device/mutate.ts'
import type { SyncResult } from '#db/device/store.ts'
import type { Backend } from '../model/backend.ts'
import { START_MS } from '../model/clock.ts'
import { openSqlite } from '../model/sqlite.ts'
import type { Bed } from './bed.ts'
import { type Faults, openFaults } from './faults.ts'
import type { PartName } from './history.ts'
import { type Line, openLine } from './line.ts'
import { openChannels, openLocks } from './locks.ts'

/** A change that was made, and its result on the device. */
export interface Made {
  /** A text that occurs in this change only. */
  marker: string
  change: Change
  outcome: 'waits' | 'made' | 'failed'
}

/** A history in progress: one person's device, and their team on a separate server. */
export interface Play extends Pick<Bed, 'time' | 'storage' | 'parts'> {
  backend: Backend
  line: Line
  faults: Faults
  locks: ReturnType<typeof openLocks>
  channels: ReturnType<typeof openChannels>
  teamId: number
  userId: number
  othersId: number
  others: Line
  /** The existing leads, with the company that each part of the app shows. */
  leads: { id: number; company: string }[]
  made: Made[]
  /** Calls that have not ended. */
  pending: Set<string>
  /** Events that must never happen. */
  wrong: string[]
  asked: number
}

/** The device broke a promise. */
export class Broken extends Error {}

/** If the worker has not responded by then, the page syncs by itself. */
const WORKER_ANSWERS_WITHIN_MS = 1_000

/** A device without data, and a server with a team. */
export async function begin({ time, storage, parts }: Bed): Promise<Play> {
  time.begin(START_MS)
  const { backend, people } = await openSqlite({
    get now() {
      return time.now()
    },
  })
  const [me, other] = people.users
  const [teamId = 0] = people.teams
  if (!me || !other) throw new Error('Nobody is there.')
  const faults = openFaults(time)
  await storage.begin(faults)
  const line = openLine(backend, me.cookie, faults, time)
  const locks = openLocks(faults, time)
  const channels = openChannels(time)
  vi.stubGlobal('navigator', { userAgent: 'Chrome on Android', locks })
  vi.stubGlobal('fetch', line.fetch)
  vi.stubGlobal('BroadcastChannel', channels.Channel)
  const found = [1, 2].map((n) => ({ id: teamId * 10 + n, company: 'Company' }))
  return {
    time,
    storage,
    parts,
    backend,
    line,
    faults,
    locks,
    channels,
    teamId,
    userId: me.id,
    othersId: other.id,
    leads: found,
    others: openLine(backend, other.cookie, openFaults(time), time),
    made: [],
    pending: new Set(),
    wrong: [],
    asked: 0,
  }
}

/** A tap. The app does not wait for it to end, and then requests a sync. */
export function change(now: Play, by: PartName, { marker, change }: Pick<Made, 'marker' | 'change'>) {
  const made: Made = { marker, change, outcome: 'waits' }
  now.made.push(made)
  const { mutate, storeOf } = now.parts[by]
  const ended = mutate(storeOf(now.userId), now.teamId, [change]).then(
    () => {
      made.outcome = 'made'
      if (change.name === 'lead.create') now.leads.push({ id: change.args.id, company: '' })
      ask(now, by)
    },
    (error: unknown) => {
      made.outcome = 'failed'
      if (!(error instanceof Error && MAY_FAIL.has(error.name))) throw error
    },
  )
  follow(now, `${change.name} ${marker}`, ended)
}

/**
 * Whether the person is told that their change was not made, because storage was cut off or the lead does not
 * exist yet.
 */
const MAY_FAIL = new Set([
  'BulkError',
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'UnknownError',
  'Refused',
])

/** A person or an event requests a sync. */
export function ask(now: Play, by: PartName) {
  const drawn = by === 'worker' ? now.faults.next('worker') : undefined
  if (!drawn) return sync(now, by)
  const ended = now.faults.begin(drawn.fault)
  setTimeout(() => sync(now, 'page'), WORKER_ANSWERS_WITHIN_MS)
  if (drawn.fault.how === 'hang') return ended()
  setTimeout(() => {
    ended()
    sync(now, 'worker')
  }, drawn.ms)
}

/** Runs a sync and records its result. */
export const sync = (now: Play, by: PartName, onEnd: (result: SyncResult) => void = () => undefined) =>
  follow(now, `sync ${++now.asked} in the ${by}`, now.parts[by].syncAs(now.userId).then(onEnd))

/** Records a call until it has ended. */
export function follow(now: Play, what: string, ended: Promise<void>) {
  now.pending.add(what)
  const end = () => {
    now.pending.delete(what)
    now.time.moved()
  }
  ended.then(end, (error: unknown) => {
    now.wrong.push(
      `${what} ended with ${error instanceof Error ? `${error.name}: ${error.message} ${error.stack}` : error}`,
    )
    end()
  })
}
