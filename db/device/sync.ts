import * as v from 'valibot'
import { type Page, PullAnswer } from '#db/model/entities/pull.ts'
import { knownMutation, tables } from '#db/model/entities/registry.ts'
import { fileUrl } from '#db/model/file.ts'
import { EndedAnswer } from '#db/model/session.ts'
import { type Room, waitsForRoom } from '#db/model/storage.ts'
import { type Cursor, type Point, PROTOCOL, PUSH_LIMIT, PushAnswer } from '#db/model/sync/protocol.ts'
import { clockAfter } from './clock.ts'
import { exchange, Unanswered, type Wire } from './exchange.ts'
import {
  applyAside,
  applyOutcomes,
  applyPage,
  applyReset,
  applyTeams,
  applyWhole,
  dropExpired,
  listedTeams,
  newPages,
  sentTo,
  teamIdsOf,
} from './merge.ts'
import { asSent, rowIdsOf } from './outbox.ts'
import type { DeviceCursor, DeviceFile, DeviceStore, OutboxEntry, SyncResult } from './store.ts'
import { keepUnsent } from './unsent.ts'

const PUSH = '/api/sync/push'

/** How long confirmed mutations are kept, to be sent again to a server that was restored from a backup. */
const SENT_KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The request cannot succeed at the moment. Nothing is dropped, and a later sync repeats it. */
class RetryableError extends Error {
  readonly result: Exclude<SyncResult, 'synced'>
  constructor(result: RetryableError['result']) {
    super(result)
    this.result = result
  }
}

/** Somebody ended this session on purpose, on another device or by changing the password. */
class Ended extends RetryableError {
  constructor() {
    super('signed-out')
  }
}

/** The server withholds a team's rows until this person has a second factor. */
class Withheld extends RetryableError {
  constructor() {
    super('offline')
  }
}

/** The team has no room for a file. The file waits on this device. */
class NoRoom extends RetryableError {
  constructor() {
    super('offline')
  }
}

/** The server's rate limit for this person is reached for now. */
class Enough extends RetryableError {
  constructor() {
    super('offline')
  }
}

/** What the server did not accept in this sync, so that it is sent again only in a later one. */
interface NotTaken {
  /** Teams that first require a second factor of this person. */
  withheld: Set<number>
  /** The mids of changes for which their team had no room. */
  changes: Set<string>
  /** Teams that had no room for a file. */
  files: Set<number>
  /** The rate limit is reached: the server accepts more from this person after a while. */
  enough: boolean
}

/** The server understood the request and will never accept it in this form; its message says why. */
class PermanentError extends Error {}

/**
 * Sends waiting changes in order, then reads new rows, until there is nothing left to send or read.
 * @returns 'synced', or the reason why it did not finish; unsent changes stay in the outbox in any case
 */
export async function sync(store: DeviceStore, wire: Wire): Promise<SyncResult> {
  const before = await store.status.get('sync')
  const lastAt = before?.lastAt ?? ''
  await store.status.put({ key: 'sync', running: true, result: before?.result ?? 'synced', lastAt })
  let result: SyncResult = 'offline'
  const notTaken: NotTaken = { withheld: new Set(), changes: new Set(), files: new Set(), enough: false }
  try {
    let read: Read
    do {
      await pushAll(store, wire, notTaken)
      read = await pullAll(store, wire)
    } while (await goesOn(store, wire, notTaken))
    // Changes are left to send: 'offline' makes the caller sync again soon.
    result = notTaken.enough ? 'offline' : 'synced'
    await forgetOldSent(store, read)
    // Once a day, because all rows of these tables are read for it.
    if (dayOf(lastAt) !== dayOf(new Date().toISOString())) await dropExpired(store, read.now)
  } catch (error) {
    if (!(error instanceof RetryableError)) throw error
    result = error.result
    if (error instanceof Ended) await keepUnsent(store)
  } finally {
    const at = result === 'synced' ? new Date().toISOString() : lastAt
    await store.status.put({ key: 'sync', running: false, result, lastAt: at })
  }
  return result
}

const dayOf = (at: string) => at.slice(0, 'YYYY-MM-DD'.length)

/** Sends a file if a change waits for one. @returns whether there is more to do */
async function goesOn(store: DeviceStore, wire: Wire, notTaken: NotTaken): Promise<boolean> {
  if (notTaken.enough) return false
  const known = { ...notTaken, withheld: new Set<number>() }
  const { file, more } = await reading(store, async () => ({
    file: await nextFile(store, notTaken),
    more: (await nextChunk(store, 1, known)).length > 0 || (await resetting(store)).length > 0,
  }))
  if (file) await sendFile(store, wire, file, notTaken)
  return file !== undefined || more
}

