import type { Page } from '#db/model/entities/pull.ts'
import { readRow } from '#db/model/entities/reading.ts'
import { type AnyRow, type Table, tables } from '#db/model/entities/registry.ts'
import type { DeviceStore } from './store.ts'

/** The maximum number of rows that are tried again at once, because parsing them delays a sync. */
const MOST_AT_ONCE = 5_000

/**
 * Stores the rows of a page that this version cannot read, and deletes stored ones that the page has in
 * readable form.
 */
export async function setAside(store: DeviceStore, page: Page): Promise<void> {
  const { teamId } = page
  if ((await store.unread.count()) > 0) {
    const read = tables.flatMap((table) => page[table].map(({ id }): [Table, number] => [table, id]))
    await store.unread.bulkDelete(read)
  }
  if (page.unread.length > 0) await store.unread.bulkPut(page.unread.map((row) => ({ ...row, teamId })))
}

/** Removes and returns a team's unread rows that can be read now, for example after an update of the app. */
export async function takeReadable(
  store: DeviceStore,
  teamId: number,
): Promise<ReadonlyMap<Table, readonly AnyRow[]>> {
  const readable = new Map<Table, AnyRow[]>()
  const aside = await store.unread.where('teamId').equals(teamId).limit(MOST_AT_ONCE).toArray()
  for (const { table, rowId, raw } of aside) {
    const row = readRow(table, raw)
    if (!row) continue
    readable.set(table, [...(readable.get(table) ?? []), row])
    await store.unread.delete([table, rowId])
  }
  return readable
}

/** Deletes a team's unread rows. */
export const dropAside = (store: DeviceStore, teamId: number): Promise<number> =>
  store.unread.where('teamId').equals(teamId).delete()
