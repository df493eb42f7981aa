import { tables } from '#db/model/entities/registry.ts'
import { synced } from './mutate.ts'
import type { DeviceStore } from './store.ts'

/**
 * Deletes everything of the person from this device except changes that the server has not accepted (waiting
 * or refused) and the files that they name. Once the same person has signed in and syncs, these are sent or
 * stay in Attention.
 */
export async function keepUnsent(store: DeviceStore): Promise<void> {
  await store.transaction('rw', store.tables, async () => {
    const unsent = await store.outbox.where('state').notEqual('confirmed').toArray()
    const files = new Set(unsent.flatMap(({ files = [] }) => files))
    const mids = new Set(unsent.map(({ mid }) => mid))
    await store.outbox.where('state').equals('confirmed').delete()
    await store.files.filter(({ id }) => !files.has(id)).delete()
    const batches = await store.batches.toCollection().primaryKeys()
    await store.batches.bulkDelete(batches.filter((mid) => !mids.has(mid)))
    const { shadows, sent, cursors, teams, unread, unfinishedImports } = store
    const read = [shadows, sent, cursors, teams, unread, unfinishedImports]
    for (const table of [...synced(store), ...read]) await table.clear()
    // The packs are complete, because there are no rows.
    await store.packs.clear()
    await store.packed.bulkPut(tables.map((table) => ({ table, from: 0 })))
  })
}
