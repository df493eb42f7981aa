import Dexie, { type DexieOptions, type Table as DexieTable, type EntityTable, type Transaction } from 'dexie'
import type { UnreadRow } from '#db/model/entities/reading.ts'
import { type AnyRow, entities, type Rows, type Table, tables } from '#db/model/entities/registry.ts'
import type { FileType } from '#db/model/file.ts'
import type { Cursor, ResetReason, RowChange, SentMutation } from '#db/model/sync/protocol.ts'
import type { Team } from '#db/model/team.ts'
import { type Block, blocking } from './blocks.ts'
import type { KnownClock } from './clock.ts'
import { type Pack, type Packed, packing } from './pack.ts'
import { bounded } from './underWay.ts'

/**
 * A mutation made on this device: waiting to be sent, confirmed but not yet read back, or refused by the
 * server.
 */
export interface OutboxEntry extends Omit<SentMutation, 'each'> {
  /** The order in which the mutations were made. */
  seq: number
  userId: number
  table: Table
  /** The row that it changes; for a batch, the first of its rows. */
  rowId: number
  /**
   * For a batch: the rows that it changes. The changes are in `batches`, because most readers of the outbox
   * do not need them.
   */
  batch?: {
    rowIds: number[]
    /** The size of its changes on the wire. */
    bytes: number
    /** Whether some of its rows were taken out because their data was erased. */
    isThinned?: true
  }
  state: 'waiting' | 'confirmed' | 'refused'
  /** The files that must be sent before it. */
  files?: number[]
  /** When confirmed: the point of the team's history that contains it. */
  version?: number
  stamp?: string
  /** For a confirmed batch: the version of the first row that it changed. */
  firstVersion?: number
  /** When confirmed: the server's time at that moment, ISO 8601 in UTC. */
  confirmedAt?: string
  /** When refused: the reason, as a code and as a message for the person. */
  code?: string
  message?: string
}

/** The changes of the rows of a batch, in the order of its `rowIds`. */
export interface Batch {
  mid: string
  each: RowChange[]
}

/**
 * A file that a change names. It is sent before the change, and is kept as long as the change may be sent
 * again.
 */
export interface DeviceFile {
  id: number
  teamId: number
  type: FileType
  bytes: ArrayBuffer
  state: 'waiting' | 'sent'
}

/** An import whose rows are being written. It is kept until all are, so that it can go on after the app was closed. */
export interface UnfinishedImport {
  /** The id of its row in `imports`. */
  id: number
  teamId: number
  name: string
  /** The file, or the pasted text. */
  content: Blob | string
  /** How its rows become leads: the plan of db/import. */
  plan: unknown
}

/**
 * The server's last copy of a row that has pending mutations; null if the server has none. A row that was
 * never on the server (version 0) needs no shadow.
 */
export interface Shadow {
  table: Table
  rowId: number
  teamId: number
  row: AnyRow | null
}

/**
 * A row from the server that this version cannot read. It is kept unchanged until an updated app can read it.
 */
export interface SetAside extends UnreadRow {
  teamId: number
}

/** How far this device has read a team; `reset` is set while the team must be read from the beginning. */
export interface DeviceCursor extends Cursor {
  /** More pages follow: a row may have moved to a version that was not read yet. */
  more?: boolean
  /** The team was read completely once before the current read. */
  whole?: boolean
  reset?: ResetReason
}

/** Whether a team was read completely at least once. @param cursor undefined before the first page */
export const isWhole = (cursor: DeviceCursor | undefined): boolean =>
  cursor !== undefined && (cursor.whole === true || !cursor.more)

/** The result of a sync; all but 'synced' say why it did not finish. */
export type SyncResult = 'synced' | 'offline' | 'signed-out' | 'outdated'

/** The state and the result of the last sync. */
export interface SyncStatus {
  key: 'sync'
  running: boolean
  result: SyncResult
  /** When the last successful sync ended, ISO 8601 in UTC; '' before the first. */
  lastAt: string
}

type Synced = { [T in Table]: EntityTable<Rows[T], 'id'> }
/** The only cast in this file: Dexie adds a member for each table of its schema at run time. */
const Store = Dexie as unknown as new (...args: ConstructorParameters<typeof Dexie>) => Dexie & Synced

type StoreOptions = Omit<DexieOptions, 'indexedDB'> & { indexedDB?: IDBFactory }

/** One person's data on this device. */
export class DeviceStore extends Store {
  declare teams: EntityTable<Team & { position: number }, 'id'>
  declare outbox: EntityTable<OutboxEntry, 'seq'>
  declare sent: EntityTable<OutboxEntry, 'mid'>
  /** The changes of the batches in `outbox` and `sent`. */
  declare batches: EntityTable<Batch, 'mid'>
  declare shadows: DexieTable<Shadow, [Table, number]>
  declare cursors: EntityTable<DeviceCursor, 'teamId'>
  declare status: EntityTable<SyncStatus, 'key'>
  declare files: EntityTable<DeviceFile, 'id'>
  declare unread: DexieTable<SetAside, [Table, number]>
  /** Holds a row if stored screens may show data that must no longer be on this device. */
  declare stale: EntityTable<{ key: 'screens' }, 'key'>
  declare packs: EntityTable<Pack, 'n'>
  declare blocks: EntityTable<Block, 'n'>
  declare packed: EntityTable<Packed, 'table'>
  declare unfinishedImports: EntityTable<UnfinishedImport, 'id'>
  readonly userId: number

