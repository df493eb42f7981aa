import Dexie from 'dexie'
import type { Page } from '#db/model/entities/pull.ts'
import {
  type AnyRow,
  fittingSince,
  isKeptAlways,
  keptSince,
  mutationNamed,
  perTable,
  type Table,
  tables,
  tablesKeptInPart,
} from '#db/model/entities/registry.ts'
import { compared } from '#db/model/order.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { Outcome } from '#db/model/sync/protocol.ts'
import type { Team } from '#db/model/team.ts'
import { forgetErased } from './erased.ts'
import { outdateScreens } from './keptScreens.ts'
import { shadowOf, synced } from './mutate.ts'
import { argsFor, changesIn, rowIdsOf, rowKeysOf } from './outbox.ts'
import { dropPacks } from './packs.ts'
import { type DeviceStore, isWhole, type OutboxEntry, type Shadow } from './store.ts'
import { dropAside, setAside, takeReadable } from './unread.ts'

type RowKey = Pick<OutboxEntry, 'table' | 'rowId'>
type ShadowKey = [Table, number]

/** The number of rows that one request writes. */
const SLICE = 250

/**
 * The pages that change something in the store. Most pages are of teams without news; skipping them avoids a
 * lock.
 */
export async function newPages(store: DeviceStore, pages: readonly Page[]): Promise<Page[]> {
  return store.transaction('r', [store.cursors, store.outbox], async () => {
    const cursors = new Map((await store.cursors.toArray()).map((cursor) => [cursor.teamId, cursor]))
    const confirmed = await store.outbox.where('state').equals('confirmed').toArray()
    const unread = new Set(confirmed.map(({ teamId }) => teamId))
    return pages.filter((page) => {
      const { version, stamp, more, reset } = cursors.get(page.teamId) ?? { version: 0, stamp: undefined }
      const isSame = version === page.next.version && stamp === page.next.stamp && version === page.from
      const isEmpty =
        !page.more && page.unread.length === 0 && tables.every((table) => page[table].length === 0)
      return !(isSame && isEmpty && !more && !reset && !unread.has(page.teamId))
    })
  })
}

/**
 * Applies a page of the server's rows together with its cursor, if the team's cursor is still the one in the
 * request. Rows with pending mutations keep them: the server's copy becomes the shadow, and the mutations run
 * on top of it.
 */
export async function applyPage(store: DeviceStore, page: Page): Promise<void> {
  await writing(store, async () => {
    const cursor = await store.cursors.get(page.teamId)
    if ((cursor?.version ?? 0) !== page.from || cursor?.reset) return
    if (!(await isMine(store, page.teamId))) return
    // If more pages follow, a row may have moved to one of them, so confirmed mutations stay pending.
    const settled = page.more ? [] : await settleConfirmed(store, page.teamId, page.next.version)
    const covered = await applyRows(store, page)
    const erased = await forgetErased(store, [page])
    await setAside(store, page)
    const kept = page.next.kept ?? cursor?.kept
    await store.cursors.put({ ...page.next, more: page.more, whole: isWhole(cursor), ...(kept && { kept }) })
    await rebaseAll(store, await shadowsOf(store, [...settled, ...covered, ...erased]))
  })
}

/** Applies unread rows that this version can read, for example after an update of the app. */
export async function applyAside(store: DeviceStore): Promise<void> {
  if ((await store.unread.count()) === 0) return
  await writing(store, async () => {
    const teams = await store.unread.orderBy('teamId').uniqueKeys()
    for (const teamId of teams) {
      if (typeof teamId !== 'number') continue
      const rows = await takeReadable(store, teamId)
      const read = perTable<Record<Table, readonly AnyRow[]>>((table) => rows.get(table) ?? [])
      await rebase(store, await applyRows(store, { teamId, ...read }))
    }
  })
}

/** The teams that the person is in, as this device last heard, including their personal space. */
export const teamIdsOf = async (store: DeviceStore): Promise<Set<number>> =>
  new Set([...(await store.teams.toCollection().primaryKeys()), store.userId])

/** Whether the person is still in the team: another sync may have applied that they left. */
const isMine = async (store: DeviceStore, teamId: number) =>
  teamId === store.userId || (await store.teams.get(teamId)) !== undefined

/**
 * Stores the server's rows. For a row with pending mutations that the server's copy does not contain yet,
 * stores it as the shadow instead.
 * @returns the rows that have such mutations
 */
