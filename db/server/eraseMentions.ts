import { and, type Column, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { ERASED_MENTION } from '#db/model/entities/erased.ts'
import {
  type AnyRow,
  entities,
  isTable,
  knownMutation,
  rowOf,
  type Table,
  tables,
} from '#db/model/entities/registry.ts'
import type { Handle } from './database/handle.ts'
import { history, members, receipts, settings } from './database/tables.ts'
import type { Mentions } from './mentions.ts'
import { rowById, rowsWhere, stored } from './rows.ts'
import { waitForTurn } from './teams.ts'
import { rewriteTexts } from './texts.ts'
import { type Author, difference, write } from './write.ts'

/** Contact fields of a lead's own person: if two people have the same number, the other lead keeps it. */
const OWN = new Set(['email', 'phoneNumber'])

/**
 * Removes mentions of a person from all other texts of a team: from rows, from the values of changes, from
 * messages about refused changes, and from its members' private views.
 * @returns the members whose private views contained mentions
 */
export async function eraseMentions(
  handle: Handle,
  mentions: Mentions,
  { teamId, userId, at }: { teamId: number; userId: number; at: string },
): Promise<number[]> {
  const by = { userId, deviceId: 'api', name: 'mention.erase', at }
  for (const table of tables) {
    const from = stored[table]
    const isTelling = and(eq(from.teamId, teamId), mayTell(handle, textsOf(from), mentions))
    for (const row of await rowsWhere(handle, table, isTelling))
      await writeWithout(handle, table, row, { mentions, by })
  }
  await eraseInHistory(handle, teamId, { mentions, teamId })
  await eraseInReceipts(handle, teamId, mentions)
  return eraseInOwnViews(handle, { mentions, teamId, by })
}

/**
 * In private views, and in their former versions in history.
 * @returns the members whose private views contained mentions
 */
async function eraseInOwnViews(
  handle: Handle,
  { mentions, teamId, by }: { mentions: Mentions; teamId: number; by: Author },
): Promise<number[]> {
  const mates = handle.select({ id: members.userId }).from(members).where(eq(members.teamId, teamId))
  const seen = or(inArray(settings.id, mates), mayTell(handle, [settings.ownViews], mentions))
  const streams: number[] = []
  const ids = await handle.select({ id: settings.id }).from(settings).where(seen).orderBy(settings.id)
  for (const { id } of ids) {
    await waitForTurn(handle, id)
    const row = await rowById(handle, 'settings', id)
    if (!row) continue
    const left = { ...row, ownViews: ownViewsWithout(row.ownViews, mentions, teamId) }
    const isChanged = difference(row, left).ownViews !== undefined
    if (isChanged) await write(handle, 'settings', row, left, by)
    if (isChanged) streams.push(row.teamId)
    await eraseInHistory(handle, row.teamId, { mentions, teamId })
  }
  return streams
}

const ownViewsWithout = <View extends { teamId: number }>(
  views: readonly View[],
  mentions: Mentions,
  teamId: number,
): View[] => views.map((view) => (view.teamId === teamId ? valuesWithout('views', view, mentions) : view))

async function writeWithout(
  handle: Handle,
  table: Table,
  row: AnyRow,
  { mentions, by }: { mentions: Mentions; by: Author },
) {
  const left = rowOf(table, valuesWithout(table, row, mentions))
  if (Object.keys(difference(row, left)).length > 0) await write(handle, table, row, left, by)
}

/** A row, or some of its fields, without mentions of the person. */
function valuesWithout<V extends object>(table: Table, values: V, mentions: Mentions): V {
  const left = Object.entries(values).map(([field, value]) => [
    field,
    valueWithout(schemaOf(table, field, values), field, value, mentions),
  ])
  return Object.assign({}, values, Object.fromEntries(left.filter(([, value]) => value !== undefined)))
}

/** The schema of a field; for a conflict, that of the field in conflict. */
function schemaOf(table: Table, field: string, values: object): unknown {
  if (table === 'leads' && OWN.has(field)) return undefined
  const entries: Record<string, unknown> = entities[table].row.entries
  if (!('table' in values) || !['base', 'winner', 'loser'].includes(field)) return entries[field]
  const about = String(values.table)
  const named = 'field' in values ? String(values.field) : ''
  if (!isTable(about)) return undefined
  const fields: Record<string, v.GenericSchema> = entities[about].row.entries
  return named === '' ? v.partial(v.object(fields)) : schemaOf(about, named, {})
}

const valueWithout = (schema: unknown, field: string, value: unknown, mentions: Mentions): unknown =>
  rewriteTexts(
    schema,
    value,
    (text, name) =>
      name === 'search' ? searchWithout(text, mentions) : mentions.without(text, ERASED_MENTION),
    field,
  )

/** Values in the address of a view are URL-encoded. */
const searchWithout = (search: string, mentions: Mentions): string =>
  search
    .split(/([?&=])/)
    .map((part) => {
      const plain = decoded(part)
      const left = mentions.without(plain, ERASED_MENTION)
      return left === plain ? part : encodeURIComponent(left)
    })
    .join('')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/**
 * In the values of changes of other rows in a stream.
 * @param teamId whose views are meant, in a member's own stream
 */
async function eraseInHistory(
  handle: Handle,
  stream: number,
  { mentions, teamId }: { mentions: Mentions; teamId: number },
): Promise<void> {
  const { id, name, rowId, changes } = history
  const found = await handle
    .select({ id, name, rowId, changes })
    .from(history)
    .where(and(eq(history.teamId, stream), mayTell(handle, [changes], mentions)))
  for (const entry of found) {
    const without = await changesWithout(handle, entry, mentions)
    const left = Object.entries(entry.changes).map(([field, values]) => [
      field,
      values.map((value) => {
        const views = field === 'ownViews' ? v.safeParse(OwnViews, value) : undefined
        return views?.success ? ownViewsWithout(views.output, mentions, teamId) : without(field, value)
      }),
    ])
    await handle
      .update(history)
      .set({ changes: Object.fromEntries(left) })
      .where(eq(id, entry.id))
  }
}

const OwnViews = v.array(v.looseObject({ teamId: v.number() }))

type Entry = Pick<typeof history.$inferSelect, 'name' | 'rowId' | 'changes'>

/**
 * The name of a change tells its entity; for the server's own changes, the fields do. Conflicts can result
 * from any change, so their rows tell what they are about.
 */
async function changesWithout(handle: Handle, { name, rowId, changes }: Entry, mentions: Mentions) {
  const isConflict = 'winner' in changes || 'loser' in changes
  const values = isConflict ? ((await rowById(handle, 'conflicts', rowId)) ?? {}) : {}
  const named =
    knownMutation(name)?.table ?? tables.find((table) => name.startsWith(`${entities[table].name}.`))
  const table = isConflict ? 'conflicts' : named
  return (field: string, value: unknown): unknown =>
    (table ? [table] : tables).reduce(
      (left, one) => valueWithout(schemaOf(one, field, values), field, left, mentions),
      value,
    )
}

/** In the messages about refused changes. */
async function eraseInReceipts(handle: Handle, teamId: number, mentions: Mentions): Promise<void> {
  const told = and(eq(receipts.teamId, teamId), mayTell(handle, [receipts.outcome], mentions))
  for (const { userId, mid, outcome } of await handle.select().from(receipts).where(told)) {
    if (outcome.outcome !== 'rejected') continue
    const left = { ...outcome, message: mentions.without(outcome.message, ERASED_MENTION) }
    const its = and(eq(receipts.userId, userId), eq(receipts.mid, mid))
    await handle.update(receipts).set({ outcome: left }).where(its)
  }
}

const textsOf = (from: (typeof stored)[Table]): Column[] =>
  Object.values(getTableColumns(from)).filter((column) => column.getSQLType() === 'text')

/** Whether one of the columns may contain a mention: it has the parts of one, in order. */
const mayTell = (handle: Handle, columns: readonly Column[], { parts }: Mentions): SQL | undefined =>
  or(
    ...columns.flatMap((column) =>
      parts.map((part) =>
        part.length === 1
          ? handle.functions.contains(column, part.join(''))
          : handle.functions.containsInOrder(column, part),
      ),
    ),
    sql`false`,
  )
