import type { Conflict } from '#db/model/entities/conflict.ts'
import { type AnyRow, isTable, knownMutation, type Table } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { type Change, changeOf, changesOf, mutate, mutateMany, synced } from './mutate.ts'
import { opened } from './outbox.ts'
import type { DeviceStore, OutboxEntry } from './store.ts'

/**
 * The refused changes of one row (with a refused create, all changes made on top of it), or one refused
 * batch.
 */
export interface RefusedItem {
  table: Table
  /** For a batch, the first of its rows. */
  rowId: number
  /** The number of rows that it changes. */
  rows: number
  /** The team that was current at the tap. */
  teamId: number
  /**
   * In the order in which they were made; never empty. A batch is the only entry, and its `args` are a list.
   */
  entries: OutboxEntry[]
  /** This device's copy of the row; undefined if it has none, for example after a refused create. */
  row: AnyRow | undefined
}

/** A conflict in which this person or somebody else lost a value, with this device's copy of the row. */
export interface LostItem {
  conflict: RowConflict
  row: AnyRow | undefined
}

/** A conflict over a row of a table that this version knows. */
export type RowConflict = Conflict & { table: Table }

/** What a person must look at, in all their teams, newest first. */
export interface Attention {
  refused: RefusedItem[]
  lost: LostItem[]
  /** The number of rows from the server that this version of the app cannot read. */
  unread: number
}

/** Everything in the person's Attention list. */
export async function attentionOf(store: DeviceStore): Promise<Attention> {
  const refused = await Promise.all(
    [...(await refusedByRow(store)).values()].map(async (entries) => {
      const [{ table, rowId, teamId, batch }] = entries
      const row = batch ? undefined : await store.rows(table).get(rowId)
      const rows = batch?.rowIds.length ?? 1
      return { table, rowId, rows, teamId, entries: await opened(store, entries), row }
    }),
  )
  const lost = await Promise.all(
    (await openConflicts(store)).map(async (conflict) => ({
      conflict,
      row: await store.rows(conflict.table).get(conflict.rowId),
    })),
  )
  return { refused: refused.reverse(), lost, unread: await store.unread.count() }
}

/** The number of items that {@link attentionOf} lists; all rows that cannot be read count as one. */
export async function attentionCount(store: DeviceStore): Promise<number> {
  const unread = (await store.unread.count()) > 0 ? 1 : 0
  return (await refusedByRow(store)).size + (await openConflicts(store)).length + unread
}

async function refusedByRow(store: DeviceStore) {
  const byRow = new Map<string, [OutboxEntry, ...OutboxEntry[]]>()
  for (const entry of await store.outbox.where('state').equals('refused').sortBy('seq')) {
    const key = entry.batch ? entry.mid : `${entry.table} ${entry.rowId}`
    const earlier = byRow.get(key)
    if (earlier) earlier.push(entry)
    else byRow.set(key, [entry])
  }
  return byRow
}

async function openConflicts({ conflicts, userId }: DeviceStore): Promise<RowConflict[]> {
  const mine = ({ resolved, deletedAt, loserBy, winnerBy }: Conflict) =>
    !resolved && !deletedAt && (loserBy === userId || winnerBy === userId)
  const found = await conflicts.filter(mine).toArray()
  return found.filter(isOfKnownTable).sort((a, b) => b.version - a.version)
}

const isOfKnownTable = (conflict: Conflict): conflict is RowConflict => isTable(conflict.table)

/** What the person typed or chose, by field; the last edit of a field wins. Empty for a batch. */
export function typedOf(entries: readonly OutboxEntry[]): Record<string, unknown> {
  return Object.assign({}, ...entries.map(({ args }) => typedIn(args)))
}

/** What the person typed or chose for each row of a batch. */
export const typedInBatch = (entries: readonly OutboxEntry[]): Record<string, unknown>[] =>
  entries.flatMap(({ batch, args }) => (batch ? argsIn(args).map(typedIn) : []))

const argsIn = (args: unknown): readonly unknown[] => (Array.isArray(args) ? args : [])

const typedIn = (args: unknown): Record<string, unknown> => ({ ...fieldsIn(args), ...wantedIn(args) })

function fieldsIn(args: unknown): object {
  return isObject(args) && 'fields' in args && isObject(args.fields) ? args.fields : {}
}

function wantedIn(args: unknown): object {
  const changes = isObject(args) && 'changes' in args && isObject(args.changes) ? args.changes : {}
  return Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => [field, Array.isArray(pair) ? pair[1] : null]),
  )
}

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object'

