import * as v from 'valibot'
import { type Table, tables } from '#db/model/entities/registry.ts'
import { type Cursor, PULL_LIMIT, type ResetReason } from '#db/model/sync/protocol.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { type TeamState, teamStateOf, versionHashOf } from '#db/server/history.ts'
import { firstWithin, jsonAfter, type Range, type Sized, sizesAfter, tablesAfter } from '#db/server/rows.ts'

/** What a device reads of a team: its next page, as JSON, or why it must read the team anew. */
type Read = { reset: ResetReason } | PageText

interface PageText {
  /** A page of `PullAnswer` as JSON: its rows come so from the store, and never become objects on their way. */
  page: string
  rows: number
  /** How many bytes its rows take. */
  bytes: number
}

/**
 * The next rows of a team in the order of their versions, deleted ones too. A read over several pages keeps the
 * `until` of its first: what changes meanwhile moves behind it and comes with the next read.
 * @param known the tables that the device knows
 * @returns a page without a row where `most` leaves no byte
 */
export async function pageAfter(
  store: Pick<Store, 'read' | 'snapshot'>,
  cursor: Cursor,
  most: Amount = PULL_LIMIT,
  known: readonly Table[] = tables,
): Promise<Read> {
  const state = await stateAt(store.read, cursor)
  const page = { cursor, most, known }
  // Most reads find nothing new. A row that changed while it was looked for would be on no page before the next read.
  if (state.version <= cursor.version) return readPage(store.read, state, page)
  return store.snapshot(async (handle) => {
    const isSameMoment = handle === store.read
    return readPage(handle, isSameMoment ? state : await stateAt(handle, cursor), page)
  })
}

async function readPage(
  handle: Handle,
  state: TeamState,
  { cursor, most, known }: { cursor: Cursor; most: Amount; known: readonly Table[] },
): Promise<Read> {
  const { teamId, version: after } = cursor
  const reset = resetFor(state, cursor)
  if (reset) return { reset }
  const { until = state.version, horizon = state.horizon } = cursor
  const range = { teamId, after, until, limit: most.rows + 1 }
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
    // Until the end of the read is known to stand, a row that moved from before its cursor to behind it is not here.
    ...(more && { until, horizon, known: { version: until, stamp: await hashOfVersion(until) } }),
  }
  // What moved behind the pinned end while it was read comes with the next page.
  const isMore = more || until < state.version
  parts.push(`"next":${JSON.stringify(next)}`, `"more":${isMore}`)
  return { page: `{${parts.join()}}`, rows, bytes }
}

/** What a page takes of what changed. */
interface Taken {
  /** Each row as JSON, by its table. */
  texts: ReadonlyMap<Table, string[]>
  rows: number
  bytes: number
  /** The version that it ends with. */
  last: number
  /** Whether more changed. */
  more: boolean
}

/** So few are read at once however large they are. */
const FEW = 64

/** Takes all, where those are few that fit: undefined where not. To ask how large they are takes as long as to read them. */
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

/** Takes the first that fit, and reads no others. */
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

/** What an app knows that does not say so: of a table that it does not know, it takes no conflict. */
const BEFORE_TASKS = new Set<Table>([
  ...(['products', 'suggestions', 'leads', 'notes'] as const),
  ...(['emails', 'requests', 'conflicts', 'settings'] as const),
])

/** The tables of this server that a device knows. @param named as it says itself */
export const knownTables = (named: readonly string[] | undefined): readonly Table[] =>
  tables.filter((table) => (named ? named.includes(table) : BEFORE_TASKS.has(table)))

const About = v.pipe(v.string(), v.parseJson(), v.object({ table: v.string() }))

/** Whether it is a conflict, as JSON, over a row that the device does not know. */
function isAboutOther(known: readonly Table[], table: Table, row: string): boolean {
  if (table !== 'conflicts' || known.length === tables.length) return false
  const about = v.parse(About, row)
  return !known.some((one) => one === about.table)
}

/** Bytes are counted as the store has them, or as JSON, which takes a little more. */
interface Amount {
  rows: number
  bytes: number
}

const stateAt = (handle: Handle, { teamId, version, known }: Cursor): Promise<TeamState> =>
  teamStateOf(handle, { teamId, cursor: version, known: known?.version ?? 0 })

/** Why the device can't go on from its cursor, if it can't. */
function resetFor(state: TeamState, cursor: Cursor): ResetReason | undefined {
  if (isOfOther(state, cursor)) return 'diverged'
  const { version, horizon: begunWith = 0 } = cursor
  if (version === 0) return undefined
  const { horizon } = state
  return version < horizon && begunWith < horizon ? 'horizon' : undefined
}

/** Whether the device knows a history of the team that this server does not have. */
export const hasDiverged = async (handle: Handle, cursor: Cursor): Promise<boolean> =>
  isOfOther(await stateAt(handle, cursor), cursor)

function isOfOther({ hashAtCursor, hashAtKnown }: TeamState, { known, ...at }: Cursor): boolean {
  if (at.version !== 0 && at.stamp !== hashAtCursor) return true
  return known !== undefined && known.version !== 0 && known.stamp !== hashAtKnown
}