async function applyRows(
  store: DeviceStore,
  page: { teamId: number } & Record<Table, readonly AnyRow[]>,
): Promise<RowKey[]> {
  const { teamId } = page
  const filled = tables.filter((table) => page[table].length > 0)
  if (filled.length === 0) return []
  const named = new Set(filled.flatMap((table) => page[table].map(({ id }) => nameOf({ table, rowId: id }))))
  // Pending mutations of all teams, because two devices may have generated the same id.
  const pending = await pendingByRow(store, named)
  const hasShadows = (await store.shadows.count()) > 0
  const touched: RowKey[] = []
  for (const table of filled) {
    const rows: readonly AnyRow[] = page[table]
    const isUnder = (row: AnyRow) =>
      pending.get(nameOf({ table, rowId: row.id }))?.some((entry) => !isIn(row, entry, teamId)) ?? false
    const applied = rows.filter((row) => !isUnder(row))
    await putRows(store, table, applied)
    if (hasShadows) await store.shadows.bulkDelete(applied.map(({ id }): ShadowKey => [table, id]))
    const under = rows.filter(isUnder)
    await store.shadows.bulkPut(under.map((row) => ({ table, rowId: row.id, teamId, row })))
    for (const { id } of under) touched.push({ table, rowId: id })
  }
  return touched
}

/**
 * Whether the server's copy of a row already contains a batch. A batch has its own range of versions, so each
 * of its rows has one of them or a later one.
 */
function isIn(row: AnyRow, { teamId, state, batch, firstVersion }: OutboxEntry, readFrom: number): boolean {
  const isConfirmed = state === 'confirmed' && batch !== undefined && teamId === readFrom
  return isConfirmed && firstVersion !== undefined && row.version >= firstVersion
}

/** Writes rows in slices, so that a page that syncs by itself can handle input in between. */
async function putRows(store: DeviceStore, table: Table, rows: readonly AnyRow[]) {
  for (let at = 0; at < rows.length; at += SLICE) {
    await store.rows(table).bulkPut(rows.slice(at, at + SLICE))
  }
}

/**
 * Replaces all rows of a team with the server's rows, read from the beginning. Pending mutations stay on top.
 * @param pages all pages of the team, in order
 */
export async function applyWhole(store: DeviceStore, teamId: number, pages: readonly Page[]): Promise<void> {
  const last = pages.at(-1)
  if (!last) return
  await writing(store, async () => {
    if (!(await isMine(store, teamId))) return
    const allShadows = await store.shadows.toArray()
    for (const table of tables) {
      const rows = new Map(pages.flatMap((page): AnyRow[] => page[table]).map((row) => [row.id, row]))
      const known = await store.rows(table).where('teamId').equals(teamId).primaryKeys()
      await store.rows(table).bulkDelete(known.filter((id) => !rows.has(id)))
      await putRows(store, table, [...rows.values()])
      const shadows = allShadows.filter((shadow) => shadow.table === table)
      const ofThese = shadows.filter((shadow) => shadow.teamId === teamId || rows.has(shadow.rowId))
      const renewed = ofThese.map((shadow) => ({ ...shadow, teamId, row: rows.get(shadow.rowId) ?? null }))
      await store.shadows.bulkPut(renewed)
    }
    await dropAside(store, teamId)
    for (const page of pages) await setAside(store, page)
    await store.cursors.put({ ...last.next, whole: true })
    await settleConfirmed(store, teamId, last.next.version)
    await forgetErased(store, pages)
    const shadows = await store.shadows.where('teamId').equals(teamId).toArray()
    const outbox = (await store.outbox.toArray()).filter((entry) => entry.teamId === teamId)
    await rebase(store, [...shadows, ...outbox.flatMap(rowKeysOf)])
  })
}

/**
 * Stores older rows of a table that devices keep in part, which a list asked the server for. They stay until the first sync
 * of the next day (`dropExpired`).
 * @returns how many of them the device did not have
 */
export async function applyOlder(
  store: DeviceStore,
  table: Table,
  { teamId, rows }: { teamId: number; rows: readonly AnyRow[] },
): Promise<number> {
  return writing(store, async () => {
    if (!(await isMine(store, teamId))) return 0
    const here = await store.rows(table).bulkGet(rows.map(({ id }) => id))
    // A row that is here may have changed since the server read it.
    const missing = rows.filter((_, at) => !here[at])
    const lists = perTable<Record<Table, readonly AnyRow[]>>((other) => (other === table ? missing : []))
    await rebase(store, await applyRows(store, { teamId, ...lists }))
    return missing.length
  })
}

