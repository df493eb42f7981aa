import Dexie, { type DexieOptions, type Table as DexieTable, type EntityTable, type Transaction } from 'dexie'
import type { UnreadRow } from '#db/model/entities/reading.ts'
import { type AnyRow, entities, type Rows, type Table, tables } from '#db/model/entities/registry.ts'
import type { FileType } from '#db/model/file.ts'
import type { Cursor, ResetReason, RowChange, SentMutation } from '#db/model/sync/protocol.ts'
import type { Team } from '#db/model/team.ts'
import type { KnownClock } from './clock.ts'
import { type Pack, type Packed, packing } from './pack.ts'
import { bounded } from './underWay.ts'

/** A mutation made here: waiting to be sent, confirmed but not yet read back, or refused by the server. */
export interface OutboxEntry extends Omit<SentMutation, 'each'> {
  /** The order in which the mutations were made. */
  seq: number
  userId: number
  table: Table
  /** The row that it changes; of a batch, the first one. */
  rowId: number
  /** Of a batch: the rows that it changes. How it changes them is in `batches`, as most readers of the outbox need not know. */
  batch?: {
    rowIds: number[]
    /** What its changes take on the wire. */
    bytes: number
    /** Whether some of its rows were taken out, because the data of the people whom they describe was erased. */
    isThinned?: true
  }
  state: 'waiting' | 'confirmed' | 'refused'
  /** The files that must reach the server before it. */
  files?: number[]
  /** Of a confirmed one: the point of the team's history that holds it. */
  version?: number
  stamp?: string
  /** Of a confirmed batch: the version of the first row that it changed. */
  firstVersion?: number
  /** Of a confirmed one: the server's time then, ISO 8601 in UTC. */
  confirmedAt?: string
  /** Of a refused one: why, as a code and in words for the person. */
  code?: string
  message?: string
}

/** The changes of the rows of a batch, in the order of its `rowIds`. */
export interface Batch {
  mid: string
  each: RowChange[]
}

/** A file that a change names. It goes before that change, and stays here as long as the change may go again. */
export interface DeviceFile {
  id: number
  teamId: number
  type: FileType
  bytes: ArrayBuffer
  state: 'waiting' | 'sent'
}

/**
 * The server's last copy of a row that has pending mutations; null = the server has none. A row that was never read
 * from the server (version 0) needs no shadow to say so.
 */
export interface Shadow {
  table: Table
  rowId: number
  teamId: number
  row: AnyRow | null
}

/** A row of the server that this version cannot read: kept as it came, and read once a later version can. */
export interface SetAside extends UnreadRow {
  teamId: number
}

/** How far this device has read a team; `reset` while the team must be read anew. */
export interface DeviceCursor extends Cursor {
  /** In the middle of a read: a row may have moved on to where it has not read. */
  more?: boolean
  /** All was read once, before what is being read now. */
  whole?: boolean
  reset?: ResetReason
}

/** Whether all of a team was read at some time. @param cursor undefined before the first page */
export const isWhole = (cursor: DeviceCursor | undefined): boolean =>
  cursor !== undefined && (cursor.whole === true || !cursor.more)

export type SyncResult = 'synced' | 'offline' | 'signed-out' | 'outdated'

/** What the last sync came to. */
export interface SyncStatus {
  key: 'sync'
  running: boolean
  result: SyncResult
  /** ISO 8601 in UTC of the last sync that came through; '' before the first. */
  lastAt: string
}

type Synced = { [T in Table]: EntityTable<Rows[T], 'id'> }
/** The one cast of this file: Dexie gives each table of its schema a member. */
const Store = Dexie as unknown as new (...args: ConstructorParameters<typeof Dexie>) => Dexie & Synced

/** One person's data on this device. */
export class DeviceStore extends Store {
  declare teams: EntityTable<Team & { position: number }, 'id'>
  declare outbox: EntityTable<OutboxEntry, 'seq'>
  declare sent: EntityTable<OutboxEntry, 'mid'>
  /** What the batches of `outbox` and `sent` change. */
  declare batches: EntityTable<Batch, 'mid'>
  declare shadows: DexieTable<Shadow, [Table, number]>
  declare cursors: EntityTable<DeviceCursor, 'teamId'>
  declare status: EntityTable<SyncStatus, 'key'>
  declare files: EntityTable<DeviceFile, 'id'>
  declare unread: DexieTable<SetAside, [Table, number]>
  /** Whether screens that the page kept may show what this device must not. */
  declare stale: EntityTable<{ key: 'screens' }, 'key'>
  declare packs: EntityTable<Pack, 'n'>
  declare packed: EntityTable<Packed, 'table'>
  readonly userId: number