/** Runs several reads in one transaction, because opening a transaction costs more than a read. */
const reading = <T>(store: DeviceStore, work: () => Promise<T>): Promise<T> =>
  store.transaction('r', [store.outbox, store.files, store.cursors, store.teams, store.sent], work)

/** What the last response of a pull says about the server. */
interface Read {
  /** The server's time: ISO 8601 in UTC. */
  now: string
  /** By team: the version up to which the server has confirmed that it holds what this device knows. */
  holds: ReadonlyMap<number, number>
}

/**
 * Deletes old confirmed mutations, by the server's clock, because a phone's may be off by a year. Keeps those
 * that the server may have lost.
 */
async function forgetOldSent(store: DeviceStore, { now, holds }: Read) {
  const until = new Date(Date.parse(now) - SENT_KEPT_MS).toISOString()
  const old = await store.sent.where('confirmedAt').below(until).toArray()
  if (old.length === 0) return
  const mine = await teamIdsOf(store)
  const done = old.filter(
    ({ teamId, version = 0 }) => !mine.has(teamId) || version <= (holds.get(teamId) ?? -1),
  )
  await store.files.bulkDelete(done.flatMap(({ files = [] }) => files))
  await store.batches.bulkDelete(done.flatMap(({ mid, batch }) => (batch ? mid : [])))
  await store.sent.bulkDelete(done.map(({ mid }) => mid))
}

async function pushAll(store: DeviceStore, wire: Wire, notTaken: NotTaken): Promise<void> {
  let most: number = PUSH_LIMIT.mutations
  // Valid for this push only: the pull that follows stores each team's state.
  notTaken.withheld.clear()
  for (;;) {
    const chunk = await reading(store, () => nextChunk(store, most, notTaken))
    if (chunk.length === 0) return
    try {
      await push(store, wire, chunk, notTaken)
    } catch (error) {
      if (error instanceof Enough) {
        notTaken.enough = true
        return
      }
      if (!(error instanceof PermanentError)) throw error
      // One of the mutations will never be accepted. Sent alone, it is refused and does not block the others.
      const [only] = chunk
      if (chunk.length === 1 && only) {
        await applyOutcomes(store, chunk, [refusalOf(only)], {
          asked: await confirmedIn(store),
          confirmedAt: '',
        })
      }
      most = 1
    }
  }
}

const refusalOf = ({ mid }: OutboxEntry) => ({
  mid,
  outcome: 'rejected' as const,
  code: 'invalid',
  message: 'The server could not read this change.',
})

async function push(store: DeviceStore, wire: Wire, chunk: OutboxEntry[], notTaken: NotTaken): Promise<void> {
  const { deviceId, deviceName } = wire
  const mutations = await asSent(store, chunk)
  const teams = new Set(chunk.map(({ teamId }) => teamId))
  const { asked, cursors } = await reading(store, async () => ({
    asked: await confirmedIn(store),
    cursors: await cursorsOf(store),
  }))
  const known = cursors.filter(({ teamId }) => teams.has(teamId))
  const answer = await askTime(store, wire, PushAnswer, PUSH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      protocol: PROTOCOL,
      userId: store.userId,
      deviceId,
      deviceName,
      now: new Date(clockOf(wire)).toISOString(),
      known,
      mutations,
    }),
  })
  const { now, outcomes, resets, withheld, full } = answer
  const answered = new Set(outcomes.map(({ mid }) => mid))
  const waits = resets.length > 0 || chunk.some(({ teamId }) => [...withheld, ...full].includes(teamId))
  if (!waits && !chunk.some(({ mid }) => answered.has(mid))) throw new RetryableError('offline')
  await applyOutcomes(store, chunk, outcomes, { asked, confirmedAt: now })
  for (const reset of resets) await applyReset(store, reset)
  for (const teamId of withheld) notTaken.withheld.add(teamId)
  for (const { mid, teamId } of chunk) {
    if (full.includes(teamId) && !answered.has(mid)) notTaken.changes.add(mid)
  }
}

const confirmedIn = async (store: DeviceStore) =>
  new Set(await store.outbox.where('state').equals('confirmed').primaryKeys())

