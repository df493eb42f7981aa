import { and, desc, eq, getTableColumns, gte, isNull, lt, not, or, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import {
  entities,
  fittingSince,
  type KeptFrom,
  keptSince,
  nameOf,
  type Table,
  tables,
  tablesKeptInPart,
} from '#db/model/entities/registry.ts'
import { hasWords } from '#db/model/text.ts'
import type { Handle } from './database/handle.ts'
import { hasKeptAlways, rowsById, sizeOf, stored } from './rows.ts'

/** The bytes of a row's names and numbers as JSON. It makes the number of rows that fit into `keptBytes` finite. */
const BYTES_BESIDE = 400

/**
 * From when on a device that reads a team from the beginning gets the rows of tables that it keeps in part.
 * @param now ISO 8601 in UTC
 */
export async function keptFrom(handle: Handle, teamId: number, now: string): Promise<KeptFrom> {
  const times: Record<string, string> = {}
  for (const table of tablesKeptInPart) {
    const from = stored[table]
    const since = keptSince(table, now)
    const always = hasKeptAlways(table)
    const newest = await handle
      .select({ createdAt: from.createdAt, bytes: sizeOf(handle, from) })
      .from(from)
      .where(and(eq(from.teamId, teamId), gte(from.createdAt, since), always && not(always)))
      .orderBy(desc(from.createdAt), desc(from.id))
      .limit(Math.ceil(entities[table].keptBytes / BYTES_BESIDE))
    const sized = newest.map(({ createdAt, bytes }) => ({ createdAt, bytes: bytes + BYTES_BESIDE }))
    times[table] = fittingSince(table, sized) ?? since
  }
  return times
}

/** Where a list of rows that begins with the newest goes on. */
export interface Place {
  /** A creation time, ISO 8601 in UTC. */
  before: string
  /** The id of the row with this time that was the last one so far. */
  beforeId?: number | undefined
}

/** Older rows of a table that devices keep in part. */
export interface OlderPage {
  /** Each row as JSON. */
  rows: string[]
  more: boolean
  next?: Place
  /** How many bytes were read for it. */
  read: number
}

/** How many rows are read at once in search of words. */
const SEARCHED_AT_ONCE = 500

/**
 * A team's rows of a table that devices keep in part, older than a place, newest first, without deleted ones.
 * @param words only rows that have all of them, themselves or in the name of their parent; '' for all
 */
export async function olderRows(
  handle: Handle,
  table: Table,
  teamId: number,
  { limit, words, ...place }: Place & { limit: number; words: string },
): Promise<OlderPage> {
  const always = hasKeptAlways(table)
  const condition = and(isBefore(table, place), always && not(always))
  const most = words ? SEARCHED_AT_ONCE : limit
  const found = await jsonOf(handle, table, teamId, condition, most + 1)
  const all = found.slice(0, most)
  const wanted = words ? await withWords(handle, table, all, words) : all
  const rows = wanted.slice(0, limit)
  const last = wanted.length > limit ? rows.at(-1) : all.at(-1)
  return {
    rows,
    more: found.length > most || wanted.length > limit,
    ...(last !== undefined && { next: placeOf(last) }),
    read: all.reduce((bytes, json) => bytes + json.length, 0),
  }
}

/** A team's row of any age as JSON, in an array; an empty one if it is deleted or there is none. */
export const olderRow = (handle: Handle, table: Table, teamId: number, id: number): Promise<string[]> =>
  jsonOf(handle, table, teamId, eq(stored[table].id, id), 1)

async function jsonOf(
  handle: Handle,
  table: Table,
  teamId: number,
  condition: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const from: (typeof stored)[Table] = stored[table]
  const found = await handle
    .select({ json: handle.functions.rowAsJson(getTableColumns(from)) })
    .from(from)
    .where(and(eq(from.teamId, teamId), isNull(from.deletedAt), condition))
    .orderBy(desc(from.createdAt), desc(from.id))
    .limit(limit)
  return found.map(({ json }) => json)
}

function isBefore(table: Table, { before, beforeId = 0 }: Place) {
  const from: (typeof stored)[Table] = stored[table]
  return or(lt(from.createdAt, before), and(eq(from.createdAt, before), lt(from.id, beforeId)))
}

const AnyJson = v.pipe(v.string(), v.parseJson(), v.looseObject({ id: v.number(), createdAt: v.string() }))

function placeOf(json: string): Place {
  const { createdAt, id } = v.parse(AnyJson, json)
  return { before: createdAt, beforeId: id }
}

async function withWords(handle: Handle, table: Table, rows: readonly string[], words: string) {
  const { searched, parent } = entities[table]
  const parsed = rows.map((json) => v.parse(AnyJson, json))
  const parentOf = (row: object): unknown => parent && Reflect.get(row, parent.field)
  const names = await namesOfParents(
    handle,
    table,
    parsed.map(parentOf).filter((id) => typeof id === 'number'),
  )
  return rows.filter((_, at) => {
    const row = parsed[at] ?? {}
    const texts = [...searched.map((field) => Reflect.get(row, field)), names.get(parentOf(row))]
    return hasWords(texts.join('\n'), words)
  })
}

async function namesOfParents(handle: Handle, table: Table, ids: readonly number[]) {
  const parentTable = tables.find((other) => entities[other] === entities[table].parent?.entity)
  const names = new Map<unknown, string>()
  if (!parentTable || ids.length === 0) return names
  for (const [id, row] of await rowsById(handle, parentTable, [...new Set(ids)]))
    names.set(id, nameOf(parentTable, row))
  return names
}
