import type { AnyRow, Table } from '#db/model/entities/registry.ts'
import { rowsOfBlock } from './blocks.ts'
import { nextTurn } from './nextTurn.ts'
import { goneOf, packsOf, rowsIn } from './pack.ts'
import { type DeviceStore, isWhole } from './store.ts'

/** Rows that one step of a fold packs; between two steps others can write. */
const SLICE = 500
/** Packs that are read in one transaction. */
const CHUNK = 8
/** Duration of work after which the page may handle input, in ms. */
const TURN_MS = 8
/** Up to this many extra packs and this many repeated rows, reading costs less than folding. */
const LOOSE = { packs: 300, rows: 1_000 }

/** Drops packs, because they may hold rows that must leave this device. Runs in the caller's transaction. */
export async function dropPacks(store: DeviceStore, of: readonly Table[]): Promise<void> {
  await store.packs.where('table').anyOf(of).delete()
  await store.packed.bulkDelete([...of])
}

/** The result of a read of packs. */
export interface PacksRead {
  /** Whether it covered all rows, so that rows it did not name do not exist. */
  whole: boolean
  /** The newest pack. */
  upTo: number
  /**
   * The number of packs, and of rows in the packs that were read; a row in several packs counts each time.
   */
  packs: number
  told: number
}

/**
 * Reads the packs of a table, newest first, and lets the page handle input in between.
 * @param since the newest pack that was read before; 0 reads all
 * @param take called with the content of each pack; for a row in several packs, the first call counts
 * @returns undefined if the packs do not contain every row, or were folded meanwhile; then the caller must
 * read the rows themselves
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

/**
 * Whether an older worker that does not know packs wrote rows after this app did. Cursors that it wrote have
 * neither `whole` nor `reset`.
 */
const wroteWithoutPacks = async (store: DeviceStore): Promise<boolean> =>
  (await store.cursors.filter(({ whole, reset }) => whole === undefined && reset === undefined).count()) > 0

const keysOf = (store: DeviceStore, table: Table) => store.packs.where('table').equals(table).primaryKeys()

/** Whether reading would be much faster after a fold. @param rows the number of rows in the table */
export const isLoose = ({ packs, told }: PacksRead, rows: number): boolean =>
  packs > LOOSE.packs + rows / 100 || told > LOOSE.rows + rows * 1.5

/**
 * Gives the rows of one block of a table records of their own, in a transaction.
 * @returns whether there was a block
 */
export function dissolveBlock(store: DeviceStore, table: Table): Promise<boolean> {
  return store.transaction('rw', [store.rows(table), store.blocks], async () => {
    const block = await store.blocks.where('table').equals(table).first()
    if (block) await store.rows(table).bulkPut([...rowsOfBlock(block)])
    return block !== undefined
  })
}

/**
 * One step of a fold, in its own transaction: puts the next rows, in the order of their ids, into a new pack.
 * The last step deletes all packs from before the fold.
 * @returns whether it was the last step
 */
export async function foldOn(store: DeviceStore, table: Table, slice = SLICE): Promise<boolean> {
  // Each step would read all blocks.
  if (await dissolveBlock(store, table)) return false
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
    // A table without rows gets an empty pack, so that `from` names one.
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

/** Folds a table while the page is idle. If it is interrupted, the next call continues it. */
export async function foldInIdleTime(store: DeviceStore, table: Table): Promise<void> {
  const fold = async () => {
    do await idle()
    while (!(await foldOn(store, table)))
  }
  try {
    // One tab at a time folds. Without locks, the tabs share the fold's steps.
    await (globalThis.navigator?.locks?.request(
      `rove-fold-${store.name}-${table}`,
      { ifAvailable: true },
      (lock) => (lock ? fold() : undefined),
    ) ?? fold())
  } catch (error) {
    // The database was closed or the disk is full: rows can be read without packs.
    if (!(error instanceof Error && CLOSED_OR_FULL.has(error.name))) throw error
  }
}

/** Waits until the page is idle; 50 ms in Safari, which has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve)
    else setTimeout(resolve, 50)
  })