/** The next file that a change waits for, with the change. */
async function nextFile(
  store: DeviceStore,
  notTaken: NotTaken,
): Promise<{ entry: OutboxEntry; file: DeviceFile } | undefined> {
  const unsent = new Set(await store.files.where('state').equals('waiting').primaryKeys())
  if (unsent.size === 0) return undefined
  const teams = new Set([...(await withheldIn(store)), ...(await roomsIn(store)).keys(), ...notTaken.files])
  const waiting = await store.outbox.where('state').equals('waiting').sortBy('seq')
  const entry = waiting.find(
    ({ teamId, files = [] }) => !teams.has(teamId) && files.some((id) => unsent.has(id)),
  )
  const file = await store.files.get(entry?.files?.find((id) => unsent.has(id)) ?? 0)
  return entry && file && { entry, file }
}

/**
 * Sends a file. Changes without files were sent before, so a large picture on a slow connection does not
 * delay them.
 */
async function sendFile(
  store: DeviceStore,
  wire: Wire,
  { entry, file }: { entry: OutboxEntry; file: DeviceFile },
  notTaken: NotTaken,
): Promise<void> {
  const query = new URLSearchParams({ userId: String(store.userId), teamId: String(file.teamId) })
  const init = { method: 'PUT', headers: { 'Content-Type': file.type }, body: file.bytes }
  try {
    await ask(wire, Uploaded, `${fileUrl(file.id)}?${query}`, init)
    await store.files.update(file.id, { state: 'sent' })
  } catch (error) {
    if (error instanceof NoRoom) {
      notTaken.files.add(file.teamId)
      return
    }
    if (!(error instanceof PermanentError)) throw error
    const { mid } = entry
    const refusal = { mid, outcome: 'rejected' as const, code: 'invalid', message: error.message }
    await applyOutcomes(store, [entry], [refusal], { asked: await confirmedIn(store), confirmedAt: '' })
  }
}

const Uploaded = v.object({ fileUrl: v.string() })

/** The oldest waiting mutations that the server may accept, as many as fit in one push. */
async function nextChunk(store: DeviceStore, most: number, notTaken: NotTaken): Promise<OutboxEntry[]> {
  const withheld = new Set([...(await withheldIn(store)), ...notTaken.withheld])
  const waiting = await sendable(store, most, { ...notTaken, withheld })
  const chunk: OutboxEntry[] = []
  let bytes = 0
  for (const entry of waiting) {
    bytes += entry.batch?.bytes ?? new Blob([JSON.stringify(entry)]).size
    if (chunk.length > 0 && bytes > PUSH_LIMIT.bytes) break
    chunk.push(entry)
    // A batch ends the push: if the server refuses it, its rows are sent one by one before changes that build
    // on them.
    if (entry.batch) break
  }
  return chunk
}

/** The teams that require a second factor of this person, as this device last heard. */
const withheldIn = async (store: DeviceStore): Promise<Set<number>> =>
  new Set(await store.teams.filter(({ secondFactor }) => secondFactor === 'missing').primaryKeys())

/** The teams without room, as this device last heard. */
const roomsIn = async (store: DeviceStore): Promise<Map<number, Room | undefined>> =>
  new Map(
    (await store.teams.filter(({ room }) => room !== undefined).toArray()).map(({ id, room }) => [id, room]),
  )

/**
 * The waiting mutations that can be sent: their team does not withhold, and neither they nor an earlier
 * mutation of the same row wait for a file or for room.
 */
async function sendable(
  store: DeviceStore,
  most: number,
  { withheld, changes }: NotTaken,
): Promise<OutboxEntry[]> {
  const waiting = store.outbox.where('state').equals('waiting')
  const unsent = new Set(await store.files.where('state').equals('waiting').primaryKeys())
  const rooms = await roomsIn(store)
  const holding = [unsent, withheld, changes, rooms]
  if (holding.every(({ size }) => size === 0)) return waiting.limit(most).sortBy('seq')
  const held = new Set<string>()
  const free = (await waiting.sortBy('seq')).filter((entry) => {
    const { mid, teamId, name, files = [], table } = entry
    if (withheld.has(teamId)) return false
    const rows = rowIdsOf(entry).map((rowId) => `${table} ${rowId}`)
    const kind = knownMutation(name)?.kind
    const waitsForSpace = kind !== undefined && waitsForRoom(rooms.get(teamId), kind)
    const isHeld = waitsForSpace || changes.has(mid) || files.some((id) => unsent.has(id))
    // Later mutations of the same rows wait with it.
    if (!isHeld && !rows.some((row) => held.has(row))) return true
    for (const row of rows) held.add(row)
    return false
  })
  return free.slice(0, most)
}

