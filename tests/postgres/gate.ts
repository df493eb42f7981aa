import pg from 'pg'

/** Holds transactions that have read and are about to write. */
export interface Gate {
  /**
   * Resolves when this many connections wait, at the gate or for a connection that does.
   * @throws Error if they do not arrive
   */
  waiting(count: number): Promise<void>
  /** Lets all of them continue. */
  open(): Promise<void>
}

/** Shorter than the time after which a transaction stops waiting for a lock. */
const THERE_WITHIN_MS = 10_000

const WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/**
 * Locks a table for writers. Reads continue, so a transaction that arrives here has read the state from
 * before any other one wrote.
 */
export async function closeTable(databaseUrl: string, table: string): Promise<Gate> {
  const keeper = new pg.Client({ connectionString: databaseUrl })
  const watcher = new pg.Client({ connectionString: databaseUrl })
  await keeper.connect()
  await watcher.connect()
  await keeper.query(`BEGIN; LOCK TABLE "${table}" IN SHARE MODE`)
  const countWaiting = async () => {
    const { rows } = await watcher.query<{ count: number }>(WAITING)
    return rows[0]?.count ?? 0
  }
  return {
    async waiting(count) {
      const giveUpAt = performance.now() + THERE_WITHIN_MS
      while ((await countWaiting()) < count) {
        if (performance.now() > giveUpAt) throw new Error(`Not ${count} come to ${table}`)
      }
    },
    async open() {
      await keeper.end()
      await watcher.end()
    },
  }
}