/**
 * Deletes rows that devices no longer keep (`keptDays`, `keptBytes`), except those with pending mutations.
 * @param now the server's time: ISO 8601 in UTC
 */
export async function dropExpired(store: DeviceStore, now: string): Promise<void> {
  for (const table of tablesKeptInPart)
    for (const [teamId, rows] of await sizedByTeam(store, table)) {
      const cursor = await store.cursors.get(teamId)
      const fitting = fittingSince(table, rows)
      const times = [keptSince(table, now), cursor?.kept?.[table], fitting]
      const since = times.reduce<string>((latest, time) => (time && time > latest ? time : latest), '')
      const old = rows.filter(({ createdAt }) => createdAt < since)
      if (old.length === 0) continue
      await writing(store, async () => {
        const pending = new Set((await store.outbox.toArray()).flatMap(rowKeysOf).map(nameOf))
        const rowIds = old.map(({ id }) => id)
        await store.rows(table).bulkDelete(rowIds.filter((rowId) => !pending.has(nameOf({ table, rowId }))))
        await store.cursors
          .where('teamId')
          .equals(teamId)
          .modify((stored) => {
            stored.kept = { ...stored.kept, [table]: since }
          })
      })
    }
}

interface Sized {
  id: number
  createdAt: string
  bytes: number
}

/** The rows of a table that are not kept whatever their age, newest first, by team. One row at a time is in memory. */
async function sizedByTeam(store: DeviceStore, table: Table): Promise<Map<number, Sized[]>> {
  const byTeam = new Map<number, Sized[]>()
  await store.rows(table).each((row) => {
    if (isKeptAlways(table, row)) return
    const { teamId, id, createdAt } = row
    const ofTeam = byTeam.get(teamId) ?? []
    byTeam.set(teamId, ofTeam)
    ofTeam.push({ id, createdAt, bytes: JSON.stringify(row).length })
  })
  for (const rows of byTeam.values()) rows.sort((a, b) => compared(b.createdAt, a.createdAt) || b.id - a.id)
  return byTeam
}

/**
 * Prepares to read a team from the beginning. If the server was restored from a backup ('diverged'), its
 * confirmed mutations are sent again; the server recognises by the mid those that it still has.
 */
export async function applyReset(
  store: DeviceStore,
  { teamId, reason }: { teamId: number; reason: 'diverged' | 'horizon' },
): Promise<void> {
  await writing(store, async () => {
    if (!(await isMine(store, teamId))) return
    await store.cursors.put({ teamId, version: 0, stamp: '', reset: reason })
    if (reason !== 'diverged') return
    const sent = await sentTo(store, teamId).toArray()
    const confirmed = await store.outbox.where('state').equals('confirmed').toArray()
    const again = [...sent, ...confirmed.filter((entry) => entry.teamId === teamId)]
    for (const entry of again) await keepShadows(store, entry)
    await store.outbox.bulkPut(again.map((entry) => ({ ...inTime(entry), state: 'waiting' as const })))
    // The versions that the person saw belong to a history that no longer exists.
    await store.outbox.filter((entry) => entry.teamId === teamId).modify({ seen: 0 })
    await store.sent.bulkDelete(sent.map(({ mid }) => mid))
    const files = again.flatMap((entry) => entry.files ?? [])
    await store.files.bulkUpdate(files.map((key) => ({ key, changes: { state: 'waiting' } })))
  })
}

/**
 * The entry with the time that the server assigned to it. A server that did not yet report that time used the
 * device's time, or its own if the device's was in the future.
 */
function inTime(entry: OutboxEntry): OutboxEntry {
  const { at, offset, confirmedAt } = entry
  if (offset !== undefined || !confirmedAt) return entry
  return { ...entry, offset: 0, at: at < confirmedAt ? at : confirmedAt }
}

/** The confirmed mutations of a team that were read back, by version. */
export const sentTo = (store: DeviceStore, teamId: number) =>
  store.sent.where('[teamId+version]').between([teamId, Dexie.minKey], [teamId, Dexie.maxKey])

/** Keeps the current rows of an entry as shadows, because its mutation will be pending again. */
async function keepShadows(store: DeviceStore, entry: OutboxEntry) {
  const { table } = entry
  const ids = [...rowIdsOf(entry)]
  const known = await store.shadows.bulkGet(ids.map((id): ShadowKey => [table, id]))
  const rows = await store.rows(table).bulkGet(ids.filter((_, at) => !known[at]))
  await store.shadows.bulkPut(rows.flatMap((row) => shadowOf(table, row) ?? []))
}