async function pullAll(store: DeviceStore, wire: Wire): Promise<Read> {
  await applyAside(store)
  for (const { teamId } of await resetting(store)) {
    await readWhole(store, wire, teamId).catch((error: unknown) => {
      // The old rows stay until the team can be read.
      if (!(error instanceof Withheld)) throw error
    })
  }
  let next: Promise<Pulled> | undefined
  for (;;) {
    const pulled = await next
    next = undefined
    const isOn = pulled && (await standsAt(store, pulled.cursors))
    const { cursors, teams, answer } = isOn ? pulled : await pullFrom(store, wire, await cursorsIn(store))
    if (!(await applyTeams(store, answer.teams, teams))) continue
    // Another sync on this device may have found that a team must be read from the beginning. Its page is not
    // applied.
    const anew = new Set((await resetting(store)).map(({ teamId }) => teamId))
    if (answer.pages.some(({ teamId, more }) => more && !anew.has(teamId))) {
      // The next page arrives while this one is written.
      next = pullFrom(store, wire, cursorsAfter(cursors, answer))
      // An error is thrown where `next` is awaited.
      next.catch(() => undefined)
    }
    for (const page of await newPages(store, answer.pages)) await applyPage(store, page)
    for (const reset of answer.resets) await applyReset(store, reset)
    if (!next) return { now: answer.now, holds: heldBy(cursors, answer) }
  }
}

/** A response, with what this device knew when it sent the request. */
interface Pulled {
  cursors: Cursor[]
  /** The result of {@link listedTeams}. */
  teams: string
  answer: PullAnswer
}

async function pullFrom(store: DeviceStore, wire: Wire, cursors: Cursor[]): Promise<Pulled> {
  const teams = await listedTeams(store)
  return { cursors, teams, answer: await pull(store, wire, cursors) }
}

/** The device's cursors after it has applied a response. */
function cursorsAfter(asked: readonly Cursor[], { pages }: PullAnswer): Cursor[] {
  const cursors = new Map(asked.map((cursor) => [cursor.teamId, cursor]))
  for (const { teamId, next } of pages) {
    cursors.set(teamId, withFurthest(next, [next.known, cursors.get(teamId)?.known]))
  }
  return [...cursors.values()]
}

/** Whether these are still the device's cursors: another sync may have advanced or reset them. */
async function standsAt(store: DeviceStore, cursors: readonly Cursor[]): Promise<boolean> {
  const found = await store.cursors.bulkGet(cursors.map(({ teamId }) => teamId))
  return cursors.every(({ teamId, ...asked }, at) => {
    const { version, stamp, reset } = found[at] ?? { ...beginningOf(teamId), reset: undefined }
    return version === asked.version && stamp === asked.stamp && !reset
  })
}

/** For each team that the server answered with a page, not a reset: the version that the server holds. */
function heldBy(cursors: readonly Cursor[], { pages }: PullAnswer): Read['holds'] {
  const answered = new Set(pages.map(({ teamId }) => teamId))
  const held = cursors.filter(({ teamId }) => answered.has(teamId))
  return new Map(held.map(({ teamId, version, known }) => [teamId, known?.version ?? version]))
}

const cursorsIn = (store: DeviceStore) => reading(store, () => cursorsOf(store))

/**
 * The cursors of each team that this person is in or that this device wrote to, with the furthest point of
 * its history that this device knows.
 */
async function cursorsOf(store: DeviceStore): Promise<Cursor[]> {
  const confirmed = await store.outbox.where('state').equals('confirmed').toArray()
  const cursors = new Map((await store.cursors.toArray()).map((cursor) => [cursor.teamId, cursor]))
  const written = confirmed.map(({ teamId }) => teamId)
  const teamIds = new Set([...(await teamIdsOf(store)), ...written])
  return Promise.all(
    [...teamIds].map(async (teamId) => {
      const cursor = askedFrom(cursors.get(teamId) ?? beginningOf(teamId))
      const sent = await sentTo(store, teamId).last()
      return withFurthest(cursor, [
        cursor.known,
        sent,
        ...confirmed.filter((entry) => entry.teamId === teamId),
      ])
    }),
  )
}

