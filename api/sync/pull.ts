import * as v from 'valibot'
import { type Table, tables } from '#db/model/entities/registry.ts'
import { type Cursor, PULL_LIMIT, type ResetReason } from '#db/model/sync/protocol.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { type TeamState, teamStateOf, versionHashOf } from '#db/server/history.ts'
import { keptFrom } from '#db/server/older.ts'
import { firstWithin, jsonAfter, type Range, type Sized, sizesAfter, tablesAfter } from '#db/server/rows.ts'

/**
 * A team's next page for a device, as JSON, or the reason why the device must read the team from the
 * beginning.
 */
type Read = { reset: ResetReason } | PageText

interface PageText {
  /**
   * A page of `PullAnswer` as JSON. The store returns its rows as JSON, and they are not parsed in between.
   */
  page: string
  rows: number
  /** The bytes of its rows. */
  bytes: number
}

/**
 * A team's next rows in the order of their versions, including deleted ones. All pages of a read end at the
 * `until` of its first page: a row that changes meanwhile gets a later version and comes with the next read.
 * @param known the tables that the device knows
 * @param now by which a read from the beginning leaves out old rows of some tables (`keptFrom`): ISO 8601 in UTC. A later
 *   read has each changed row, because the device may have asked for it (`older`)
 * @returns a page without rows if `most` allows no bytes
 */
export async function pageAfter(
  store: Pick<Store, 'read' | 'snapshot'>,
  cursor: Cursor,
  { most = PULL_LIMIT, known = tables, now }: { most?: Amount; known?: readonly Table[]; now: string },
): Promise<Read> {
  const state = await stateAt(store.read, cursor)
  const page = { cursor, most, known, now }
  // Most reads find nothing new. Otherwise a snapshot is needed: a row that changed between its queries would
  // be missing from all pages until the next read.
  if (state.version <= cursor.version) return readPage(store.read, state, page)
  return store.snapshot(async (handle) => {
    const isSameMoment = handle === store.read
    return readPage(handle, isSameMoment ? state : await stateAt(handle, cursor), page)
  })
}

async function readPage(
  handle: Handle,
  state: TeamState,
  { cursor, most, known, now }: { cursor: Cursor; most: Amount; known: readonly Table[]; now: string },
): Promise<Read> {
  const { teamId, version: after } = cursor
  const reset = resetFor(state, cursor)
  if (reset) return { reset }
  const { until = state.version, horizon = state.horizon } = cursor
  const isFirst = after === 0 || cursor.first === true
  const kept = isFirst && after < until ? await keptIn(handle, cursor, now) : undefined
  const range = { teamId, after, until, limit: most.rows + 1, kept }
  const changed = after < until ? await tablesAfter(handle, range) : new Set<Table>()
  const filled = known.filter((table) => changed.has(table))
  const taken = (await takeAll(handle, filled, range, most)) ?? (await takeFirst(handle, filled, range, most))
  const { texts, rows, bytes, last, more } = taken
  const parts = [`"teamId":${teamId}`, `"from":${after}`]
  for (const table of known) {
    const ofTable = texts.get(table) ?? []
    parts.push(`"${table}":[${ofTable.filter((row) => !isAboutOther(known, table, row)).join()}]`)
  }
  const hashOfVersion = async (version: number) => {
    if (version === after) return state.hashAtCursor
    return version === state.version ? state.versionHash : versionHashOf(handle, teamId, version)
  }
  const next: Cursor = {
    teamId,
    version: last,
    stamp: await hashOfVersion(last),
    ...(kept && { kept }),
    // The point `until` lets the server notice on a later page that it was restored meanwhile. Until the read
    // ends, the device may lack rows that moved past `until`.
    ...(more && {
      until,
      horizon,
      ...(isFirst && { first: true }),
      known: { version: until, stamp: await hashOfVersion(until) },
    }),
  }
  // Rows that moved past `until` during the read come with the next page.
  const isMore = more || until < state.version
  parts.push(`"next":${JSON.stringify(next)}`, `"more":${isMore}`)
  return { page: `{${parts.join()}}`, rows, bytes }
}

/** What a read from the beginning leaves out: on all of its pages the same. */
const keptIn = (handle: Handle, { version, kept, teamId }: Cursor, now: string) =>
  version > 0 && kept ? kept : keptFrom(handle, teamId, now)

