import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { DeviceStore } from '#db/device/store.ts'
import type { Tally } from './tally.ts'

/** A fault of a device's disk: it aborts a transaction, or has no room for it. */
export const diskFaults = ['AbortError', 'QuotaExceededError'] as const
export interface DiskFault {
  kind: (typeof diskFaults)[number]
  /** The number of writes that still succeed. */
  after: number
  /** The number of transactions that fail then. */
  times: number
}

/** A device's IndexedDB, which can fail, be copied and be restored from a copy. */
export interface Disk {
  store: DeviceStore
  fault: DiskFault | undefined
  /** Whether a transaction has failed since this was last cleared. */
  failed: boolean
  /** The app dies: uncommitted writes are lost. */
  kill(): Promise<void>
  copy(): Promise<DiskCopy>
  restore(copy: DiskCopy): Promise<void>
}
export type DiskCopy = { table: string; rows: unknown[] }[]

const disks = new WeakMap<IDBDatabase, Disk>()

export async function openDisk(userId: number, tally: Tally): Promise<Disk> {
  let factory = new IDBFactory()
  const newStore = () => new DeviceStore(userId, { indexedDB: factory, IDBKeyRange })
  const opened = async (store: DeviceStore) => {
    await store.open()
    disks.set(store.backendDB(), disk)
    return store
  }
  const close = () => {
    disks.delete(disk.store.backendDB())
    disk.store.close()
  }
  const disk: Disk = {
    store: newStore(),
    fault: undefined,
    failed: false,
    async kill() {
      close()
      disk.store = await opened(newStore())
    },
    copy: () =>
      disk.store.transaction('r', disk.store.tables, () =>
        Promise.all(
          disk.store.tables.map(async (table) => ({ table: table.name, rows: await table.toArray() })),
        ),
      ),
    async restore(copy) {
      disk.fault = undefined
      close()
      factory = new IDBFactory()
      disk.store = await opened(newStore())
      await disk.store.transaction('rw', disk.store.tables, async () => {
        // Writing rows adds packs, so the copy's packs are restored last. Rows in blocks are among the copied rows.
        const last = (table: string) => Number(table === 'packs' || table === 'packed')
        for (const { table, rows } of copy.toSorted((a, b) => last(a.table) - last(b.table))) {
          if (table === 'blocks') continue
          await disk.store.table(table).clear()
          await disk.store.table(table).bulkPut(rows)
        }
        await restoreCounter(disk.store)
      })
    },
  }
  failures = tally
  await opened(disk.store)
  return disk
}

/** The counter of the outbox continues from its value in the copy, as in a real copy. */
async function restoreCounter(store: DeviceStore) {
  const [last] = await store.outbox.orderBy('seq').reverse().limit(1).toArray()
  const sent = (await store.sent.toArray()).sort((a, b) => b.seq - a.seq)[0]
  if (!sent || (last && last.seq > sent.seq)) return
  await store.outbox.add({ ...sent, mid: 'counter' })
  await store.outbox.delete(sent.seq)
}

let failures: Tally | undefined

/** Fails a write of a transaction, as the browser does when it has to give up. */
function failWrite(objectStore: IDBObjectStore) {
  const disk = disks.get(objectStore.transaction.db)
  const fault = disk?.fault
  if (!disk || !fault || fault.after-- > 0) return
  disk.failed = true
  failures?.count(fault.kind === 'AbortError' ? 'disk: aborted' : 'disk: full')
  if (--fault.times <= 0) disk.fault = undefined
  Reflect.get(objectStore.transaction, '_abort').call(objectStore.transaction, fault.kind)
}

for (const method of ['put', 'add', 'delete']) {
  const real: unknown = Reflect.get(IDBObjectStore.prototype, method)
  if (typeof real !== 'function') throw new Error(`fake-indexeddb has no ${method}`)
  Object.defineProperty(IDBObjectStore.prototype, method, {
    configurable: true,
    value(this: IDBObjectStore, ...args: unknown[]) {
      failWrite(this)
      return real.apply(this, args)
    },
  })
}
