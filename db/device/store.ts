import Dexie, { type DexieOptions, type Table as DexieTable, type EntityTable, type Transaction } from 'dexie'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { Email } from '#db/model/entities/email.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import type { Product } from '#db/model/entities/product.ts'
import type { Request } from '#db/model/entities/request.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { FileType } from '#db/model/file.ts'
import { defaultThresholds } from '#db/model/score.ts'
import type { AnyRow, Table } from '#db/model/sync/mutation.ts'
import type { Cursor, ResetReason, SentMutation } from '#db/model/sync/protocol.ts'
import type { Team } from '#db/model/team.ts'

/** A mutation made here: waiting to be sent, confirmed but not yet read back, or refused by the server. */
export interface OutboxEntry extends SentMutation {
  /** The order in which the mutations were made. */
  seq: number
  userId: number
  table: Table
  rowId: number
  state: 'waiting' | 'confirmed' | 'refused'
  /** The files that must reach the server before it. */
  files?: number[]
  /** Of a confirmed one: the point of the team's history that holds it. */
  version?: number
  stamp?: string
  /** Of a confirmed one: the server's time then, ISO 8601 in UTC. */
  confirmedAt?: string
  /** Of a refused one: why, as a code and in words for the person. */
  code?: string
  message?: string
}

/** A file that a change names. It goes before that change, and stays here as long as the change may go again. */
export interface DeviceFile {
  id: number
  teamId: number
  type: FileType
  bytes: ArrayBuffer
  state: 'waiting' | 'sent'
}

/** The server's last copy of a row that has pending mutations; null = the server has none yet. */
export interface Shadow {
  table: Table
  rowId: number
  teamId: number
  row: AnyRow | null
}

/** How far this device has read a team; `reset` while the team must be read anew. */
export interface DeviceCursor extends Cursor {
  /** In the middle of a read: a row may have moved on to where it has not read. */
  more?: boolean
  reset?: ResetReason
}

export type SyncResult = 'synced' | 'offline' | 'signed-out' | 'outdated'

/** What the last sync came to. */
export interface SyncStatus {
  key: 'sync'
  running: boolean
  result: SyncResult
  /** ISO 8601 in UTC of the last sync that came through; '' before the first. */
  lastAt: string
}

/** One person's data on this device. */
export class DeviceStore extends Dexie {
  declare products: EntityTable<Product, 'id'>
  declare suggestions: EntityTable<Suggestion, 'id'>
  declare leads: EntityTable<Lead, 'id'>
  declare notes: EntityTable<Note, 'id'>
  declare emails: EntityTable<Email, 'id'>
  declare requests: EntityTable<Request, 'id'>
  declare conflicts: EntityTable<Conflict, 'id'>
  declare settings: EntityTable<Settings, 'id'>
  declare teams: EntityTable<Team & { position: number }, 'id'>
  declare outbox: EntityTable<OutboxEntry, 'seq'>
  declare sent: EntityTable<OutboxEntry, 'mid'>
  declare shadows: DexieTable<Shadow, [Table, number]>
  declare cursors: EntityTable<DeviceCursor, 'teamId'>
  declare status: EntityTable<SyncStatus, 'key'>
  declare files: EntityTable<DeviceFile, 'id'>
  readonly userId: number

  constructor(userId: number, options: DexieOptions = {}) {
    // Strict: a change is on disk, not only in the system's cache, before the screen says so.
    super(storeName(userId), { chromeTransactionDurability: 'strict', ...options })
    this.userId = userId
    this.version(1).stores({
      products: 'id, teamId',
      suggestions: 'id, teamId',
      leads: 'id, teamId',
      requests: 'id, teamId',
      conflicts: 'id, teamId',
      settings: 'id, teamId',
      teams: 'id, position',
      outbox: '++seq, state, teamId, [table+rowId]',
      sent: 'mid, confirmedAt, [teamId+version]',
      shadows: '[table+rowId], teamId',
      cursors: 'teamId',
      status: 'key',
    })
    this.version(2)
      .stores({ files: 'id, state, teamId', outbox: '++seq, state' })
      .upgrade((upgrade) => fillIn(upgrade))
    this.version(3)
      .stores({ notes: 'id, teamId', emails: 'id, teamId' })
      .upgrade(async (upgrade) => {
        await fillIn(upgrade)
        await readAnew(upgrade)
      })
    this.version(4).upgrade((upgrade) => fillIn(upgrade))
  }

  /** The synced rows of one noun. */
  rows(table: Table): DexieTable<AnyRow, number> {
    return this.table(table)
  }
}

/** What rows have that were read before their nouns grew. */
const grown: Partial<Record<Table, object>> = {
  products: { sample: false },
  leads: { address: '', found: [], scores: [], sample: false },
  suggestions: {
    ...{ scores: [], sourceUrl: '', domain: '', email: '', phoneNumber: '', address: '' },
    ...{ latitude: null, longitude: null, sample: false },
  },
  settings: {
    ...{ views: {}, thresholds: defaultThresholds, emailNotifications: true },
    notificationsSeenAt: '',
  },
}

async function fillIn(upgrade: Transaction) {
  for (const [table, fields] of Object.entries(grown)) {
    const rows: object[] = await upgrade.table(table).toArray()
    await upgrade.table(table).bulkPut(rows.map((row) => ({ ...fields, ...row })))
  }
  const shadows: Shadow[] = await upgrade.table('shadows').toArray()
  const full = shadows.map(({ row, ...rest }) => ({ ...rest, row: row && { ...grown[rest.table], ...row } }))
  await upgrade.table('shadows').bulkPut(full)
}

/** An older app read past the rows of nouns that it did not know. */
async function readAnew(upgrade: Transaction) {
  const cursors: DeviceCursor[] = await upgrade.table('cursors').toArray()
  const reset: ResetReason = 'horizon'
  await upgrade
    .table('cursors')
    .bulkPut(cursors.map(({ teamId }) => ({ teamId, version: 0, stamp: '', reset })))
}

export const storeName = (userId: number) => `rove-${userId}`
