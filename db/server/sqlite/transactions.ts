import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { functions } from './functions.ts'

/** Queries of one connection. */
export const handleOn = (connection: Database.Database): Handle =>
  Object.assign(drizzle(connection), { functions })

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

/** Runs transactions on the connection that writes, those that come at the same time in one commit (handle.ts). */
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
  /** All in one commit; each that fails undoes what it did itself. */
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
      // What makes SQLite give up the whole transaction, such as a full disk, undoes the others too.
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
