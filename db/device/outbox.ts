import type { RowChange, SentMutation } from '#db/model/sync/protocol.ts'
import type { DeviceStore, OutboxEntry } from './store.ts'

/** The ids of the rows that an entry changes: one, or those of its batch. */
export const rowIdsOf = ({ rowId, batch }: OutboxEntry): readonly number[] => batch?.rowIds ?? [rowId]

/** The rows that an entry changes. */
export const rowKeysOf = (entry: OutboxEntry): Pick<OutboxEntry, 'table' | 'rowId'>[] =>
  rowIdsOf(entry).map((rowId) => ({ table: entry.table, rowId }))

/** The changes of the batches among the entries, by mid. */
export async function changesIn(
  store: DeviceStore,
  entries: readonly OutboxEntry[],
): Promise<ReadonlyMap<string, readonly RowChange[]>> {
  const mids = entries.filter(({ batch }) => batch).map(({ mid }) => mid)
  if (mids.length === 0) return new Map()
  const found = await store.batches.bulkGet(mids)
  return new Map(found.flatMap((batch) => (batch ? [[batch.mid, batch.each]] : [])))
}

/** The arguments with which an entry changes a row. @param changes the result of {@link changesIn} */
export function argsFor(
  { mid, args, batch }: OutboxEntry,
  rowId: number,
  changes: ReadonlyMap<string, readonly RowChange[]>,
): unknown {
  return batch ? changes.get(mid)?.[batch.rowIds.indexOf(rowId)]?.args : args
}

/** The entries with the arguments of batches filled in: a list with the arguments for each row. */
export async function opened(store: DeviceStore, entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
  const changes = await changesIn(store, entries)
  return entries.map((entry) =>
    entry.batch ? { ...entry, args: changes.get(entry.mid)?.map(({ args }) => args) } : entry,
  )
}

/** The entries in the form that is sent to the server. */
export async function asSent(store: DeviceStore, entries: readonly OutboxEntry[]): Promise<SentMutation[]> {
  const changes = await changesIn(store, entries)
  return entries.map(({ mid, teamId, name, args, at, offset, heard, seen, batch }) => ({
    ...(batch ? { each: [...(changes.get(mid) ?? [])] } : { args }),
    mid,
    teamId,
    name,
    at,
    offset,
    heard,
    seen,
  }))
}
