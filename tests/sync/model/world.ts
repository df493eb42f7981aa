import { and, between, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Change } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { PullAnswer } from '#db/model/entities/pull.ts'
import { type Outcome, PushAnswer } from '#db/model/sync/protocol.ts'
import { history } from '#db/server/database/tables.ts'
import { DEVICES } from './actions.ts'
import type { Backend, OpenBackend } from './backend.ts'
import { type Clock, START_MS, YEAR_MS } from './clock.ts'
import { type Disk, type DiskCopy, openDisk } from './disk.ts'
import type { Ledger, Made } from './ledger.ts'
import type { Air } from './line.ts'
import type { People } from './people.ts'
import type { Tally } from './tally.ts'

/** A phone or tablet of one person. */
export interface ModelDevice {
  index: number
  id: string
  user: number
  userId: number
  cookie: string
  othersCookie: string
  disk: Disk
  /** How far its clock is off, in years. */
  years: number
  copy: { disk: DiskCopy; made: Set<Made> } | undefined
  /** Syncs that a fault of the network holds up. */
  running: Set<Promise<unknown>>
}

/** One server, or several on one database, three people, four devices, and all promises. */
export interface ModelWorld {
  clock: Clock
  backend: Backend
  people: People
  devices: ModelDevice[]
  air: Air
  ledger: Ledger
  tally: Tally
  /** Counts the restores of the server; each makes another server. */
  server: number
  /** True time of the last restore. */
  restoredAt: number
  /** Increases with each token and row. */
  next: number
  /** Tokens below this one are in the ledger. */
  noted: number
  /** The current action. */
  doing: unknown
  /** The rows of people whose data were erased, also on a server that was restored to the time before. */
  erased: Set<number>
  /** What was set for many leads, each with its undo; a list has changes of one name. */
  sets: { device: number; teamId: number; isBatch: boolean; undo: Change[][] }[]
  /** The import that made each completion. */
  completions: Map<Made, number>
  /** The imports that were undone once more at the end. */
  undoneAgain: Set<number>
  /** Violations found where nothing could be thrown, such as in a response. */
  wrong: string[]
}

/** Which person has which device; the first person has two. */
const HOLDERS = [0, 0, 1, 2]
/** How many years the clock of each is off at first. */
const YEARS_OFF = [0, 0, 3, -20]

export const deviceNow = (world: ModelWorld, device: ModelDevice) =>
  new Date(world.clock.now + device.years * YEAR_MS)

/** A text that no other change writes. */
export const token = (world: ModelWorld) => `<${world.next++}>`

/** One of a list, whatever the number. */
export const at = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)]

/** The leads on a device that are not deleted. */
export const leadsOn = async ({ disk: { store } }: ModelDevice): Promise<Lead[]> =>
  (await store.leads.toArray()).filter(({ deletedAt }) => deletedAt === null)

/** One of the teams that a device knows. */
export async function teamOn({ disk: { store } }: ModelDevice, team: number): Promise<number | undefined> {
  return at((await store.teams.orderBy('id').toArray()).reverse(), team)?.id
}

/** Sends a request of a device's person to the server, beside the sync. */
export function askServer(
  { backend }: ModelWorld,
  { cookie }: ModelDevice,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  const content = body ? { body: JSON.stringify(body) } : {}
  return backend.fetch(new Request(`http://rove.example${path}`, { method, headers, ...content }))
}

export async function openModelWorld(tally: Tally, openBackend: OpenBackend): Promise<ModelWorld> {
  const clock: Clock = { now: START_MS }
  const { backend, people } = await openBackend(clock)
  const devices: ModelDevice[] = []
  for (let index = 0; index < DEVICES; index++) {
    const user = HOLDERS[index]!
    const { id: userId, cookie } = people.users[user]!
    devices.push({
      index,
      id: `device-${index}`,
      user,
      userId,
      cookie,
      othersCookie: people.users[(user + 1) % 3]!.cookie,
      disk: await openDisk(userId, tally),
      years: YEARS_OFF[index]!,
      copy: undefined,
      running: new Set(),
    })
  }
  const wrong: string[] = []
  const world: ModelWorld = {
    clock,
    backend,
    people,
    devices,
    air: {
      backend,
      tally,
      delayed: [],
      wrong,
      calm: false,
      observe: (path, body, answer) => observe(world, path, body, answer),
    },
    ledger: new Map(),
    tally,
    server: 0,
    restoredAt: 0,
    next: 1,
    noted: 1,
    doing: undefined,
    erased: new Set(),
    sets: [],
    completions: new Map(),
    undoneAgain: new Set(),
    wrong,
  }
  return world
}

