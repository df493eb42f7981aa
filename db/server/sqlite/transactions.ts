import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { functions } from './functions.ts'

/** A handle for one connection. */
export const handleOn = (connection: Database.Database): Handle =>
  Object.assign(drizzle(connection), { functions })

/**
 * The error for transactions that were rolled back, including those that only shared the commit and did
 * nothing wrong.
 */
const givenUp = (cause: unknown) =>
  cause instanceof Database.SqliteError ? cause : new Database.SqliteError(String(cause), 'SQLITE_ABORT')

/** A transaction that waits for its turn. */
interface Waiting {
  /** Runs it. @returns a function that tells its caller, once it is on disk */
  run(handle: Handle): Promise<() => void>
  fail(error: unknown): void
}

/**
 * The number of turns of the event loop in which further transactions can join a commit, which waits for the
 * disk: well under 1 ms.
 */
const GATHERING_TURNS = 8
/** If turns are busy, no longer than this. */
const GATHERING_MS = 2
/** The maximum number of transactions in a commit, so that the server answers others in between. */
const MOST_TOGETHER = 32

/**
 * Runs transactions on the writing connection; those that arrive at the same time share a commit (handle.ts).
 */
export function transactions(writer: Database.Database): Store['tx'] {
  const handle = handleOn(writer)
  const [begin, commit] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT')]
  const [mark, keep, undo] = [
    writer.prepare('SAVEPOINT each'),
    writer.prepare('RELEASE each'),
    writer.prepare('ROLLBACK TO each'),
  ]
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
  /** All in one commit; a transaction that fails rolls back only its own changes. */
  const together = async (gathered: readonly Waiting[]) => {
    const done: (() => void)[] = []
    try {
      begin.run()
      for (const each of gathered) done.push(await apart(each))
      commit.run()
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK')
      for (const { fail } of gathered) fail(error)
      return
    }
    for (const tell of done) tell()
  }
  const apart = async ({ run, fail }: Waiting): Promise<() => void> => {
    mark.run()
    try {
      const tell = await run(handle)
      keep.run()
      return tell
    } catch (error) {
      // An error that makes SQLite roll back the whole transaction, such as a full disk, also undoes the
      // others.
      if (!writer.inTransaction) throw givenUp(error)
      undo.run()
      keep.run()
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