  constructor(userId: number, options: DexieOptions = {}) {
    // Strict: a change is on disk, not only in the system's cache, before the screen says so.
    super(storeName(userId), { chromeTransactionDurability: 'strict', ...options })
    this.userId = userId
    this.use(packing)
    bounded(this)
    // Where there are no rows yet, packs tell of all of them.
    this.on('populate', (created) =>
      created.table('packed').bulkAdd(tables.map((table) => ({ table, from: 0 }))),
    )
    for (const version of versions) {
      const upgrading = this.version(version)
      upgrading.stores({ ...own[version], ...synced(version) })
      if (version > 1) upgrading.upgrade((upgrade) => update(upgrade, version))
    }
  }

  /** The synced rows of one entity. */
  rows(table: Table): DexieTable<AnyRow, number> {
    return this.table(table)
  }

  /** What is known of the server's clock: it lies beside the sync's status. */
  get clocks(): DexieTable<KnownClock, KnownClock['key']> {
    return this.table('status')
  }
}

const PACKS_SINCE = 6

/** What the device keeps beside synced rows, by the version of its store that brought it or gave it other indexes. */
const own: Readonly<Record<number, Record<string, string>>> = {
  1: {
    teams: 'id, position',
    outbox: '++seq, state, teamId, [table+rowId]',
    sent: 'mid, confirmedAt, [teamId+version]',
    shadows: '[table+rowId], teamId',
    cursors: 'teamId',
    status: 'key',
  },
  2: { files: 'id, state, teamId', outbox: '++seq, state' },
  [PACKS_SINCE]: { packs: '++n, table', packed: 'table' },
  9: { unread: '[table+rowId], teamId', stale: 'key' },
  10: { batches: 'mid' },
}

/** The schema only grows: each version has what an entity or the device itself says of it. */
const versions: readonly number[] = [
  ...new Set([
    ...Object.keys(own).map(Number),
    ...tables.flatMap((table) => [
      entities[table].since,
      ...Object.keys(entities[table].addedFields).map(Number),
    ]),
  ]),
].sort((a, b) => a - b)

const newIn = (version: number) => tables.filter((table) => entities[table].since === version)

const synced = (version: number) => Object.fromEntries(newIn(version).map((table) => [table, 'id, teamId']))

async function update(upgrade: Transaction, version: number) {
  for (const table of tables) {
    const lacking = entities[table].addedFields[version]
    if (lacking) await fillIn(upgrade, table, lacking)
  }
  if (version === PACKS_SINCE) await markWhole(upgrade)
  if (newIn(version).length > 0 || (await hasGrown(upgrade, version))) await readAnew(upgrade)
}

/** Whether an older app may have read rows here and left out what it did not know of them. */
async function hasGrown(upgrade: Transaction, version: number): Promise<boolean> {
  const upgraded = tables.filter((table) => version > PACKS_SINCE && entities[table].addedFields[version])
  const counts = await Promise.all(upgraded.map((table) => upgrade.table(table).count()))
  return counts.some((count) => count > 0)
}

/** From now on each cursor says so: one that does not was put by an older worker, and rows with it. */
const markWhole = (upgrade: Transaction) =>
  upgrade
    .table<DeviceCursor>('cursors')
    .toCollection()
    .modify((cursor) => {
      cursor.whole = isWhole(cursor)
    })

/** Rows that were read before their entity grew get what they lack. */
async function fillIn(upgrade: Transaction, table: Table, lacking: object) {
  const rows: object[] = await upgrade.table(table).toArray()
  await upgrade.table(table).bulkPut(rows.map((row) => ({ ...lacking, ...row })))
  const shadows: Shadow[] = await upgrade.table('shadows').toArray()
  const full = shadows.map((shadow) =>
    shadow.table === table ? { ...shadow, row: shadow.row && { ...lacking, ...shadow.row } } : shadow,
  )
  await upgrade.table('shadows').bulkPut(full)
}

/** An older app read past the rows of entities that it did not know. */
async function readAnew(upgrade: Transaction) {
  const cursors: DeviceCursor[] = await upgrade.table('cursors').toArray()
  const reset: ResetReason = 'horizon'
  await upgrade
    .table('cursors')
    .bulkPut(cursors.map(({ teamId }) => ({ teamId, version: 0, stamp: '', reset })))
}

export const storeName = (userId: number) => `rove-${userId}`