const isMaking = ({ name }: OutboxEntry) => knownMutation(name)?.kind === 'create'
const isEditing = ({ name }: OutboxEntry) => knownMutation(name)?.kind === 'edit'

/** Whether the item creates a row. If so, it can be created in another team instead. */
export const makesRow = ({ entries }: RefusedItem): boolean => entries.some(isMaking)

/**
 * Makes the refused changes again, in `teamId`, and drops the refused ones: all or none.
 * @param typed the fields as the person wants them now; an edit starts from the row's current values
 * @throws Refused if they cannot be made this way either; then nothing was changed
 */
export async function sendAgain(
  store: DeviceStore,
  item: RefusedItem,
  { teamId, typed }: { teamId: number; typed: Record<string, unknown> },
): Promise<void> {
  await changingOutbox(store, async () => {
    const row = await store.rows(item.table).get(item.rowId)
    const batch = item.entries.flatMap(batchAgain)
    if (batch.length > 0) await mutateMany(store, teamId, batch)
    else await mutate(store, teamId, changesAgain(item, row, typed))
    await dropRefused(store, item.entries)
  })
}

function batchAgain({ name, args, batch }: OutboxEntry): readonly Change[] {
  if (!batch) return []
  const again = argsIn(args)
  if (knownMutation(name)?.kind !== 'create') return again.map((one) => changeOf(name, one))
  return again.map((one) => changeOf(name, madeAnew(one, typedIn(one))))
}

function changesAgain(
  item: RefusedItem,
  row: AnyRow | undefined,
  typed: Record<string, unknown>,
): readonly Change[] {
  const made = item.entries.find(isMaking)
  if (made) return [changeOf(made.name, madeAnew(made.args, typed))]
  const edit = item.entries.find(isEditing)
  const now: Record<string, unknown> = { ...row }
  const changes = Object.entries(typed).map(([field, to]) => [field, [now[field] ?? null, to]])
  return [
    ...(edit ? [changeOf(edit.name, { id: item.rowId, changes: Object.fromEntries(changes) })] : []),
    ...item.entries.filter((entry) => !isEditing(entry)).map(({ name, args }) => changeOf(name, args)),
  ]
}

/** The arguments with a new id, because the old id may be the reason for the refusal. */
function madeAnew(args: unknown, typed: Record<string, unknown>): object {
  const given = isObject(args) ? args : {}
  return { ...given, id: newId(), ...('fields' in given && { fields: typed }) }
}

/** Deletes refused changes for good. The caller has asked the person. */
export async function discardRefused(store: DeviceStore, entries: readonly OutboxEntry[]): Promise<void> {
  await changingOutbox(store, () => dropRefused(store, entries))
}

async function dropRefused(store: DeviceStore, entries: readonly OutboxEntry[]) {
  const mids = new Set(entries.map(({ mid }) => mid))
  await store.outbox
    .where('state')
    .equals('refused')
    .filter(({ mid }) => mids.has(mid))
    .delete()
  await store.batches.bulkDelete([...mids])
  const named = new Set((await store.outbox.toArray()).flatMap(({ files = [] }) => files))
  const files = entries.flatMap(({ files = [] }) => files)
  await store.files.bulkDelete(files.filter((id) => !named.has(id)))
}

const changingOutbox = (store: DeviceStore, work: () => Promise<void>) =>
  store.transaction(
    'rw',
    [...synced(store), store.shadows, store.outbox, store.batches, store.files, store.clocks],
    work,
  )

/**
 * The changes that set a field to the value that the person chose in a conflict, and resolve the conflict.
 * @throws Refused if this device does not have the row
 */
export function choosing({ conflict, row }: LostItem, value: unknown): readonly Change[] {
  const settled = settling([conflict])
  if (!row) throw Refused.missing()
  const now: Record<string, unknown> = { ...row }
  const changes = { [conflict.field]: [now[conflict.field] ?? null, value] }
  return [...changesOf(conflict.table, 'edit', { id: row.id, changes }), ...settled]
}

/**
 * The changes that restore a deleted row, with its edits, and resolve the conflicts that its deletion caused.
 */
export function restoring(table: Table, rowId: number, conflicts: readonly Conflict[]): readonly Change[] {
  return [...changesOf(table, 'restore', { id: rowId }), ...settling(conflicts)]
}

/** The changes that resolve conflicts and leave the rows as they are. */
export const settling = (conflicts: readonly Conflict[]): readonly Change[] =>
  conflicts.map(({ id }) => ({ name: 'conflict.resolve', args: { id } }) as const)