/** The changed rows that fit on a page. */
interface Taken {
  /** Each row as JSON, by its table. */
  texts: ReadonlyMap<Table, string[]>
  rows: number
  bytes: number
  /** The version at which the page ends. */
  last: number
  /** Whether more changed rows follow. */
  more: boolean
}

/** Up to this many rows are read without asking for their sizes first. */
const FEW = 64

/**
 * Reads all changed rows if they are few, because asking for their sizes takes as long as reading them.
 * @returns undefined if they are too many or do not fit
 */
async function takeAll(
  handle: Handle,
  filled: readonly Table[],
  range: Range,
  most: Amount,
): Promise<Taken | undefined> {
  const { after, until } = range
  if (until - after > Math.min(FEW, most.rows)) return undefined
  const texts = await textsOf(handle, filled, range)
  const all = [...texts.values()].flat()
  const bytes = all.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (bytes > most.bytes) return undefined
  return { texts, rows: all.length, bytes, last: until, more: false }
}

/** Reads only the first rows that fit. */
async function takeFirst(
  handle: Handle,
  filled: readonly Table[],
  range: Range,
  most: Amount,
): Promise<Taken> {
  const { after, until } = range
  const sizes: Sized[] = []
  for (const table of filled) sizes.push(...(await sizesAfter(handle, table, range)))
  const byVersion = sizes.sort((a, b) => a.version - b.version).slice(0, most.rows)
  const taken = firstWithin(byVersion, most.bytes)
  const more = taken.length < sizes.length
  const last = more ? (taken.at(-1)?.version ?? after) : until
  return {
    texts: taken.length > 0 ? await textsOf(handle, filled, { ...range, until: last }) : new Map(),
    rows: taken.length,
    bytes: taken.reduce((sum, size) => sum + size.bytes, 0),
    last,
    more,
  }
}

async function textsOf(
  handle: Handle,
  filled: readonly Table[],
  range: Range,
): Promise<Map<Table, string[]>> {
  const texts = new Map<Table, string[]>()
  for (const table of filled) texts.set(table, await jsonAfter(handle, table, range))
  return texts
}

/** The tables of an app that does not name its tables. It cannot parse conflicts of other tables. */
const BEFORE_TASKS = new Set<Table>([
  ...(['products', 'suggestions', 'leads', 'notes'] as const),
  ...(['emails', 'requests', 'conflicts', 'settings'] as const),
])

/** The tables of this server that a device knows. @param named the tables that the device named */
export const knownTables = (named: readonly string[] | undefined): readonly Table[] =>
  tables.filter((table) => (named ? named.includes(table) : BEFORE_TASKS.has(table)))

const About = v.pipe(v.string(), v.parseJson(), v.object({ table: v.string() }))

/** Whether a row, as JSON, is a conflict about a row of a table that the device does not know. */
function isAboutOther(known: readonly Table[], table: Table, row: string): boolean {
  if (table !== 'conflicts' || known.length === tables.length) return false
  const about = v.parse(About, row)
  return !known.some((one) => one === about.table)
}

/** A limit for a page. Bytes are counted as stored, or as JSON, which is slightly larger. */
interface Amount {
  rows: number
  bytes: number
}

const stateAt = (handle: Handle, { teamId, version, known }: Cursor): Promise<TeamState> =>
  teamStateOf(handle, { teamId, cursor: version, known: known?.version ?? 0 })

/** Why the device cannot continue from its cursor; undefined if it can. */
function resetFor(state: TeamState, cursor: Cursor): ResetReason | undefined {
  if (isOfOther(state, cursor)) return 'diverged'
  const { version, horizon: begunWith = 0 } = cursor
  if (version === 0) return undefined
  const { horizon } = state
  return version < horizon && begunWith < horizon ? 'horizon' : undefined
}

/** Whether the device knows points of the team's history that differ from this server's. */
export const hasDiverged = async (handle: Handle, cursor: Cursor): Promise<boolean> =>
  isOfOther(await stateAt(handle, cursor), cursor)

function isOfOther({ hashAtCursor, hashAtKnown }: TeamState, { known, ...at }: Cursor): boolean {
  if (at.version !== 0 && at.stamp !== hashAtCursor) return true
  return known !== undefined && known.version !== 0 && known.stamp !== hashAtKnown
}