/**
 * Moves confirmed mutations to `sent` once the rows that contain them were read back, so that nothing
 * flickers.
 */
function settleConfirmed(store: DeviceStore, teamId: number, version: number): Promise<RowKey[]> {
  return settle(store, new Map([[teamId, version]]))
}

/** @param readTo the version up to which each team was read */
async function settle(store: DeviceStore, readTo: ReadonlyMap<number, number>): Promise<RowKey[]> {
  const confirmed = await store.outbox.where('state').equals('confirmed').toArray()
  const readBack = confirmed.filter(({ teamId, version = 0 }) => version <= (readTo.get(teamId) ?? -1))
  if (readBack.length === 0) return []
  await store.sent.bulkPut(readBack)
  await store.outbox.bulkDelete(readBack.map(({ seq }) => seq))
  return readBack.flatMap(rowKeysOf)
}

/**
 * Records the outcomes of a push: a confirmed mutation waits to be read back, a refused one goes to
 * Attention.
 * @param asked the entries that were confirmed before the request, from which the server could tell whether
 * it was restored from a backup since
 * @param confirmedAt the server's time: ISO 8601 in UTC
 */
export async function applyOutcomes(
  store: DeviceStore,
  pushed: readonly OutboxEntry[],
  outcomes: readonly Outcome[],
  { asked, confirmedAt }: { asked: ReadonlySet<number>; confirmedAt: string },
): Promise<void> {
  await writing(store, async () => {
    const confirmed: { key: number; changes: Partial<OutboxEntry> }[] = []
    const taken: { teamId: number; version: number }[] = []
    const refused: RowKey[] = []
    // Another sync on this device may have split a batch meanwhile, whose first row then has its place.
    const here = new Set(
      (await store.outbox.bulkGet(pushed.map(({ seq }) => seq))).map((entry) => entry?.mid),
    )
    for (const outcome of outcomes) {
      const entry = pushed.find(({ mid }) => mid === outcome.mid)
      if (!entry) continue
      const isHere = here.has(entry.mid)
      if (outcome.outcome === 'rejected') {
        if (isHere) await applyRefusal(store, entry, outcome)
        refused.push(...rowKeysOf(entry))
      } else {
        const { version, stamp, firstVersion } = outcome
        const place = { version, stamp, ...(firstVersion !== undefined && { firstVersion }) }
        if (isHere)
          confirmed.push({
            key: entry.seq,
            changes: { state: 'confirmed', confirmedAt, ...place, ...settledTime(outcome) },
          })
        taken.push({ teamId: entry.teamId, version })
      }
    }
    await sendAgain(store, pushed, asked)
    await store.outbox.bulkUpdate(confirmed)
    await rebase(store, refused)
    // A mutation that changed nothing got no new version and may be read back already.
    const read = (await store.cursors.toArray()).filter(({ reset, more }) => !reset && !more)
    const readTo = new Map(read.map(({ teamId, version }) => [teamId, version]))
    // Rows of a team that the person left meanwhile will never be read back. Before the first read no team is
    // known.
    const teams = await teamIdsOf(store)
    const left = pushed.filter(({ teamId }) => teams.size > 1 && !teams.has(teamId))
    for (const { teamId } of left) readTo.set(teamId, Number.POSITIVE_INFINITY)
    const isRead = ({ teamId, version }: { teamId: number; version: number }) =>
      version <= (readTo.get(teamId) ?? -1)
    if (taken.some(isRead)) await rebaseAll(store, await shadowsOf(store, await settle(store, readTo)))
  })
}

/** The time that the server assigned to a change, which replaces the device's. */
const settledTime = ({ at }: { at?: string | undefined }): Partial<OutboxEntry> =>
  at === undefined ? {} : { at, offset: 0, heard: undefined }

/**
 * Sends again what another sync had confirmed during this request. That confirmation may come from the server
 * as it was before a restore, and the later version of this response would hide the loss. The server
 * recognises by the mid those that it has.
 */
async function sendAgain(store: DeviceStore, pushed: readonly OutboxEntry[], asked: ReadonlySet<number>) {
  const confirmed = await store.outbox.where('state').equals('confirmed').primaryKeys()
  const since = confirmed.filter((seq) => !asked.has(seq))
  if (since.length === 0) return
  const teams = new Set(pushed.map(({ teamId }) => teamId))
  const meanwhile = (await store.outbox.bulkGet(since)).filter((entry) => entry && teams.has(entry.teamId))
  await store.outbox.bulkPut(meanwhile.flatMap((entry) => (entry ? { ...entry, state: 'waiting' } : [])))
}

