import { isErased } from '#db/model/entities/erased.ts'
import type { Page } from '#db/model/entities/pull.ts'
import { type AnyRow, tables } from '#db/model/entities/registry.ts'
import { outdateScreens } from './keptScreens.ts'
import { dropPacks } from './packs.ts'
import type { DeviceStore, OutboxEntry } from './store.ts'

/**
 * Of rows whose person's data was erased nothing stays here but what the server says: what the server has taken of
 * them goes, and the files with it. What was not sent yet goes to Attention once the server refuses it.
 * @returns whose changes were still to be read back
 */
export async function forgetErased(
  store: DeviceStore,
  pages: readonly Page[],
): Promise<Pick<OutboxEntry, 'table' | 'rowId'>[]> {
  const erased = new Set(pages.flatMap(erasedIn))
  if (erased.size === 0) return []
  const isOfThem = ({ table, rowId }: OutboxEntry) => erased.has(`${table} ${rowId}`)
  const sent = await store.sent.filter(isOfThem).toArray()
  const confirmed = await store.outbox.where('state').equals('confirmed').filter(isOfThem).toArray()
  await store.files.bulkDelete([...sent, ...confirmed].flatMap(({ files = [] }) => files))
  await store.sent.bulkDelete(sent.map(({ mid }) => mid))
  await store.outbox.bulkDelete(confirmed.map(({ seq }) => seq))
  // What was said of them in other rows, such as a conflict, is changed with them.
  await dropPacks(store, tables)
  await outdateScreens(store)
  return confirmed
}

const erasedIn = (page: Page): string[] =>
  tables.flatMap((table) => {
    const rows: readonly AnyRow[] = page[table]
    return rows.filter((row) => isErased(table, row)).map(({ id }) => `${table} ${id}`)
  })
