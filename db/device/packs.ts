import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { nextTurn } from './nextTurn.ts'
import { goneOf, packsOf, rowsIn } from './pack.ts'
import { type DeviceStore, isWhole } from './store.ts'

/** Rows that are folded at once: somebody may want to write meanwhile. */
const SLICE = 500
/** Packs that are read in one transaction. */
const CHUNK = 8
/** Work after which the page may answer, in ms. */
const TURN_MS = 8
/** So many packs of single writes, and so many rows that are told of twice, cost less to read than to fold. */
const LOOSE = { packs: 300, rows: 1_000 }

/** What no longer may be on this device is in no pack either: in the transaction of whoever says so. */
export async function dropPacks(store: DeviceStore, of: readonly Table[]): Promise<void> {
  await store.packs.where('table').anyOf(of).delete()
  await store.packed.bulkDelete([...of])
}

/** What a read of packs came to. */
export interface PacksRead {
  /** Whether it went over all rows: those that it did not name are not there. */
  whole: boolean
  /** The newest pack that there was. */
  upTo: number
  /** How many packs there are, and how many rows those that were read hold, the same row in several counted each time. */
  packs: number
  told: number
}

/**
 * Reads what was written of a table, the newest first, and lets the page answer in between.
 * @param since the newest pack that was read before; 0 reads all
 * @param take gets what each pack tells; of a row that several name the first stands
 * @returns undefined where the packs don't tell of every row, or were folded meanwhile: rows must be read one by one
 */
export async function readPacks(
  store: DeviceStore,
  table: Table,
  since: number,
  take: (rows: readonly AnyRow[], gone: readonly number[]) => Promise<void>,
): Promise<PacksRead | undefined> {
  const packed = await store.transaction('r', [store.packed, store.packs, store.cursors], async () => {
    const from = (await store.packed.get(table))?.from
    if (from === undefined || (await wroteWithoutPacks(store))) return undefined
    return { from, all: await keysOf(store, table) }
  })
  if (!packed) return undefined
  const { from, all } = packed
  const whole = from > since || since === 0
  const keys = (whole ? all : all.filter((n) => n > since)).reverse()
  let told = 0
  let began = performance.now()
  for (let at = 0; at < keys.length; at += CHUNK) {
    const packs = await store.transaction('r', [store.packed, store.packs], async () =>
      (await store.packed.get(table))?.from === from ? store.packs.bulkGet(keys.slice(at, at + CHUNK)) : [],
    )
    if (packs.length === 0) return undefined
    for (const pack of packs) {
      if (!pack) continue
      told += pack.count
      await take(rowsIn(pack), pack.gone)
      if (performance.now() - began < TURN_MS) continue
      await nextTurn()
      began = performance.now()
    }
  }
  return { whole, upTo: all.at(-1) ?? since, told, packs: all.length }
}

/** Whether an older worker, from before there were packs, wrote rows here after this app did: its cursors lack a mark. */
const wroteWithoutPacks = async (store: DeviceStore): Promise<boolean> =>
  (await store.cursors.filter(({ whole, reset }) => whole === undefined && reset === undefined).count()) > 0

const keysOf = (store: DeviceStore, table: Table) => store.packs.where('table').equals(table).primaryKeys()

/** Whether reading would be much faster after a fold. @param rows how many there are */
export const isLoose = ({ packs, told }: PacksRead, rows: number): boolean =>
  packs > LOOSE.packs + rows / 100 || told > LOOSE.rows + rows * 1.5

/**
 * One step of a fold, in a transaction of its own: the next rows in the order of their ids become a pack, whatever
 * packs say of them. After the last step all earlier packs go.
 * @returns whether it was the last
 */
export async function foldOn(store: DeviceStore, table: Table, slice = SLICE): Promise<boolean> {
  return store.transaction('rw', [store.rows(table), store.packs, store.packed, store.cursors], async () => {
    if (await wroteWithoutPacks(store)) {
      await store.packed.clear()
      await store.cursors.toCollection().modify((cursor) => {
        cursor.whole = isWhole(cursor)
      })
    }
    const packed = await store.packed.get(table)
    const { folding } = packed ?? {}
    const rows = await store
      .rows(table)
      .where('id')
      .above(folding?.upTo ?? -1)
      .limit(slice)
      .toArray()
    // Without rows too there is a pack that readers find the fold by.
    const made = rows.length > 0 || folding ? packsOf(table, rows) : [goneOf(table, [])]
    const keys = await store.packs.bulkAdd(made, { allKeys: true })
    const from = folding?.from ?? keys[0] ?? 0
    const last = rows.at(-1)
    if (last && rows.length === slice) {
      await store.packed.put({ ...packed, table, folding: { from, upTo: last.id } })
      return false
    }
    await store.packs.bulkDelete((await keysOf(store, table)).filter((n) => n < from))
    await store.packed.put({ table, from })
    return true
  })
}

const CLOSED_OR_FULL: ReadonlySet<string> = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'AbortError',
  'QuotaExceededError',
])

/** Folds a table when the page has nothing to do; what is cut off goes on with the next one. */
export async function foldInIdleTime(store: DeviceStore, table: Table): Promise<void> {
  const fold = async () => {
    do await idle()
    while (!(await foldOn(store, table)))
  }
  try {
    // Of several tabs one does it. Where there are no locks they take turns.
    await (globalThis.navigator?.locks?.request(
      `rove-fold-${store.name}-${table}`,
      { ifAvailable: true },
      (lock) => (lock ? fold() : undefined),
    ) ?? fold())
  } catch (error) {
    // Closed, or without room: rows are read without packs just as well.
    if (!(error instanceof Error && CLOSED_OR_FULL.has(error.name))) throw error
  }
}

/** Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, 50)
  })