async function applyRefusal(
  store: DeviceStore,
  entry: OutboxEntry,
  { code, message }: { code: string; message: string },
) {
  if (entry.batch && code !== 'forbidden') return splitBatch(store, entry, code)
  // Of a team that the person is no longer in, the device keeps what they typed but not the team's own text.
  const isTheirs = code === 'forbidden'
  const args = isTheirs ? withoutSeen(entry.args) : entry.args
  await store.outbox.update(entry.seq, { state: 'refused', code, message, args })
  if (!isTheirs || !entry.batch) return
  await store.batches
    .where('mid')
    .equals(entry.mid)
    .modify((batch) => {
      batch.each = batch.each.map((one) => ({ ...one, args: withoutSeen(one.args) }))
    })
}

/**
 * Divides the interval between the `seq` of a batch and the next, so that each of its rows gets a `seq` in
 * order.
 */
const ROOM = 1024

/**
 * The id of the mutation that sends a row of a refused batch: always the same, because a device that was
 * restored from a backup splits the batch again, and the server must recognise what it already has.
 */
function midOfRow(batchMid: string, place: number): string {
  const ending = Number.parseInt(batchMid.slice(-3), 16) ^ (place + 1)
  return batchMid.slice(0, -3) + ending.toString(16).padStart(3, '0')
}

/**
 * Replaces a refused batch with an entry per row, in the same place: a change that is refused then blocks no
 * other.
 */
async function splitBatch(store: DeviceStore, { seq, mid, batch, ...entry }: OutboxEntry, code: string) {
  const { each = [] } = (await store.batches.get(mid)) ?? {}
  await store.outbox.delete(seq)
  await store.batches.delete(mid)
  // 'reused' means that the server has the batch, with the rows that were taken out of it here since.
  if (batch?.isThinned && code === 'reused') return
  const single = each.map(({ args, seen }, place): OutboxEntry => {
    const rowId = batch?.rowIds[place] ?? entry.rowId
    const saw = entry.seen ?? seen
    return {
      ...entry,
      seq: seq + place / ROOM,
      mid: midOfRow(mid, place),
      rowId,
      args,
      ...(saw !== undefined && { seen: saw }),
    }
  })
  await store.outbox.bulkAdd(single)
}

/** The arguments of an edit without the values that the person saw before it. */
function withoutSeen(args: unknown): unknown {
  if (args === null || typeof args !== 'object' || !('changes' in args)) return args
  const changes: Record<string, unknown> = { ...(args.changes ?? undefined) }
  const typed = Object.entries(changes).map(([field, pair]) => [
    field,
    [null, Array.isArray(pair) ? pair[1] : null],
  ])
  return { ...args, changes: Object.fromEntries(typed) }
}

/** Rebuilds rows: the server's copy with the pending mutations on top. */
export async function rebase(store: DeviceStore, rows: readonly RowKey[]) {
  const shadows = await shadowsOf(store, rows)
  const names = new Set(shadows.map(nameOf))
  const without = rows.filter((row) => !names.has(nameOf(row)))
  await rebaseAll(store, [...shadows, ...(await neverRead(store, without))])
}

/** Empty shadows for rows without a shadow that, as far as this device knows, the server does not have. */
async function neverRead(store: DeviceStore, rows: readonly RowKey[]): Promise<Shadow[]> {
  const never: Shadow[] = []
  for (const table of tables) {
    const ids = [...new Set(rows.flatMap((row) => (row.table === table ? row.rowId : [])))]
    const found = await store.rows(table).bulkGet(ids)
    ids.forEach((rowId, at) => {
      const row = found[at]
      if (!row || row.version === 0) never.push({ table, rowId, teamId: row?.teamId ?? 0, row: null })
    })
  }
  return never
}

/**
 * Writes the rows of the shadows with their pending mutations on top. Shadows without pending mutations are
 * deleted.
 */
