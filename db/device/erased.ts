import { isErased } from '#db/model/entities/erased.ts'
import type { Page } from '#db/model/entities/pull.ts'
import { type AnyRow, tables } from '#db/model/entities/registry.ts'
import { outdateScreens } from './keptScreens.ts'
import { rowIdsOf, rowKeysOf } from './outbox.ts'
import { dropPacks } from './packs.ts'
import type { DeviceStore, OutboxEntry } from './store.ts'

/**
 * Of rows whose person's data was erased, keeps only the server's copy. It deletes the confirmed changes of
 * these rows, with their files. Changes that were not sent yet stay; they go to Attention once the server
 * refuses them.
 * @returns the erased rows whose confirmed changes were not read back yet
 */
export async function forgetErased(
  store: DeviceStore,
  pages: readonly Page[],
): Promise<Pick<OutboxEntry, 'table' | 'rowId'>[]> {
  const erased = new Set(pages.flatMap(erasedIn))
  if (erased.size === 0) return []
  const isErasedRow = ({ table, rowId }: Pick<OutboxEntry, 'table' | 'rowId'>) =>
    erased.has(`${table} ${rowId}`)
  const isOfThem = (entry: OutboxEntry) => rowKeysOf(entry).some(isErasedRow)
  const sent = await store.sent.filter(isOfThem).toArray()
  const confirmed = await store.outbox.where('state').equals('confirmed').filter(isOfThem).toArray()
  const isSingle = ({ batch }: OutboxEntry) => batch === undefined
  await store.files.bulkDelete([...sent, ...confirmed].flatMap(({ files = [] }) => files))
  await store.sent.bulkDelete(sent.filter(isSingle).map(({ mid }) => mid))
  await store.outbox.bulkDelete(confirmed.filter(isSingle).map(({ seq }) => seq))
  await store.sent.bulkPut(await thinned(store, sent, erased))
  await store.outbox.bulkPut(await thinned(store, confirmed, erased))
  // All tables: the server also changed other rows that mention these, such as conflicts, and older packs
  // hold them.
  await dropPacks(store, tables)
  await outdateScreens(store)
  return confirmed.flatMap(rowKeysOf).filter(isErasedRow)
}

/** The batches among the entries, without the rows that were erased. */
async function thinned(
  store: DeviceStore,
  entries: readonly OutboxEntry[],
  erased: ReadonlySet<string>,
): Promise<OutboxEntry[]> {
  const batches = entries.filter(({ batch }) => batch)
  return Promise.all(
    batches.map(async (entry) => {
      const rowIds = rowIdsOf(entry)
      const isKept = (rowId: number | undefined) => !erased.has(`${entry.table} ${rowId}`)
      await store.batches
        .where('mid')
        .equals(entry.mid)
        .modify((batch) => {
          batch.each = batch.each.filter((_, place) => isKept(rowIds[place]))
        })
      return {
        ...entry,
        batch: { bytes: entry.batch?.bytes ?? 0, rowIds: rowIds.filter(isKept), isThinned: true },
      }
    }),
  )
}

const erasedIn = (page: Page): string[] =>
  tables.flatMap((table) => {
    const rows: readonly AnyRow[] = page[table]
    return rows.filter((row) => isErased(table, row)).map(({ id }) => `${table} ${id}`)
  })