  constructor(userId: number, options: StoreOptions = {}) {
    let before = 0
    // Undefined in a browser without storage, although the type says otherwise: then Dexie says so as it opens.
    const browsers: IDBFactory | undefined = options.indexedDB ?? Dexie.dependencies.indexedDB
    const telling = browsers && {
      indexedDB: tellingUpgrades(browsers, (version) => {
        before = version
      }),
    }
    // Strict: a change is on disk, not only in the system's cache, before the screen reports it as saved.
    super(storeName(userId), { chromeTransactionDurability: 'strict', ...options, ...telling })
    this.userId = userId
    this.use(blocking)
    this.use(packing)
    bounded(this)
    // In a new database there are no rows, so the packs are complete.
    this.on('populate', (created) =>
      created.table('packed').bulkAdd(tables.map((table) => ({ table, from: 0 }))),
    )
    // Only the newest version: for each one that is declared, Dexie parses all those before it, too, and twenty take a
    // slow phone 0.1 s at each start.
    this.version(NEWEST)
      .stores(schema)
      .upgrade(async (upgrade) => {
        for (const version of versions) if (version > before) await update(upgrade, version)
      })
  }

  /** The synced rows of one entity. */
  rows(table: Table): DexieTable<AnyRow, number> {
    return this.table(table)
  }

  /** What is known about the server's clock. It is stored in the table of the sync's status. */
  get clocks(): DexieTable<KnownClock, KnownClock['key']> {
    return this.table('status')
  }
}

const PACKS_SINCE = 6

/**
 * The device's tables beside those of synced rows, by the version of the store that added them or changed
 * their indexes.
 */
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
  15: { blocks: '++n, table, &*ids' },
  17: { unfinishedImports: 'id' },
  // Blocks hold their rows by columns, which older apps cannot read.
  19: {},
}

/** The versions that added or changed the device's own tables. */
export const ownVersions: readonly number[] = Object.keys(own).map(Number)

/**
 * All versions of the schema, which only grows: those in which an entity or a table of the device was added
 * or changed.
 */
const versions: readonly number[] = [
  ...new Set([
    ...ownVersions,
    ...tables.flatMap((table) => [
      entities[table].since,
      ...Object.keys(entities[table].addedFields).map(Number),
    ]),
  ]),
].sort((a, b) => a - b)

const NEWEST = Math.max(...versions)

const newIn = (version: number) => tables.filter((table) => entities[table].since === version)

const synced = (version: number) => Object.fromEntries(newIn(version).map((table) => [table, 'id, teamId']))

/** The tables of the newest version with their indexes, as Dexie writes them. */
const schema: Record<string, string> = Object.assign(
  {},
  ...versions.map((version) => ({ ...own[version], ...synced(version) })),
)

/** Dexie's versions are ten times as large in IndexedDB. */
const DEXIE_FACTOR = 10

/**
 * IndexedDB that tells which version a database had before an upgrade; Dexie tells only the new one.
 * @param onUpgrade called before Dexie upgrades a database
 */
function tellingUpgrades(indexedDB: IDBFactory, onUpgrade: (from: number) => void): IDBFactory {
  return {
    open(name, version) {
      const request = indexedDB.open(name, version)
      request.addEventListener('upgradeneeded', ({ oldVersion }) => onUpgrade(oldVersion / DEXIE_FACTOR))
      return request
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    databases: () => indexedDB.databases(),
    cmp: (a, b) => indexedDB.cmp(a, b),
  }
}

/** Adds to a database of an older version what this version added. */
async function update(upgrade: Transaction, version: number) {
  for (const table of tables) {
    const lacking = entities[table].addedFields[version]
    if (lacking) await fillIn(upgrade, table, lacking)
  }
  if (version === PACKS_SINCE) await markWhole(upgrade)
  if (newIn(version).length > 0 || (await hasGrown(upgrade, version))) await readAnew(upgrade)
}

/** Whether an older app may have read rows of an entity that has new fields, and dropped these fields. */
async function hasGrown(upgrade: Transaction, version: number): Promise<boolean> {
  const upgraded = tables.filter((table) => version > PACKS_SINCE && entities[table].addedFields[version])
  const counts = await Promise.all(upgraded.map((table) => upgrade.table(table).count()))
  return counts.some((count) => count > 0)
}

/**
 * Sets `whole` on each cursor. A cursor without it was later written by an older worker, which then wrote
 * rows, too.
 */
const markWhole = (upgrade: Transaction) =>
  upgrade
    .table<DeviceCursor>('cursors')
    .toCollection()
    .modify((cursor) => {
      cursor.whole = isWhole(cursor)
    })

/** Adds an entity's new fields, with their defaults, to rows that were read before the entity had them. */
async function fillIn(upgrade: Transaction, table: Table, lacking: object) {
  const rows: object[] = await upgrade.table(table).toArray()
  await upgrade.table(table).bulkPut(rows.map((row) => ({ ...lacking, ...row })))
  const shadows: Shadow[] = await upgrade.table('shadows').toArray()
  const full = shadows.map((shadow) =>
    shadow.table === table ? { ...shadow, row: shadow.row && { ...lacking, ...shadow.row } } : shadow,
  )
  await upgrade.table('shadows').bulkPut(full)
}

/**
 * Marks all teams to be read from the beginning, because an older app skipped rows and fields that it did not
 * know.
 */
async function readAnew(upgrade: Transaction) {
  const cursors: DeviceCursor[] = await upgrade.table('cursors').toArray()
  const reset: ResetReason = 'horizon'
  await upgrade
    .table('cursors')
    .bulkPut(cursors.map(({ teamId }) => ({ teamId, version: 0, stamp: '', reset })))
}

/** The name of a person's IndexedDB database. */
export const storeName = (userId: number) => `rove-${userId}`