async function rebaseAll(store: DeviceStore, shadows: readonly Shadow[]) {
  if (shadows.length === 0) return
  const pending = await pendingByRow(store, new Set(shadows.map(nameOf)))
  const changes = await changesIn(store, [...new Set([...pending.values()].flat())])
  const shown = shadows.map((shadow) => ({
    ...shadow,
    row: (pending.get(nameOf(shadow)) ?? []).reduce(
      (row, entry) => replay(row, entry, argsFor(entry, shadow.rowId, changes)),
      shadow.row ?? undefined,
    ),
  }))
  for (const table of tables) {
    const mine = shown.filter((one) => one.table === table)
    await store.rows(table).bulkPut(mine.flatMap(({ row }) => row ?? []))
    await store.rows(table).bulkDelete(mine.flatMap(({ row, rowId }) => (row ? [] : [rowId])))
  }
  const done = shadows.filter((shadow) => !pending.has(nameOf(shadow)))
  await store.shadows.bulkDelete(done.map(({ table, rowId }): ShadowKey => [table, rowId]))
}

async function shadowsOf(store: DeviceStore, rows: readonly RowKey[]): Promise<Shadow[]> {
  if (rows.length === 0) return []
  const count = await store.shadows.count()
  if (count === 0) return []
  const keys = new Map(rows.map((row) => [nameOf(row), row]))
  if (count < keys.size) return store.shadows.filter((shadow) => keys.has(nameOf(shadow))).toArray()
  const found = await store.shadows.bulkGet(
    [...keys.values()].map((key): ShadowKey => [key.table, key.rowId]),
  )
  return found.filter((shadow) => shadow !== undefined)
}

const nameOf = ({ table, rowId }: RowKey) => `${table} ${rowId}`

/**
 * The waiting and the not yet read back mutations of some rows, in order.
 * @param names the rows, as in {@link nameOf}
 */
async function pendingByRow(
  store: DeviceStore,
  names: ReadonlySet<string>,
): Promise<Map<string, OutboxEntry[]>> {
  const pending = new Map<string, OutboxEntry[]>()
  for (const entry of await store.outbox.orderBy('seq').toArray()) {
    if (entry.state === 'refused') continue
    for (const name of rowKeysOf(entry).map(nameOf)) {
      if (!names.has(name)) continue
      const before = pending.get(name)
      if (before) before.push(entry)
      else pending.set(name, [entry])
    }
  }
  return pending
}

function replay(
  row: Shadow['row'] | undefined,
  { name, at, userId, teamId }: OutboxEntry,
  args: unknown,
): AnyRow | undefined {
  try {
    return mutationNamed(name).run(row ?? undefined, args, { at, userId, teamId })
  } catch (error) {
    // The server will refuse it, too, and its refusal goes to Attention.
    if (error instanceof Refused) return row ?? undefined
    throw error
  }
}

/** The person's teams in their order, as a string to compare. */
export const listedTeams = async (store: DeviceStore) =>
  JSON.stringify(await store.teams.orderBy('position').toArray())

/**
 * Applies the list of the person's teams. Deletes the rows of teams that they left, and keeps their unsent
 * changes.
 * @param before the list when the request was made ({@link listedTeams})
 * @returns false if another sync has applied a list since; it is unknown which is newer, so the caller must
 * ask the server again
 */
export async function applyTeams(
  store: DeviceStore,
  teams: readonly Team[],
  before: string,
): Promise<boolean> {
  const listed = teams.map((team, position) => ({ ...team, position }))
  if ((await listedTeams(store)) === JSON.stringify(listed)) return true
  return writing(store, async () => {
    if ((await listedTeams(store)) !== before) return false
    const known = await store.teams.toArray()
    const mine = new Set(teams.map(({ id }) => id))
    for (const { id } of known) if (!mine.has(id)) await evict(store, id)
    await store.teams.clear()
    await store.teams.bulkPut(listed)
    return true
  })
}

async function evict(store: DeviceStore, teamId: number) {
  await settleConfirmed(store, teamId, Number.POSITIVE_INFINITY)
  for (const table of [...synced(store), store.shadows]) await table.where('teamId').equals(teamId).delete()
  await dropPacks(store, tables)
  await dropAside(store, teamId)
  await outdateScreens(store)
  await store.cursors.delete(teamId)
  await store.files.where({ teamId, state: 'sent' }).delete()
}

const writing = <T>(store: DeviceStore, work: () => Promise<T>): Promise<T> =>
  store.transaction(
    'rw',
    [
      ...[...synced(store), store.shadows, store.outbox, store.sent],
      ...[store.batches, store.cursors, store.teams, store.files, store.unread, store.stale],
      ...[store.packs, store.packed],
    ],
    work,
  )