export async function closeModelWorld(world: ModelWorld) {
  for (const { disk } of world.devices) disk.store.close()
  await world.backend.close()
}

/** Records the server's answers when they leave the server, whatever the network does to them. */
async function observe(world: ModelWorld, path: string, body: string | undefined, answer: Response) {
  if (answer.status === 401) world.tally.count('answer: 401')
  if (answer.status === 426) world.tally.count('answer: 426')
  if (answer.status === 503) world.tally.count('answer: 503')
  if (answer.status === 400) world.tally.count('answer: 400')
  if (!answer.ok) return
  if (body !== undefined) await observeOutcomes(world, v.parse(PushAnswer, await answer.json()))
  else observePages(world, path, v.parse(PullAnswer, await answer.json()))
}

async function observeOutcomes(world: ModelWorld, { outcomes }: PushAnswer) {
  for (const answer of outcomes) {
    const made = world.ledger.get(answer.mid) ?? []
    const what = answer.outcome === 'rejected' ? `rejected ${answer.code}` : answer.outcome
    world.tally.count(`${made.length > 1 ? 'batch' : 'outcome'}: ${what}`)
    const written = made.length > 1 ? await versionsIn(world, made[0]?.teamId ?? 0, answer) : undefined
    for (const one of made) {
      const alone = answer.outcome === 'rejected' ? undefined : answer.version
      observeOutcome(world, one, answer, written ? written.get(one.rowId) : alone)
    }
  }
}

/** The versions that a batch has written, by row. */
async function versionsIn(world: ModelWorld, teamId: number, answer: Outcome): Promise<Map<number, number>> {
  if (answer.outcome === 'rejected' || answer.firstVersion === undefined) return new Map()
  const { rowId, version } = history
  const within = between(version, answer.firstVersion, answer.version)
  const found = await world.backend.eye
    .select({ rowId, version })
    .from(history)
    .where(and(eq(history.teamId, teamId), within))
  return new Map(found.map((one) => [one.rowId, one.version]))
}

function observeOutcome(world: ModelWorld, made: Made, answer: Outcome, version: number | undefined) {
  // A late answer to a batch that was replaced since.
  if (made.mid !== answer.mid) return
  const before = made.outcome?.answer.mid === answer.mid ? made.outcome : undefined
  // A refusal because of changed content takes nothing back: the first content stays.
  const wasReused = before?.answer.outcome === 'rejected' && before.answer.code === 'reused'
  if (before?.server === world.server && answer.outcome !== 'rejected' && !wasReused) {
    if (JSON.stringify(before.answer) !== JSON.stringify(answer)) {
      world.wrong.push(
        `${made.mid} (${made.name}) was answered twice, and not the same: it took effect twice`,
      )
    }
  }
  if (before && before.server >= 0 && before.server < world.server && before.answer.outcome !== 'rejected') {
    world.tally.count('replay of Sent')
  }
  expectInTime(world, made, answer)
  made.outcome = { answer, server: world.server, version }
  if (answer.outcome !== 'rejected') made.confirmedAt ??= world.clock.now
}

/**
 * The true time of the tap, whatever the device's clock says; if nobody can know it, it is at least not in
 * the future.
 */
function expectInTime(world: ModelWorld, { mid, name, madeAt, inTime }: Made, answer: Outcome) {
  if (answer.outcome === 'rejected' || answer.at === undefined) return
  const at = Date.parse(answer.at)
  world.tally.count(at === madeAt ? 'time: of the tap' : 'time: not of the tap')
  if ((inTime && at !== madeAt) || at > world.clock.now) {
    world.wrong.push(`${mid} (${name}), made at ${new Date(madeAt).toISOString()}, counts as of ${answer.at}`)
  }
}

function observePages(world: ModelWorld, path: string, answer: PullAnswer) {
  for (const { reason } of answer.resets) world.tally.count(`reset: ${reason}`)
  const asked: unknown = JSON.parse(new URL(path, 'http://x').searchParams.get('cursors') ?? '[]')
  for (const { teamId, next, more } of answer.pages) {
    if (more) world.tally.count('page: more')
    const from = Array.isArray(asked) ? asked.find((one) => one.teamId === teamId) : undefined
    const end: unknown = from?.until
    const ended = next.until === undefined && (!more || next.version === end)
    const pinned = end === undefined ? more && next.until !== undefined : next.until === end
    const goesOn = end !== undefined && next.version > Number(end)
    if (!(ended || pinned) || goesOn) world.wrong.push(`a read lost the end it began with (team ${teamId})`)
  }
}
