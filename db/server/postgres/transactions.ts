import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { ConnectionError, isConflict, isConstraint, isReadOnly } from './errors.ts'
import { handleOn } from './handle.ts'

/** How long a transaction that conflicts with others is retried. */
const PATIENCE_MS = 10_000
/** A random delay, so that two conflicting transactions do not meet again. */
const MOST_APART_MS = 20

/** PostgreSQL detects when two of these conflict, and one of them is retried. */
const SERIAL = 'BEGIN ISOLATION LEVEL SERIALIZABLE'
/**
 * Transactions of one team wait here for one another: what each reads of the team stays true until it
 * commits, and the team's versions are committed in order.
 */
const inTurn = (teamId: number) =>
  `BEGIN; SELECT 1 FROM "teams" WHERE "id" = ${Math.trunc(teamId)} FOR NO KEY UPDATE`

/** It sees the data as of its first read. */
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** Runs transactions and snapshots, each on a separate connection (handle.ts). */
export function transactions(pool: pg.Pool): Pick<Store, 'tx' | 'snapshot'> {
  // Statements are prepared once for each connection.
  const handles = new WeakMap<pg.PoolClient, Handle>()
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? handleOn(client)
    handles.set(client, handle)
    return handle
  }

  async function once<T>(work: (handle: Handle) => Promise<T>, begin: string): Promise<T> {
    const client = await pool.connect().catch(brokenOff)
    let isWhole = false
    try {
      await client.query(begin).catch(brokenOff)
      const result = await work(handleOf(client))
      const { command } = await client.query('COMMIT').catch(brokenOff)
      isWhole = true
      // PostgreSQL reports a commit like this after an error in the transaction that was ignored.
      if (command !== 'COMMIT') throw new ConnectionError('The transaction was not committed')
      return result
    } catch (error) {
      isWhole ||= await client.query('ROLLBACK').then(
        () => true,
        () => false,
      )
      // A new connection may lead to the primary.
      if (isReadOnly(error)) isWhole = false
      throw error
    } finally {
      client.release(!isWhole)
    }
  }

  const tx: Store['tx'] = async (work, teamId) => {
    const begin = teamId === undefined ? SERIAL : inTurn(teamId)
    const giveUpAt = performance.now() + PATIENCE_MS
    let hasBroken = false
    for (;;) {
      try {
        return await once(work, begin)
      } catch (error) {
        // A violated constraint may be due to a row that another transaction has just committed. The retry
        // sees that row and can handle it.
        const mayPass = isConflict(error) ? performance.now() < giveUpAt : isConstraint(error) && !hasBroken
        if (!mayPass) throw error
        hasBroken ||= isConstraint(error)
        await setTimeout(Math.random() * MOST_APART_MS)
      }
    }
  }
  return { tx, snapshot: (work) => once(work, SNAPSHOT) }
}

function brokenOff(cause: unknown): never {
  throw new ConnectionError('The database could not be asked', { cause })
}
