import Dexie, { type Table as DexieTable } from 'dexie'
import { uuidv7 } from 'uuidv7'
import * as v from 'valibot'
import {
  type AnyRow,
  knownMutation,
  type MutationArgs,
  type MutationName,
  mutationNamed,
  mutationOf,
  type Table,
  tables,
} from '#db/model/entities/registry.ts'
import { filesNamedIn } from '#db/model/file.ts'
import { type Kind, Refused } from '#db/model/sync/mutation.ts'
import { BATCH_LIMIT, type RowChange } from '#db/model/sync/protocol.ts'
import { tapOf } from './clock.ts'
import { nextTurn } from './nextTurn.ts'
import type { DeviceFile, DeviceStore, OutboxEntry, Shadow } from './store.ts'
import { despiteCuts } from './underWay.ts'

/** The name of a mutation with its arguments. */
export type Change = { [N in MutationName]: { name: N; args: MutationArgs<N> } }[MutationName]

/** @throws Refused if this version does not know the mutation or cannot parse the arguments */
export function changeOf(name: string, args: unknown): Change {
  const change = { name, args }
  mutationNamed(name).parse(args)
  if (isChange(change)) return change
  throw new Refused('unknown', 'This version of Rove does not know this change.')
}

const isChange = (change: { name: string; args: unknown }): change is Change =>
  knownMutation(change.name) !== undefined

/** The table's change of a kind, as a list of one; empty if the table has no such mutation. */
export function changesOf(table: Table, kind: Kind, args: object): Change[] {
  const mutation = mutationOf(table, kind)
  return mutation ? [changeOf(mutation.name, args)] : []
}

/** A file of a change that is about to be made. */
export type NewFile = Pick<DeviceFile, 'id' | 'type' | 'bytes'>

/**
 * Makes changes on this device, all or none. When the promise resolves, they are on disk: the rows as the
 * person sees them, and the outbox entries that will be sent to the server.
 * @param teamId the team that was current at the tap
 * @param files files whose addresses the changes contain: they are stored with the changes and sent before
 * them
 * @throws Refused if a change cannot be made; then nothing was changed
 */
export async function mutate(
  store: DeviceStore,
  teamId: number,
  changes: readonly Change[],
  { now = new Date(), files = [] }: { now?: Date; files?: readonly NewFile[] } = {},
): Promise<void> {
  const at = now.toISOString()
  const { userId } = store
  // Locks only the tables that it writes, so that others can be read meanwhile.
  const written = [...new Set(changes.map(({ name }) => mutationNamed(name).table))].map((table) =>
    store.rows(table),
  )
  const tables = [...written, store.shadows, store.outbox, store.files, store.clocks]
  await despiteCuts(() => store.transaction('rw', tables, make))

  async function make() {
    // Awaited with the first row: each wait for the browser takes as long as a write.
    const clockKnown = store.clocks.get('clock')
    if (files.length > 0)
      await store.files.bulkAdd(files.map((file) => ({ ...file, teamId, state: 'waiting' })))
    for (const { name, args } of changes) {
      const mutation = mutationNamed(name)
      const { table } = mutation
      const { id: rowId } = mutation.parse(args)
      const [clock, before, shadow, waits] = await Promise.all([
        clockKnown,
        store.rows(table).get(rowId),
        store.shadows.get([table, rowId]),
        waitingFiles(store, JSON.stringify(args)),
      ])
      const after = mutation.run(before, args, { at, userId, teamId })
      if (before && JSON.stringify(before) === JSON.stringify(after)) continue
      const mid = uuidv7()
      const kept = shadow ? undefined : shadowOf(table, before)
      await Promise.all([
        kept && store.shadows.put(kept),
        store.rows(table).put(after),
        store.outbox.add({
          mid,
          teamId,
          userId,
          name,
          args,
          at,
          table,
          rowId,
          ...tapOf(clock),
          ...(before && { seen: before.version }),
          state: 'waiting',
          ...waits,
        }),
      ])
    }
  }
}

/**
 * Changes many rows. Consecutive changes with the same name are grouped into batches (`BATCH_LIMIT`). Each
 * batch is one entry of the outbox, and is written as a whole or not at all. Between two batches the page can
 * respond to input. A call that was interrupted can be repeated: rows that it created already stay as they
 * are.
 * @param onProgress called after each batch with the number of changes that are on disk
 * @param signal stops the call after the current batch
 * @throws Refused if a change of a batch cannot be made; then that batch and those after it were not made
 */
