import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { hashOf } from '#db/server/secret.ts'
import { readThrough, undamaged } from './damage.ts'

/** What store functions take: the reading connection, or the writing one inside `tx`. */
export type Handle = BetterSQLite3Database

export interface Store {
  /** For reads alone. */
  read: Handle
  /**
   * Runs `work` as one transaction, one after another, durable when the promise resolves. Those that come at the same
   * time reach the disk together. `work` awaits store functions only, never the network: everybody else's writes wait
   * for it.
   */
  tx<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  close(): void
}

/** A query that is built and prepared once for each connection: what every push runs a thousand times. */
export function prepared<Query>(build: (handle: Handle) => Query): (handle: Handle) => Query {
  const built = new WeakMap<Handle, Query>()
  return (handle) => {
    const known = built.get(handle) ?? build(handle)
    built.set(handle, known)
    return known
  }
}

const migrations = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/**
 * Opens (and migrates) the store.
 * @param file path of the SQLite file; its folder is made
 * @throws OperatorError when the file is damaged
 */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const writer = undamaged(file, () => migrated(file))
  const reader = connect(file, { readonly: true })
  return {
    read: drizzle(reader),
    tx: transactions(writer),
    close() {
      reader.close()
      // All in one file again, for who copies it.
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

function migrated(file: string) {
  const writer = connect(file)
  // What a migration replaces is not left behind in the file: secrets that are only kept hashed from then on.
  writer.pragma('secure_delete = ON')
  try {
    readThrough(writer, 'quick_check')
    // For migrations: SQLite has none of its own.
    writer.function('sha256', { deterministic: true }, sha256)
    migrate(drizzle(writer), { migrationsFolder: migrations })
    writer.pragma('secure_delete = OFF')
    return writer
  } catch (error) {
    writer.close()
    throw error
  }
}

const sha256 = (text: unknown) => hashOf(String(text))

function connect(file: string, options: Database.Options = {}) {
  const connection = new Database(file, options)
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL')
    // WAL would run as NORMAL: a power cut could then undo an edit that a phone was told is safe.
    connection.pragma('synchronous = FULL')
  }
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  return connection
}

/** Why a transaction is gone, for those too who only shared its commit: nothing that they did wrong. */
const givenUp = (cause: unknown) =>
  cause instanceof Database.SqliteError ? cause : new Database.SqliteError(String(cause), 'SQLITE_ABORT')

/** One transaction that waits for its turn. */
interface Waiting {
  /** Runs it. @returns tells who waits for it, once it is on disk */
  run(handle: Handle): Promise<() => void>
  fail(error: unknown): void
}

/** Turns of the event loop in which others may come to share a commit, which waits for the disk: well under 1 ms. */
const GATHERING_TURNS = 8
/** Where others keep each turn busy, no longer than this. */
const GATHERING_MS = 2
/** That share a commit, so that the server answers others in between. */
const MOST_TOGETHER = 32

function transactions(writer: Database.Database): Store['tx'] {
  const handle = drizzle(writer)
  const waiting: Waiting[] = []
  let busy = false

  const gather = (turns: number, since = performance.now()) => {
    const waitsOn = turns > 0 && performance.now() - since < GATHERING_MS
    if (waitsOn) setImmediate(gather, turns - 1, since)
    else void commitGathered()
  }
  const commitGathered = async () => {
    await together(waiting.splice(0, MOST_TOGETHER))
    if (waiting.length > 0) gather(GATHERING_TURNS)
    else busy = false
  }
  /** All in one commit; each that fails undoes what it did itself. */
  const together = async (gathered: readonly Waiting[]) => {
    const done: (() => void)[] = []
    try {
      writer.exec('BEGIN IMMEDIATE')
      for (const each of gathered) done.push(await apart(each))
      writer.exec('COMMIT')
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK')
      for (const { fail } of gathered) fail(error)
      return
    }
    for (const tell of done) tell()
  }
  const apart = async ({ run, fail }: Waiting): Promise<() => void> => {
    writer.exec('SAVEPOINT each')
    try {
      const tell = await run(handle)
      writer.exec('RELEASE each')
      return tell
    } catch (error) {
      // What makes SQLite give up the whole transaction, such as a full disk, undoes the others too.
      if (!writer.inTransaction) throw givenUp(error)
      writer.exec('ROLLBACK TO each')
      writer.exec('RELEASE each')
      return () => fail(error)
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run = async (handle: Handle) => {
        const result = await work(handle)
        return () => resolve(result)
      }
      waiting.push({ run, fail: reject })
      if (busy) return
      busy = true
      gather(GATHERING_TURNS)
    })
}