/** The server needs `kept` only for the pages of one read from the beginning. */
function askedFrom({ kept, ...cursor }: Cursor): Cursor {
  return cursor.first && kept ? { ...cursor, kept } : cursor
}

const beginningOf = (teamId: number): Cursor => ({ teamId, version: 0, stamp: '' })

/** The cursor with the furthest of the known points of the team's history. */
function withFurthest(cursor: Cursor, points: readonly (Partial<Point> | undefined)[]): Cursor {
  const known = points.map((point) => ({ version: point?.version ?? 0, stamp: point?.stamp ?? '' }))
  const furthest = known.reduce((a, b) => (b.version > a.version ? b : a))
  return furthest.version > 0 ? { ...cursor, known: furthest } : cursor
}

async function resetting(store: DeviceStore): Promise<DeviceCursor[]> {
  const withheld = await withheldIn(store)
  return store.cursors.filter(({ teamId, reset }) => reset !== undefined && !withheld.has(teamId)).toArray()
}

/**
 * Reads a team from the beginning and applies all pages together, so that an interrupted read leaves the old
 * rows.
 */
async function readWhole(store: DeviceStore, wire: Wire, teamId: number): Promise<void> {
  const pages: Page[] = []
  let cursor: Cursor | undefined = beginningOf(teamId)
  while (cursor) {
    const teams = await listedTeams(store)
    const answer: PullAnswer = await pull(store, wire, [cursor], teamId)
    if (!(await applyTeams(store, answer.teams, teams))) continue
    const [page] = answer.pages
    // The person left the team, or the server was restored during the read: the next sync handles it.
    if (!page) return
    pages.push(page)
    cursor = page.more ? page.next : undefined
  }
  await applyWhole(store, teamId, pages)
}

function pull(store: DeviceStore, wire: Wire, cursors: Cursor[], only?: number): Promise<PullAnswer> {
  const query = new URLSearchParams({
    protocol: String(PROTOCOL),
    userId: String(store.userId),
    cursors: JSON.stringify(cursors),
    deviceId: wire.deviceId,
    deviceName: wire.deviceName,
    tables: tables.join(),
    ...(only !== undefined && { only: String(only) }),
  })
  return askTime(store, wire, PullAnswer, `/api/sync/pull?${query}`, {})
}

const clockOf = ({ now = Date.now }: Wire) => now()

/** Sends a request, and compares this device's clock with the server's time in the response. */
async function askTime<S extends v.GenericSchema<unknown, { now: string }>>(
  store: DeviceStore,
  wire: Wire,
  schema: S,
  path: string,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const askedAt = clockOf(wire)
  const answer = await ask(wire, schema, path, init)
  const told = { now: answer.now, askedAt, answeredAt: clockOf(wire) }
  const learned = clockAfter(await store.clocks.get('clock'), told)
  if (learned) await store.clocks.put(learned)
  return answer
}

const PERMANENT: Partial<Record<string, readonly number[]>> = {
  POST: [400, 413, 422],
  PUT: [400, 404, 409, 413, 415, 422],
}

/** What every response of the sync API contains, in all versions. */
const Ours = v.object({ protocol: v.number() })

async function ask<S extends v.GenericSchema>(
  wire: Wire,
  schema: S,
  path: string,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const { status, ok, body } = await exchange(wire, path, init).catch((error: unknown) => {
    throw error instanceof Unanswered ? new RetryableError('offline') : error
  })
  if (status === 401 && v.is(EndedAnswer, body)) throw new Ended()
  if (status === 401) throw new RetryableError('signed-out')
  if (status === 426) throw new RetryableError('outdated')
  // Rove's own refusal has a message; an error page of a portal counts as no connection.
  const ours = v.safeParse(v.object({ message: v.string(), code: v.optional(v.string()) }), body)
  if (status === 429 && ours.success && path === PUSH) throw new Enough()
  if (status === 507 && ours.success && ours.output.code === 'full') throw new NoRoom()
  if (status === 403 && ours.success && ours.output.code === 'second-factor') throw new Withheld()
  const permanent = PERMANENT[init.method ?? '']?.includes(status)
  if (permanent && ours.success) throw new PermanentError(ours.output.message)
  const parsed = v.safeParse(schema, ok ? body : undefined)
  // A response of Rove that this version cannot read is from a later version; a portal's page counts as no
  // connection.
  if (!parsed.success) throw new RetryableError(ok && v.is(Ours, body) ? 'outdated' : 'offline')
  return parsed.output
}