export async function mutateMany(
  store: DeviceStore,
  teamId: number,
  changes: Iterable<Change>,
  {
    now = new Date(),
    onProgress,
    signal,
  }: { now?: Date; onProgress?: (made: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  const at = now.toISOString()
  let made = 0
  for (const batch of batchesOf(changes)) {
    if (signal?.aborted) return
    await makeBatch(store, teamId, batch, at)
    made += batch.changes.length
    onProgress?.(made)
    await nextTurn()
  }
}

/** Changes of different rows by one mutation. */
interface NewBatch {
  name: MutationName
  changes: SizedChange[]
}

/** The arguments of a change, the same as JSON, and their size on the wire. */
interface SizedChange {
  args: unknown
  json: string
  bytes: number
}

/** The size of `{"args":…,"seen":…},` without the arguments. */
const FRAME_BYTES = 40

/** Text of which each character is one byte; most is, and counting the bytes of other text takes longer. */
const IS_ASCII = /^[\0-\x7f]*$/

function* batchesOf(changes: Iterable<Change>): Generator<NewBatch> {
  const encoder = new TextEncoder()
  let open: NewBatch | undefined
  let bytes = 0
  for (const { name, args } of changes) {
    const json = JSON.stringify(args)
    const length = IS_ASCII.test(json) ? json.length : encoder.encode(json).length
    const change: SizedChange = { args, json, bytes: length + FRAME_BYTES }
    const isFull = open?.changes.length === BATCH_LIMIT.rows || bytes + change.bytes > BATCH_LIMIT.bytes
    if (open && (open.name !== name || isFull)) {
      yield open
      open = undefined
    }
    bytes = open ? bytes + change.bytes : change.bytes
    if (open) open.changes.push(change)
    else open = { name, changes: [change] }
  }
  if (open) yield open
}

async function makeBatch(
  store: DeviceStore,
  teamId: number,
  { name, changes: all }: NewBatch,
  at: string,
): Promise<void> {
  const { userId } = store
  const mutation = mutationNamed(name)
  const { table, kind } = mutation
  const ids = all.map(({ args }) => idIn(args))
  if (new Set(ids).size < ids.length) throw new Error('A batch names a row twice.')
  const tables = [store.rows(table), store.shadows, store.outbox, store.batches, store.files, store.clocks]
  await despiteCuts(() => store.transaction('rw', tables, make))

  async function make() {
    const run = (before: AnyRow | undefined, args: unknown) =>
      mutation.run(before, args, { at, userId, teamId })
    const made = kind === 'create' ? await add(run) : await edit(run)
    const [first] = made
    if (!first) return
    const mid = uuidv7()
    const isBatch = made.length > 1
    const rowIds = made.map(({ rowId }) => rowId)
    const entry: Omit<OutboxEntry, 'seq'> = {
      mid,
      teamId,
      userId,
      name,
      at,
      table,
      rowId: first.rowId,
      ...(isBatch
        ? { batch: { rowIds, bytes: made.reduce((sum, { bytes }) => sum + bytes, 0) } }
        : first.change),
      ...tapOf(await store.clocks.get('clock')),
      state: 'waiting',
      ...(await waitingFiles(store, made.map(({ json }) => json).join())),
    }
    await Promise.all([
      isBatch && store.batches.add({ mid, each: made.map(({ change }) => change) }),
      store.outbox.add(entry),
    ])
  }

  async function add(run: Run): Promise<MadeChange[]> {
    const rows = all.map(({ args }) => run(undefined, args))
    const there = await addNew(store.rows(table), rows)
    return all.flatMap(({ args, ...sized }, at) =>
      there.has(at) ? [] : { ...sized, rowId: ids[at] ?? 0, change: { args } },
    )
  }

  async function edit(run: Run): Promise<MadeChange[]> {
    const [befores, shadows] = await Promise.all([
      store.rows(table).bulkGet(ids),
      store.shadows.bulkGet(ids.map((id): [Table, number] => [table, id])),
    ])
    const changed = all.flatMap(({ args, ...sized }, at) => {
      const before = befores[at]
      const after = run(before, args)
      if (before && JSON.stringify(before) === JSON.stringify(after)) return []
      const shadow = shadows[at] ? undefined : shadowOf(table, before)
      const change: RowChange = before ? { args, seen: before.version } : { args }
      return { after, shadow, made: { ...sized, rowId: after.id, change } }
    })
    await Promise.all([
      store.shadows.bulkPut(changed.flatMap(({ shadow }) => shadow ?? [])),
      store.rows(table).bulkPut(changed.map(({ after }) => after)),
    ])
    return changed.map(({ made }) => made)
  }
}

type Run = (before: AnyRow | undefined, args: unknown) => AnyRow

/** A change of a batch that had an effect on its row. */
interface MadeChange extends Omit<SizedChange, 'args'> {
  rowId: number
  change: RowChange
}

/** Adds rows that do not exist yet. @returns the indexes of rows that exist; they stay as they are */
async function addNew(into: DexieTable<AnyRow, number>, rows: readonly AnyRow[]): Promise<Set<number>> {
  try {
    await into.bulkAdd(rows)
    return new Set()
  } catch (error) {
    if (!(error instanceof Dexie.BulkError)) throw error
    const failures = Object.entries(error.failuresByPos)
    const other = failures.find(([, failure]) => failure.name !== 'ConstraintError')
    if (other) throw other[1]
    return new Set(failures.map(([place]) => Number(place)))
  }
}

/**
 * The shadow of a row before its first pending mutation; undefined for a row that was never on the server.
 */
export function shadowOf(table: Table, row: AnyRow | undefined): Shadow | undefined {
  return row && row.version > 0 ? { table, rowId: row.id, teamId: row.teamId, row } : undefined
}

const HasId = v.object({ id: v.number() })
/** The id of the row that the arguments of a mutation name. `run` checks the arguments themselves. */
const idIn = (args: unknown): number => v.parse(HasId, args).id

/** The unsent files that a change must wait for, if there are any. @param json the arguments of the change */
async function waitingFiles(store: DeviceStore, json: string): Promise<{ files?: number[] }> {
  const named = filesNamedIn(json)
  if (named.length === 0) return {}
  const known = await store.files.bulkGet(named)
  const waiting = known.flatMap((file) => (file?.state === 'waiting' ? [file.id] : []))
  return waiting.length > 0 ? { files: waiting } : {}
}

/** The tables that hold synced rows. */
export const synced = (store: DeviceStore) => tables.map((table) => store.rows(table))
